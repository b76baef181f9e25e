import { useLayoutEffect, useRef } from 'react'
import { isAtBeginning } from '../navigation/arrival'
import { layOutLater } from './lay-out-later'
import { mountIslands } from './mount-islands'
import { StaticHtml, type StaticHtmlProps } from './StaticHtml'

/** Static HTML with islands in it. */
export function Article(props: StaticHtmlProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isNew = props.html !== undefined
  useLayoutEffect(() => (isNew && isAtBeginning() ? layOutLater(ref.current!) : undefined), [isNew])
  useLayoutEffect(() => mountIslands(ref.current!), [])

  return <StaticHtml ref={ref} {...props} />
}
