import type { NavigationItem, SearchSection } from '@frond/content/types'
import type { SearchRecord } from './search-index.ts'

/** Synonyms of pages, by path. */
export type Synonyms = Readonly<Record<string, readonly string[]>>

/** Builds the search records: the sections of all pages, with data from the navigation and the list of synonyms. */
export function toRecords(
  sections: readonly SearchSection[],
  navigation: readonly NavigationItem[],
  synonyms: Synonyms,
): SearchRecord[] {
  const frameworks = new Map(navigation.flatMap(pagesOf).map(({ path, framework }) => [path, framework]))
  return sections.flatMap(({ id, title, titles, content, level }): SearchRecord[] => {
    const [path = ''] = id.split('#')
    const section = navigation.findIndex((item) => path === item.path || path.startsWith(`${item.path}/`))
    if (section < 0) return []
    const framework = frameworks.get(path)
    return [
      {
        id,
        title,
        trail: titles.join(' › '),
        content,
        level,
        section,
        ...(framework && { framework }),
        ...(level === 1 && { aliases: [...(synonyms[path] ?? []), ...ownParts(path)].join(' ') }),
      },
    ]
  })
}

/**
 * Returns the path segments below the section. They are aliases: for example, the title of the Vite icons page does not
 * contain "Vite", but its path does.
 */
function ownParts(path: string): string[] {
  return path.split('/').slice(3)
}

/** Returns a page and all pages below it. */
function pagesOf(item: NavigationItem): NavigationItem[] {
  return [item, ...(item.children ?? []).flatMap(pagesOf)]
}
