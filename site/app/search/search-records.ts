import type { NavigationItem, SearchSection } from '@frond/content/types'
import type { SearchRecord } from './search-index.ts'

/** Synonyms of pages and sections, by URL. */
export type Synonyms = Readonly<Record<string, readonly string[]>>

/** Builds the search records: the sections of all pages, with data from the navigation and the list of synonyms. */
export function toRecords(
  sections: readonly SearchSection[],
  navigation: readonly NavigationItem[],
  synonyms: Synonyms,
): SearchRecord[] {
  const frameworks = new Map(navigation.flatMap(pagesOf).map(({ path, framework }) => [path, framework]))
  return sections.map(({ id, title, titles, content, level }): SearchRecord => {
    const [path = ''] = id.split('#')
    const found = navigation.findIndex((item) => path === item.path || path.startsWith(`${item.path}/`))
    // Pages outside of the docs sections are listed after them.
    const section = found < 0 ? navigation.length : found
    const framework = frameworks.get(path)
    const aliases = [...(synonyms[id] ?? []), ...(level === 1 ? ownParts(path, found >= 0) : [])]
    return {
      id,
      title,
      trail: titles.join(' › '),
      content,
      level,
      section,
      ...(framework && { framework }),
      ...(aliases.length > 0 && { aliases: aliases.join(' ') }),
    }
  })
}

/**
 * Returns the path segments below the section, or all of them outside of the sections. They are aliases: for example, the
 * title of the page about the design kit does not contain "Figma", but its path does.
 */
function ownParts(path: string, isInSection: boolean): string[] {
  return path.split('/').slice(isInSection ? 3 : 1)
}

/** Returns a page and all pages below it. */
function pagesOf(item: NavigationItem): NavigationItem[] {
  return [item, ...(item.children ?? []).flatMap(pagesOf)]
}
