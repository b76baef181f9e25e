import { useLayoutEffect, useRef } from 'react'
import { startsAtTop } from '../navigation/page-change'
import { deferLayout } from './defer-layout'
import { mountIslands } from './mount-islands'
import { StaticHtml, type StaticHtmlProps } from './StaticHtml'

/** Renders the static HTML of an article and hydrates the islands inside it. */
export function Article(props: StaticHtmlProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isNew = props.html !== undefined
  useLayoutEffect(() => (isNew && startsAtTop() ? deferLayout(ref.current!) : undefined), [isNew])
  useLayoutEffect(() => mountIslands(ref.current!), [])

  return <StaticHtml ref={ref} {...props} />
}
