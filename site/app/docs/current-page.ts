/**
 * Marks the link to a page, opens the groups around it, and scrolls it into view. The HTML from the server has the mark:
 * then the tree does not scroll, because the visitor may have scrolled it before the page was hydrated.
 */
export function markCurrentPage(tree: HTMLElement, path: string): void {
  for (const link of tree.querySelectorAll('a')) {
    const isCurrent = link.getAttribute('href') === path
    link.toggleAttribute('data-active', isCurrent)
    if (!isCurrent) {
      link.removeAttribute('aria-current')
      continue
    }
    const isMarked = link.ariaCurrent === 'page'
    link.setAttribute('aria-current', 'page')
    let wasHidden = false
    for (let group = link.closest('details'); group; group = group.parentElement!.closest('details')) {
      wasHidden ||= !group.open
      group.open = true
    }
    if (!isMarked || wasHidden) reveal(link)
  }
}

/** Scrolls the panel that contains the link, never the page. */
export function reveal(link: Element): void {
  let panel = link.parentElement
  while (panel && getComputedStyle(panel).overflowY !== 'auto') panel = panel.parentElement
  if (!panel) return
  const { top, bottom } = link.getBoundingClientRect()
  const area = panel.getBoundingClientRect()
  const end = Math.min(area.bottom, innerHeight)
  // A link that was out of view is scrolled to the middle, so that the links around it are visible too.
  if (top < area.top || bottom > end) panel.scrollTop += top - (area.top + end) / 2
}
