import { useLayoutEffect, useRef } from 'react'
import { mountIslands } from './mount-islands'
import { StaticHtml, type StaticHtmlProps } from './StaticHtml'

/** Renders the static HTML of an article and hydrates the islands inside it. */
export function Article(props: StaticHtmlProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => mountIslands(ref.current!), [])

  return <StaticHtml ref={ref} {...props} />
}
