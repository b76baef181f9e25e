import { foldText } from './fold-text.ts'
import type { Entry } from '../items/list-items.ts'

const PAUSE_MS = 500

/** What is being typed. One for the page: one types into one list at a time. */
let typed = ''
let typedInto: unknown
let typedAt = 0

/** Whether text is being typed into a list, so that a space belongs to it. */
export function isTyping(into: unknown, now = performance.now()): boolean {
  return typedInto === into && typed !== '' && now - typedAt < PAUSE_MS
}

/** Whether a key types a letter. */
export function isLetter(event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }): boolean {
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
}

/** Adds a letter and finds the row meant: the next that begins with what was typed. The same letter again goes round. */
export function findTyped<Row extends Pick<Entry, 'disabled' | 'label'> & { readonly type: string }>(
  into: unknown,
  letter: string,
  rows: readonly Row[],
  from: number,
): Row | undefined {
  const now = performance.now()
  typed = isTyping(into, now) ? typed + letter : letter
  typedInto = into
  typedAt = now

  const folded = foldText(typed)
  const isRepeated = [...folded].every((each) => each === folded[0])
  const wanted = isRepeated ? folded[0]! : folded
  // While a word is typed the row it already stands on may still be meant.
  const start = isRepeated ? from + 1 : Math.max(from, 0)
  for (let step = 0; step < rows.length; step++) {
    const row = rows[(start + step) % rows.length]!
    if (row.type === 'item' && !row.disabled && foldText(row.label).startsWith(wanted)) return row
  }
  return undefined
}

/** The item that the browser means when it fills in a field: by key, else by text. */
export function findFilled<Item>(text: string, rows: readonly Entry<Item>[]): Entry<Item> | undefined {
  const folded = foldText(text.trim())
  const items = rows.filter((row) => row.type === 'item' && !row.disabled)
  return items.find((row) => foldText(row.key) === folded) ?? items.find((row) => foldText(row.label) === folded)
}
