import type { NavigationItem } from '@frond/content/types'
import { frameworks, type Framework } from '../../redirects.ts'
import { categoryTitle, groupByCategory } from './categories.ts'

export interface TreePage {
  readonly title: string
  readonly path: string
  readonly badge?: string
  /** Shown only to readers of this framework. */
  readonly framework?: Framework
  /** The `target` of the link, such as `_blank`. */
  readonly target?: string
}

export interface TreeGroup {
  readonly title: string
  /** Whether the group is open until the reader closes it. @default true */
  readonly defaultOpen?: boolean
  readonly entries: readonly TreeEntry[]
}

export type TreeEntry = TreePage | TreeGroup

/**
 * Builds the tree of a section, in order: pages, folders as groups, and pages with a category grouped by category. A
 * folder with `shadow: true` is not shown as a group: its pages take its place and its title. A folder that contains one
 * page per framework behaves the same. If it has further pages, they follow with their own titles.
 */
export function buildTree(items: readonly NavigationItem[]): TreeEntry[] {
  return groupByCategory(items).flatMap(([category, members]): TreeEntry[] => {
    const entries = members.flatMap(toEntries)
    return category === '' ? entries : [{ title: categoryTitle(category), entries }]
  })
}

function toEntries(item: NavigationItem): TreeEntry[] {
  if (!item.children) return [toPage(item)]
  const entries = item.children.flatMap(toEntries)
  if (item.shadow === true) return entries.map((entry) => ({ ...entry, title: item.title }))
  // Only the pages directly in the folder count: a group may contain such a folder.
  if (item.children.some(({ children, framework }) => !children && framework)) {
    return entries.map((entry) => ('path' in entry && entry.framework ? { ...entry, title: item.title } : entry))
  }
  return [{ title: item.title, ...(item.defaultOpen === false && { defaultOpen: false }), entries }]
}

function toPage({ title, path, badge, framework, target }: NavigationItem): TreePage {
  const known = frameworks.find((name) => name === framework)
  return {
    title,
    path,
    ...(badge && { badge: String(badge) }),
    ...(known && { framework: known }),
    ...(typeof target === 'string' && { target }),
  }
}

/** Returns the pages of a tree that apply to a framework, in order. */
export function pagesFor(entries: readonly TreeEntry[], framework: Framework): TreePage[] {
  return entries.flatMap((entry) => {
    if ('entries' in entry) return pagesFor(entry.entries, framework)
    return entry.framework === undefined || entry.framework === framework ? [entry] : []
  })
}

/** The previous or next page, for readers of one framework or of all. */
export interface Neighbour {
  readonly path: string
  readonly framework?: Framework
}

export interface Neighbours {
  readonly previous: readonly Neighbour[]
  readonly next: readonly Neighbour[]
}

/**
 * Returns the previous and next pages. If they differ by framework, there is one for each. The counterpart of a page
 * for the other framework is never its neighbor.
 */
export function findNeighbours(entries: readonly TreeEntry[], path: string): Neighbours {
  const places = frameworks.flatMap((framework) => {
    const pages = pagesFor(entries, framework)
    const at = pages.findIndex((page) => page.path === path)
    return at === -1 ? [] : [{ framework, previous: pages[at - 1]?.path, next: pages[at + 1]?.path }]
  })
  const neighbours = (side: 'previous' | 'next'): Neighbour[] => {
    const paths = new Set(places.map((place) => place[side]))
    if (paths.size === 1) return [...paths].flatMap((only) => (only ? [{ path: only }] : []))
    return places.flatMap(({ framework, [side]: found }) => (found ? [{ path: found, framework }] : []))
  }
  return { previous: neighbours('previous'), next: neighbours('next') }
}

/** Returns the titles of the groups above a page, outermost first, or nothing if the page is not in the tree. */
export function findTrail(entries: readonly TreeEntry[], path: string): string[] | undefined {
  for (const entry of entries) {
    if ('path' in entry) {
      if (entry.path === path) return []
      continue
    }
    const below = findTrail(entry.entries, path)
    if (below) return [entry.title, ...below]
  }
  return undefined
}
