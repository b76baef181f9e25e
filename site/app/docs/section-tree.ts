import type { NavigationItem } from '@frond/content/types'
import { frameworks, type Framework } from '../../redirects.ts'
import { categoryTitle, groupByCategory } from './categories.ts'

export interface TreePage {
  readonly title: string
  readonly path: string
  readonly badge?: string
  /** Shown to those who read the docs for this framework only. */
  readonly framework?: Framework
}

export interface TreeGroup {
  readonly title: string
  readonly entries: readonly TreeEntry[]
}

export type TreeEntry = TreePage | TreeGroup

/**
 * What the tree of a section shows, in order: pages, folders as groups, and pages with a category in groups by it. A
 * folder that holds one page for each framework is one entry, called like the folder.
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
  if (entries.every((entry) => 'path' in entry && entry.framework)) {
    return entries.map((entry) => ({ ...(entry as TreePage), title: item.title }))
  }
  return [{ title: item.title, entries }]
}

function toPage({ title, path, badge, framework }: NavigationItem): TreePage {
  const known = frameworks.find((name) => name === framework)
  return { title, path, ...(badge && { badge: String(badge) }), ...(known && { framework: known }) }
}

/** The pages of a tree as one reads them for a framework. */
export function pagesFor(entries: readonly TreeEntry[], framework: Framework): TreePage[] {
  return entries.flatMap((entry) => {
    if ('entries' in entry) return pagesFor(entry.entries, framework)
    return entry.framework === undefined || entry.framework === framework ? [entry] : []
  })
}

/** A neighbour of a page, for the readers of one framework or of all. */
export interface Neighbour {
  readonly path: string
  readonly framework?: Framework
}

export interface Neighbours {
  readonly previous: readonly Neighbour[]
  readonly next: readonly Neighbour[]
}

/**
 * The pages before and after one. Where they differ from framework to framework there is one for each; the twin of a
 * page is never its neighbour.
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

/** The titles of the groups above a page, outermost first; nothing where the tree does not have it. */
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
