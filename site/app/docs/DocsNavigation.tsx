import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { StaticHtml } from '../article/StaticHtml'

/** The tree of pages at the left. Its links are static; only the mark of the current page moves. */
export function DocsNavigation({ html }: { html?: string }) {
  const ref = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()

  useEffect(() => markCurrentPage(ref.current!, pathname.replace(/\/+$/, '')), [pathname])

  return (
    <div className="sticky top-header hidden h-[calc(100dvh-var(--ui-header-height))] -ms-3 w-64 shrink-0 overflow-y-auto overscroll-contain border-e border-muted lg:block">
      <nav aria-label="Docs" id="docs-navigation" className="py-8 pe-4">
        <StaticHtml ref={ref} name="navigation" html={html} />
      </nav>
    </div>
  )
}

export function markCurrentPage(container: HTMLElement, path: string): void {
  for (const link of container.querySelectorAll('a')) {
    if (link.getAttribute('href') === path) {
      link.setAttribute('aria-current', 'page')
      reveal(link)
    } else {
      link.removeAttribute('aria-current')
    }
  }
}

/** Scrolls the panel that holds the link, and never the page. */
function reveal(link: Element): void {
  let panel = link.parentElement
  while (panel && getComputedStyle(panel).overflowY !== 'auto') panel = panel.parentElement
  if (!panel) return
  const { top, bottom } = link.getBoundingClientRect()
  const area = panel.getBoundingClientRect()
  const end = Math.min(area.bottom, innerHeight)
  if (top < area.top) panel.scrollTop -= area.top - top
  else if (bottom > end) panel.scrollTop += bottom - end
}
