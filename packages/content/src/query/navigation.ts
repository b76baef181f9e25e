import { toPath, toTitle } from '../parse/file-names.ts'
import type { Json, NavigationItem, PageNavigation } from '../types.ts'

/** The fields of a page that the navigation uses. */
export interface NavigationRow {
  [field: string]: unknown
  title: string
  path: string
  stem: string
  navigation: PageNavigation
  meta: { [key: string]: Json }
}

/** The content of each folder's `.navigation.yml`, by the folder's stem. */
export type NavigationFolders = ReadonlyMap<string, { [key: string]: Json }>

/** Fields that an item copies from its page. */
export const navigationFields = ['icon', 'badge', 'framework', 'category'] as const

/**
 * The pages as a tree of folders, sorted by file name with numeric prefixes compared as numbers. The title of a folder
 * comes from `.navigation.yml` or its name. The folder's `index.md` is one of its children; `page: false` means that it
 * has none.
 */
export function buildNavigation(
  rows: readonly NavigationRow[],
  folders: NavigationFolders,
  fields: readonly string[],
): NavigationItem[] {
  const root: NavigationItem[] = []
  const folderItems = new Map<string, NavigationItem | undefined>()

  for (const row of rows.toSorted((a, b) => compareStems(a.stem, b.stem))) {
    const folder = row.stem.slice(0, Math.max(0, row.stem.lastIndexOf('/')))
    const siblings = folder === '' ? root : openFolder(folder)?.children
    if (!siblings) continue

    siblings.push(toItem(row, fields))
    if (isIndex(row.stem) && folder !== '') delete folderItems.get(folder)!.page
  }
  return root

  /** The item of a folder, created with its first page; `undefined` if the folder is hidden. */
  function openFolder(stem: string): NavigationItem | undefined {
    if (folderItems.has(stem)) return folderItems.get(stem)

    const slash = stem.lastIndexOf('/')
    const siblings = slash === -1 ? root : openFolder(stem.slice(0, slash))?.children
    const isHidden = folders.get(stem)?.navigation === false
    const item: NavigationItem | undefined =
      siblings === undefined || isHidden
        ? undefined
        : {
            title: toTitle(stem.slice(slash + 1)),
            path: toPath(stem),
            stem,
            ...folders.get(stem),
            children: [],
            page: false,
          }
    folderItems.set(stem, item)
    if (item) siblings!.push(item)
    return item
  }
}

/** The pages before and after a page in the tree. Folders without a page are skipped. */
export function findSurroundings(
  navigation: readonly NavigationItem[],
  path: string,
): [previous: NavigationItem | undefined, next: NavigationItem | undefined] {
  const pages = flatten(navigation)
  const index = pages.findIndex((page) => page.path === path)
  return index === -1 ? [undefined, undefined] : [pages[index - 1], pages[index + 1]]
}

function flatten(items: readonly NavigationItem[]): NavigationItem[] {
  // A folder's page is among its children.
  return items.flatMap((item) => (item.children ? flatten(item.children) : [item]))
}

function toItem(
  { title, path, stem, navigation, meta, ...columns }: NavigationRow,
  fields: readonly string[],
): NavigationItem {
  const item: NavigationItem = { title, path, stem }
  for (const field of fields) {
    const value = (columns[field] ?? meta[field]) as Json | undefined
    if (value !== undefined && value !== null) item[field] = value
  }
  return typeof navigation === 'object' ? { ...item, ...navigation } : item
}

function isIndex(stem: string): boolean {
  return /(^|\/)(\d+\.)?index$/.test(stem)
}

const collator = new Intl.Collator('en', { numeric: true })

function compareStems(a: string, b: string): number {
  const left = a.split('/')
  const right = b.split('/')
  for (let depth = 0; depth < Math.min(left.length, right.length); depth++) {
    const order = compareSegments(left[depth]!, right[depth]!)
    if (order !== 0) return order
  }
  return left.length - right.length
}

function compareSegments(a: string, b: string): number {
  // The `index` page of a folder comes first, unless numeric prefixes say otherwise.
  if (a !== b && (a === 'index' || b === 'index')) return a === 'index' ? -1 : 1
  return collator.compare(a, b)
}
