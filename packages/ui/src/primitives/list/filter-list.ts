import { fieldOf, type Entry, type List } from '../items/list-items.ts'
import { EQUAL, foldText, INSIDE, NO_MATCH, PREFIX, rankText } from '../text/match-text.ts'

/**
 * Filters a list by a search term. Within each section, equal labels come first, then labels that begin with the term, then
 * labels that contain it. Sections without a match are removed together with their heading.
 */
export function filterList<Item>(
  list: List<Item>,
  term: string,
  filterFields: readonly string[],
  labelKey: string,
): readonly Entry<Item>[] {
  const wanted = foldText(term.trim())
  if (wanted === '') return list.entries
  const texts = filterFields.map((field) => foldedField(list, field, labelKey))

  const rows: Entry<Item>[] = []
  const matches: Record<number, Entry<Item>[]> = { [EQUAL]: [], [PREFIX]: [], [INSIDE]: [] }
  let section = -1
  let heading: Entry<Item> | undefined
  let separator: Entry<Item> | undefined

  const closeSection = () => {
    const ranked = Object.values(matches)
    if (ranked.some(({ length }) => length > 0)) {
      if (separator && rows.length > 0) rows.push(separator)
      if (heading) rows.push(heading)
      for (const entries of ranked) {
        // Not `push(...entries)`: as arguments, the entries of a long list would overflow the stack.
        for (const entry of entries) rows.push(entry)
        entries.length = 0
      }
      separator = undefined
    }
    heading = undefined
  }

  const { entries } = list
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index]!
    if (entry.section !== section) {
      closeSection()
      section = entry.section
    }
    if (entry.type === 'separator') separator = entry
    else if (entry.type === 'label') heading = entry
    else {
      let best = NO_MATCH
      for (const text of texts) best = Math.min(best, rankText(text[index]!, wanted))
      matches[best]?.push(entry)
    }
  }
  closeSection()
  return rows
}

/** The folded texts of one field for all entries. They are computed on the first search and kept with the list. */
export function foldedField(
  list: Pick<List, 'entries' | 'folded'>,
  field: string,
  labelKey: string,
): readonly string[] {
  let texts = list.folded.get(field)
  if (!texts) {
    texts = list.entries.map((entry) => {
      if (entry.type !== 'item') return ''
      if (field === labelKey) return foldText(entry.label)
      const text = fieldOf(entry.item, field)
      return text === undefined || text === null ? '' : foldText(String(text))
    })
    list.folded.set(field, texts)
  }
  return texts
}
