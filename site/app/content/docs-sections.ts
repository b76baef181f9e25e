/** The parts of the docs. Each has a tree of its own and a tab in the header. */
export const docsSections = [
  { name: 'getting-started', label: 'Getting Started', to: '/docs/getting-started' },
  { name: 'components', label: 'Components', to: '/docs/components' },
  { name: 'composables', label: 'Composables', to: '/docs/composables/define-shortcuts' },
  { name: 'typography', label: 'Typography', to: '/docs/typography' },
] as const

export type SectionName = (typeof docsSections)[number]['name']

/** The section a page belongs to; one that is in none, such as the archive, is read beside the first. */
export function sectionOf(path: string): SectionName {
  const name = path.split('/')[2]
  return docsSections.find((section) => section.name === name)?.name ?? docsSections[0].name
}

/** The path whose payload is the tree of a section. */
export function treePath(section: SectionName): string {
  return `/docs/_navigation/${section}`
}
