import type { CommandPaletteGroup, CommandPaletteItem } from '@frond/ui/command-palette'
import type { SearchFile, SearchHit } from './search-index.ts'
import { isStopWord } from './search-words.ts'

/** Maximum number of results, all groups together. */
export const RESULT_LIMIT = 120
/** Maximum length of an excerpt: slightly more than fits in one line. */
const EXCERPT_LETTERS = 120

const icons: Readonly<Record<string, string>> = {
  '/docs/getting-started': 'lucide:book-open',
  '/docs/components': 'lucide:box',
  '/docs/composables': 'lucide:square-function',
  '/docs/typography': 'lucide:type',
}

/** Number of results that come before all groups. */
const BEST_MATCHES = 3

/**
 * Groups results by section of the site. The section with the best match comes first. If the best matches are in several
 * sections, they come before all groups, because the second best would otherwise follow a whole group. `here` is the
 * current URL.
 */
export function toGroups(
  hits: readonly SearchHit[],
  sections: SearchFile['sections'],
  term: string,
  here?: string,
): CommandPaletteGroup[] {
  const words = term
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '' && !isStopWord(word))
  const toGroup = (id: string, label: string | undefined, found: readonly SearchHit[]): CommandPaletteGroup => ({
    id,
    label,
    items: found.map((hit) => toItem(hit, sections[hit.section]?.path ?? '', words, here)),
    // The index has already filtered the items, and it matches more words than the filter of the palette.
    ignoreFilter: true,
  })
  const shown = hits.slice(0, RESULT_LIMIT)
  const best = term.trim() !== '' ? shown.slice(0, BEST_MATCHES) : []
  const areMixed = new Set(best.map(({ section }) => section)).size > 1
  const bySection = Map.groupBy(areMixed ? shown.slice(best.length) : shown, (hit) => hit.section)
  return [
    ...(areMixed ? [toGroup('best', 'Best matches', best)] : []),
    ...[...bySection].map(([section, found]) => toGroup(`docs-${section}`, sections[section]?.title, found)),
  ]
}

function toItem(
  { id, title, trail, content, level }: SearchHit,
  section: string,
  words: readonly string[],
  here: string | undefined,
): CommandPaletteItem {
  const name = `${trail} ${title}`.toLowerCase()
  // Words that are in the name do not need to appear in the excerpt.
  const unnamed = words.filter((word) => !name.includes(word))
  return {
    value: id,
    label: title,
    prefix: trail === '' ? undefined : `${trail} ›`,
    description: excerptOf(content, unnamed) || undefined,
    icon: level > 1 ? 'lucide:hash' : (icons[section] ?? 'lucide:file-text'),
    to: id,
    active: id === here,
    // The palette prefetches the page of the highlighted item instead.
    prefetch: false,
  }
}

/** Returns one line of a text around the first matching word, or the beginning if no word matches. */
export function excerptOf(content: string, words: readonly string[]): string {
  const lower = words.length > 0 ? content.toLowerCase() : ''
  const places = words.map((word) => findWord(lower, word)).filter((place) => place >= 0)
  const first = places.length > 0 ? Math.min(...places) : 0
  // If the match is near the beginning, the excerpt starts at the beginning.
  const start = first < EXCERPT_LETTERS / 2 ? 0 : content.lastIndexOf(' ', first - EXCERPT_LETTERS / 4) + 1
  const isCut = content.length - start > EXCERPT_LETTERS
  const end = isCut ? content.lastIndexOf(' ', start + EXCERPT_LETTERS) : content.length
  return `${start > 0 ? '… ' : ''}${content.slice(start, Math.max(end, first))}${isCut ? ' …' : ''}`
}

/** Returns where a text first has a word that begins with `start`, or -1. */
function findWord(text: string, start: string): number {
  let place = text.indexOf(start)
  while (place > 0 && /[\p{L}\p{N}]/u.test(text[place - 1]!)) place = text.indexOf(start, place + 1)
  return place
}
