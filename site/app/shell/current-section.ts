export function isCurrentSection(section: string | undefined, path: string): boolean {
  return section !== undefined && (path === section || path.startsWith(`${section}/`))
}

export function isDocs(path: string): boolean {
  return path.startsWith('/docs/')
}

/** Marks the links in static HTML that point to the section of a page. */
export function markCurrentSection(container: HTMLElement, path: string): void {
  for (const link of container.querySelectorAll<HTMLElement>('a[data-section]')) {
    if (isCurrentSection(link.dataset.section, path)) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}
