import type { CommandPaletteItem } from '../../components/CommandPalette.tsx'
import type { IconValue } from '../../components/Icon.tsx'
import type { LinkOptions } from '../../system/links/link-props.ts'

/** A page or folder of the navigation of a content source. */
export interface ContentNavigationItem {
  title?: string
  /** Address of the page. */
  path?: string
  icon?: IconValue
  /** `false` for a folder that is not a page. */
  page?: boolean
  children?: readonly ContentNavigationItem[]
}

/** A section of a page: its start, or the text below one of its headings. */
export interface ContentSearchFile {
  /** Address: the path of the page, with the id of the heading as hash. */
  id: string
  title: string
  /** Titles of the headings above the section, beginning with the page. */
  titles: readonly string[]
  /** 1 for the start of a page, otherwise the level of the heading. */
  level: number
  /** Text of the section. */
  content?: string
}

/** A section that a search function has found. */
export interface ContentSearchResult extends ContentSearchFile {
  /** Parts of the text that contain the search term. They are shown below the title. */
  snippets?: readonly string[]
}

export interface ContentSearchLink extends LinkOptions {
  label?: string
  description?: string
  icon?: IconValue
  /** Links that are shown with the label of this link as prefix. */
  children?: readonly ContentSearchLink[]
}

/** An item of the search. Without a search term, only items of level 1 are shown. */
export interface ContentSearchItem extends CommandPaletteItem {
  level?: number
}

/** Icons of items whose page has none. */
export interface ContentSearchIcons {
  page: IconValue
  heading: IconValue
}

/** Turns a section of a page into an item. `link` is the page, `parent` the folder above it. */
export function toFileItem(
  icons: ContentSearchIcons,
  file: ContentSearchFile,
  link: ContentNavigationItem,
  parent?: ContentNavigationItem,
): ContentSearchItem {
  return {
    prefix: toPrefix([parent?.title, ...file.titles]),
    label: file.id === link.path ? (link.title ?? file.title) : file.title,
    suffix: file.content || undefined,
    to: file.id,
    icon: link.icon ?? parent?.icon ?? (file.level > 1 ? icons.heading : icons.page),
    level: file.level,
  }
}

/**
 * Turns pages and their sections into items, in the order of the navigation. A page without sections in `files` becomes
 * one item. Folders pass their icon to the pages below.
 */
export function toNavigationItems(
  icons: ContentSearchIcons,
  navigation: readonly ContentNavigationItem[],
  files: readonly ContentSearchFile[] = [],
  parent?: ContentNavigationItem,
): ContentSearchItem[] {
  return collectItems(icons, navigation, groupByPage(files), parent)
}

function collectItems(
  icons: ContentSearchIcons,
  navigation: readonly ContentNavigationItem[],
  files: ReadonlyMap<string, readonly ContentSearchFile[]>,
  parent: ContentNavigationItem | undefined,
): ContentSearchItem[] {
  return navigation.flatMap((link) => {
    const below = collectItems(icons, link.children ?? [], files, { ...link, icon: link.icon ?? parent?.icon })
    return isPage(link) ? [...pageItems(icons, link, files, parent), ...below] : below
  })
}

/** Whether an entry is a page of its own. The index page of a folder may be one of its children. */
export function isPage({ page, path, children = [] }: ContentNavigationItem): boolean {
  return page !== false && path !== undefined && !children.some((child) => child.path === path)
}

function pageItems(
  icons: ContentSearchIcons,
  link: ContentNavigationItem,
  files: ReadonlyMap<string, readonly ContentSearchFile[]>,
  parent: ContentNavigationItem | undefined,
): ContentSearchItem[] {
  const { path = '' } = link
  const own = files.get(path) ?? [{ id: path, title: link.title ?? '', titles: [], level: 1 }]
  return own.map((file) => toFileItem(icons, file, link, parent))
}

/** The sections of each page, by its path. */
function groupByPage(files: readonly ContentSearchFile[]): ReadonlyMap<string, ContentSearchFile[]> {
  const pages = new Map<string, ContentSearchFile[]>()
  for (const file of files) {
    const path = pathOf(file)
    const own = pages.get(path)
    if (own) own.push(file)
    else pages.set(path, [file])
  }
  return pages
}

const pathOf = ({ id }: ContentSearchFile): string => id.replace(/#.*$/, '')

/** Turns links into items. The children of a link follow it, with its label as prefix. */
export function toLinkItems(links: readonly ContentSearchLink[]): ContentSearchItem[] {
  return links.flatMap(({ children = [], ...link }) => [
    link,
    ...children.map(({ children: _children, ...child }) => ({
      ...child,
      prefix: toPrefix([link.label]),
      description: child.description ?? link.description,
      icon: child.icon ?? link.icon,
    })),
  ])
}

/** Turns the results of a search function into items. `navigation` gives them the icons of their pages. */
export function toResultItems(
  icons: ContentSearchIcons,
  results: readonly ContentSearchResult[],
  navigation: readonly ContentNavigationItem[] = [],
): ContentSearchItem[] {
  const pages = new Map<string, ContentNavigationItem>()
  collectPages(navigation, undefined, pages)
  return results.map((result) => {
    const path = pathOf(result)
    const link = pages.get(path) ?? { path }
    const { suffix, ...item } = toFileItem(icons, result, link)
    return result.snippets?.length ? { ...item, description: result.snippets.join(' … ') } : { ...item, suffix }
  })
}

/** Collects all pages by their path. Pages without an icon get that of the nearest folder. */
function collectPages(
  navigation: readonly ContentNavigationItem[],
  icon: IconValue | undefined,
  pages: Map<string, ContentNavigationItem>,
): void {
  for (const link of navigation) {
    const own = link.icon ?? icon
    if (link.path !== undefined && link.page !== false) pages.set(link.path, own ? { ...link, icon: own } : link)
    collectPages(link.children ?? [], own, pages)
  }
}

/** Without a search term, keeps the start of each page only, because a list of all headings would be too long. */
export function keepPagesWithoutTerm<Item extends ContentSearchItem>(
  searchTerm: string,
  items: readonly Item[],
): Item[] {
  return searchTerm === '' ? items.filter(({ level = 1 }) => level === 1) : [...items]
}

/** Joins titles to a text such as `Guide > Theme >`. A title that occurs twice is shown once. */
function toPrefix(titles: readonly (string | undefined)[]): string | undefined {
  const given = [...new Set(titles.filter(Boolean))]
  return given.length > 0 ? `${given.join(' > ')} >` : undefined
}
