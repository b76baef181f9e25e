/** The sections of the docs. Each has its own navigation tree and a tab in the header. */
export const docsSections = [
  { name: 'getting-started', label: 'Getting Started', to: '/docs/getting-started' },
  { name: 'components', label: 'Components', to: '/docs/components' },
  { name: 'composables', label: 'Composables', to: '/docs/composables/define-shortcuts' },
  { name: 'typography', label: 'Typography', to: '/docs/typography' },
] as const

export type SectionName = (typeof docsSections)[number]['name']

/** Returns the section of a page. Pages outside of all sections, such as the archive, use the first one. */
export function sectionOf(path: string): SectionName {
  const name = path.split('/')[2]
  return docsSections.find((section) => section.name === name)?.name ?? docsSections[0].name
}

/** Returns the path whose payload is the tree of a section. */
export function treePath(section: SectionName): string {
  return `/docs/_navigation/${section}`
}
