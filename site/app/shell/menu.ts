export interface MenuLink {
  readonly label: string
  readonly to: string
  /** The link is current on every page below. */
  readonly section: string
}

/** The main menu, in order. A page is listed once it exists. */
export const menu: readonly MenuLink[] = [{ label: 'Docs', to: '/docs/getting-started', section: '/docs' }]

/** The parts of the docs. A part is listed once it has pages. */
export const docsSections: readonly MenuLink[] = [
  { label: 'Getting Started', to: '/docs/getting-started', section: '/docs/getting-started' },
  { label: 'Components', to: '/docs/components', section: '/docs/components' },
  { label: 'Composables', to: '/docs/composables/define-shortcuts', section: '/docs/composables' },
]

/** The menu below `/docs/`. */
export const docsMenu: readonly MenuLink[] = [
  { label: 'Docs', to: '/docs/getting-started', section: '/docs/getting-started' },
  ...docsSections.slice(1),
  ...menu.slice(1),
]

export function isCurrentSection(section: string, path: string): boolean {
  return path === section || path.startsWith(`${section}/`)
}

export function isDocs(path: string): boolean {
  return path.startsWith('/docs/')
}
