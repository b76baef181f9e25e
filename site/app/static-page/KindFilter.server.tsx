import { Island, type IslandReference } from '../article/Island.server'

export const kindFilterIsland: IslandReference = { kind: 'kinds', name: 'kinds' }

/** Buttons that filter the cards of the page, see {@link toKindWords}. */
export function KindFilter(props: { label: string; kinds: readonly string[] }) {
  return (
    <div className="noscript:hidden">
      <Island {...kindFilterIsland} props={props} />
    </div>
  )
}

/** The words of a card (`data-words`) that the filter looks for. */
export function toKindWords(kinds: readonly string[]): string {
  return kinds.map((kind) => `kind:${kind.toLowerCase()}`).join(' ')
}
