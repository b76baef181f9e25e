import { useEffect, useRef } from 'react'
import { Article } from '../article/Article'
import type { DocsPageData } from './payload'
import { listenToPageActions } from './page-actions'
import { followHeadings } from './scrollspy'

/** One docs page: header, article, table of contents and page links, all in one static part. */
export function DocsPage({ path, html }: DocsPageData) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => followHeadings(ref.current!), [])
  useEffect(() => listenToPageActions(ref.current!), [])

  return (
    <div ref={ref} className="min-w-0 flex-1">
      <Article name={path} html={html} />
    </div>
  )
}
