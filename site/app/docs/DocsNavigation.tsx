import { useEffect, useRef } from 'react'
import { StaticHtml } from '../article/StaticHtml'
import { markCurrentPage } from './current-page'
import { sectionOf, type SectionName } from '../content/docs-sections'

interface DocsNavigationProps {
  path: string
  /** The tree as HTML. In the browser, set only after a client navigation from another section. */
  html?: string
}

/**
 * The navigation tree of the section, beside the article. Its links are static; only `aria-current` changes, so the
 * panel keeps its scroll position from page to page. Give it a `key` that changes with the section.
 */
export function DocsNavigation({ path, html }: DocsNavigationProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => markCurrentPage(ref.current!, path), [path])

  return (
    <div className="docs-panel">
      <nav aria-label="Docs" id="docs-navigation" data-section={sectionOf(path)} className="py-8 pe-4">
        <StaticHtml ref={ref} name={`navigation:${path}`} html={html} />
      </nav>
    </div>
  )
}

/** Whether the page already contains the tree of a section, so that it does not need to be fetched. */
export function isTreeShown(section: SectionName): boolean {
  // In development, the tree may have changed together with the page.
  return !import.meta.env.DEV && document.getElementById('docs-navigation')?.dataset.section === section
}
