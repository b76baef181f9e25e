import { type Kind, kinds, parseRelease, type Release } from './parse-release'

const files = import.meta.glob<string>('../content/*.md', { query: '?raw', import: 'default', eager: true })

/** All releases, the newest first. */
export const releases: readonly Release[] = Object.entries(files)
  .map(([path, source]) => parseRelease(path.slice(path.lastIndexOf('/') + 1, -'.md'.length), source))
  .sort((a, b) => b.date.localeCompare(a.date) || b.version.localeCompare(a.version, 'en', { numeric: true }))

export interface ReleaseFilter {
  kind: Kind | 'all'
  search: string
}

/**
 * The releases that have changes of the kind and contain the text. If only some changes contain the text, the others are
 * left out.
 */
export function filterReleases({ kind, search }: ReleaseFilter): Release[] {
  const text = search.trim().toLowerCase()
  const contains = (value: string) => value.toLowerCase().includes(text)
  return releases.flatMap((release) => {
    const isFound = contains(`${release.version} ${release.title} ${release.summary} ${release.intro}`)
    const keep = (each: Kind) =>
      kind === 'all' || each === kind ? release.changes[each].filter((change) => isFound || contains(change)) : []
    const changes = { added: keep('added'), changed: keep('changed'), fixed: keep('fixed') }
    return kinds.some((each) => changes[each].length > 0) ? [{ ...release, changes }] : []
  })
}
