/** The main menu. A page is listed once it exists. */
export const menu = [
  { label: 'Docs', to: '/docs/getting-started', section: '/docs/getting-started' },
  { label: 'Components', to: '/docs/components/button', section: '/docs/components' },
] as const

export function isCurrentSection(section: string, path: string): boolean {
  return path === section || path.startsWith(`${section}/`)
}
