import type { NavigationItem, SearchSection } from '@frond/content/types'
import type { SearchRecord } from './search-index.ts'

/** Synonyms of pages, by path. */
export type Synonyms = Readonly<Record<string, readonly string[]>>

/** What can be found: the sections of all pages, with what the navigation and the list of synonyms know of them. */
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

/** The parts of a path below its section: a page about icons for Vite is not called so, but it lies there. */
function ownParts(path: string): string[] {
  return path.split('/').slice(3)
}

/** Returns a page and all pages below it. */
function pagesOf(item: NavigationItem): NavigationItem[] {
  return [item, ...(item.children ?? []).flatMap(pagesOf)]
}
