import type { NavigationItem } from '@frond/content/types'

/** The categories of components, in display order. */
const categories = {
  layout: 'Layout',
  element: 'Element',
  form: 'Form',
  data: 'Data',
  navigation: 'Navigation',
  overlay: 'Overlay',
  page: 'Page',
  dashboard: 'Dashboard',
  chat: 'Chat',
  editor: 'Editor',
  content: 'Content',
  'color-mode': 'Color Mode',
  i18n: 'i18n',
} as const

/** Groups pages by category. Pages without a category come first. */
export function groupByCategory(pages: readonly NavigationItem[]): [category: string, pages: NavigationItem[]][] {
  const order = ['', ...Object.keys(categories)]
  const groups = Map.groupBy(pages, (page) => page.category ?? '')
  return [...groups].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
}

export function categoryTitle(category: string): string {
  return categories[category as keyof typeof categories] ?? category
}
