import { useEffect, useRef } from 'react'
import { StaticHtml } from '../article/StaticHtml'
import { markCurrentPage } from './current-page'
import { sectionOf, type SectionName } from '../content/docs-sections'

interface DocsNavigationProps {
  path: string
  /** The tree; known in the browser only after a client navigation from another section. */
  html?: string
}

/**
 * The tree of the section at the left. Its links are static; only the mark of the current page moves, so the panel
 * keeps its place from page to page. Give it a `key` that changes with the section.
 */
export function DocsNavigation({ path, html }: DocsNavigationProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => markCurrentPage(ref.current!, path), [path])

  return (
    <div className="sticky top-header -ms-3 hidden h-[calc(100dvh-var(--ui-header-height))] w-64 shrink-0 overflow-y-auto overscroll-contain border-e border-muted lg:block">
      <nav aria-label="Docs" id="docs-navigation" data-section={sectionOf(path)} className="py-8 pe-4">
        <StaticHtml ref={ref} name={`navigation:${path}`} html={html} />
      </nav>
    </div>
  )
}

/** Whether the page shows the tree of a section, so that it need not be fetched. */
export function isTreeShown(section: SectionName): boolean {
  // While developing, the tree may have changed with the page.
  return !import.meta.env.DEV && document.getElementById('docs-navigation')?.dataset.section === section
}
