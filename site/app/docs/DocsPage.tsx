import { useEffect, useRef, type CSSProperties } from 'react'
import { Article } from '../article/Article'
import type { DocsPageData } from './payload'
import { listenToPage } from './listen-to-page'
import { followHeadings } from './scrollspy'
import { useLaterContent } from './use-later-content'
import { IntentPopups, type PopupLoaders } from '../popups/intent-popups'

const popups: PopupLoaders = { page: () => import('./PageMenu').then((module) => module.PageMenu) }

/** One docs page: header, article, table of contents and page links, all in one static part. */
export function DocsPage({ path, ...content }: DocsPageData) {
  const ref = useRef<HTMLDivElement>(null)
  const { html, isComplete, height } = useLaterContent(ref, content)
  // Again when the content is complete, because more headings are in the page.
  useEffect(() => followHeadings(ref.current!), [isComplete])
  useEffect(() => listenToPage(ref.current!), [])
  const partialStyle = isComplete ? undefined : ({ '--article-height': `${height}px` } as CSSProperties)

  return (
    <div ref={ref} className="min-w-0 flex-1" data-partial={isComplete ? undefined : ''} style={partialStyle}>
      <Article name={path} html={html} isComplete={isComplete} />
      <IntentPopups within={ref} popups={popups} />
    </div>
  )
}
