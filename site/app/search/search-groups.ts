import type { CommandPaletteGroup, CommandPaletteItem } from '@frond/ui/command-palette'
import type { SearchFile, SearchHit } from './search-index.ts'

/** Most results that are shown, of all kinds together. */
export const RESULT_LIMIT = 120
/** A little more than there is room for in a line. */
const EXCERPT_LETTERS = 120

const icons: Readonly<Record<string, string>> = {
  '/docs/getting-started': 'lucide:book-open',
  '/docs/components': 'lucide:box',
  '/docs/composables': 'lucide:square-function',
  '/docs/typography': 'lucide:type',
}

/** What was found as groups, one for each part of the docs, the part with the best match first. `here` is where one is. */
export function toGroups(
  hits: readonly SearchHit[],
  sections: SearchFile['sections'],
  term: string,
  here?: string,
): CommandPaletteGroup[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean)
  const bySection = Map.groupBy(hits.slice(0, RESULT_LIMIT), (hit) => hit.section)
  return [...bySection].map(([section, found]) => ({
    id: `docs-${section}`,
    label: sections[section]?.title,
    items: found.map((hit) => toItem(hit, sections[section]?.path ?? '', words, here)),
    // The index has searched them, and knows more words than the palette.
    ignoreFilter: true,
  }))
}

function toItem(
  { id, title, trail, content, level }: SearchHit,
  section: string,
  words: readonly string[],
  here: string | undefined,
): CommandPaletteItem {
  const name = `${trail} ${title}`.toLowerCase()
  // What its name says already needs no proof from its text.
  const unnamed = words.filter((word) => !name.includes(word))
  return {
    value: id,
    label: title,
    prefix: trail === '' ? undefined : `${trail} ›`,
    description: excerptOf(content, unnamed) || undefined,
    icon: level > 1 ? 'lucide:hash' : (icons[section] ?? 'lucide:file-text'),
    to: id,
    active: id === here,
    // Pages are fetched ahead for the item that one stops at.
    prefetch: false,
  }
}

/** The part of a text that has words of a search, or its beginning, no longer than a line. */
export function excerptOf(content: string, words: readonly string[]): string {
  const lower = words.length > 0 ? content.toLowerCase() : ''
  const places = words.map((word) => lower.indexOf(word)).filter((place) => place >= 0)
  const first = places.length > 0 ? Math.min(...places) : 0
  // What stands near the beginning needs no cut before it.
  const start = first < EXCERPT_LETTERS / 2 ? 0 : content.lastIndexOf(' ', first - EXCERPT_LETTERS / 4) + 1
  const isCut = content.length - start > EXCERPT_LETTERS
  const end = isCut ? content.lastIndexOf(' ', start + EXCERPT_LETTERS) : content.length
  return `${start > 0 ? '… ' : ''}${content.slice(start, Math.max(end, first))}${isCut ? ' …' : ''}`
}
