import { useLayoutEffect, useRef } from 'react'
import { mountIslands } from './mount-islands'
import { StaticHtml, type StaticHtmlProps } from './StaticHtml'

/** Static HTML with islands in it. */
export function Article(props: StaticHtmlProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => mountIslands(ref.current!), [])

  return <StaticHtml ref={ref} {...props} />
}
