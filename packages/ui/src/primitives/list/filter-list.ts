import { foldText } from '../text/fold-text.ts'
import { fieldOf, type Entry, type List } from '../items/list-items.ts'

/**
 * The rows that match a search, best first within each run: those that are equal, those that begin with the term, then
 * those that contain it. Runs without a match vanish with their heading.
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
  const ranks: [Entry<Item>[], Entry<Item>[], Entry<Item>[]] = [[], [], []]
  let section = -1
  let heading: Entry<Item> | undefined
  let separator: Entry<Item> | undefined

  const closeRun = () => {
    const [equal, prefix, rest] = ranks
    if (equal.length + prefix.length + rest.length > 0) {
      if (separator && rows.length > 0) rows.push(separator)
      if (heading) rows.push(heading)
      for (const found of ranks) {
        // A spread would overflow the stack of long lists.
        for (const entry of found) rows.push(entry)
        found.length = 0
      }
      separator = undefined
    }
    heading = undefined
  }

  const { entries } = list
  for (let place = 0; place < entries.length; place++) {
    const entry = entries[place]!
    if (entry.section !== section) {
      closeRun()
      section = entry.section
    }
    if (entry.type === 'separator') separator = entry
    else if (entry.type === 'label') heading = entry
    else {
      let best = 3
      for (const text of texts) {
        const own = text[place]!
        const at = own.indexOf(wanted)
        if (at < 0) continue
        const rank = at > 0 ? 2 : own.length === wanted.length ? 0 : 1
        if (rank < best) best = rank
      }
      if (best < 3) ranks[best]!.push(entry)
    }
  }
  closeRun()
  return rows
}

/** The folded text of a field in every entry, made when it is first searched. */
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
