import { foldText } from './match-text.ts'

/** A longer pause between two keys starts a new word. */
const PAUSE_MS = 500

/** The text typed so far. The page has one focus, so one buffer serves all lists. */
let typed = ''
let typedInto: unknown
let typedAt = 0

/** What type-ahead reads of a row. Rows without a type are items. */
interface TypeaheadRow {
  readonly label: string
  readonly type?: string
  readonly disabled?: boolean
}

/** Whether a word is being typed into a list. A space then belongs to the word. */
export function isTyping(into: unknown, now = performance.now()): boolean {
  return typedInto === into && typed !== '' && now - typedAt < PAUSE_MS
}

/** Whether a key types a letter. */
export function isLetter(event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }): boolean {
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
}

/**
 * Adds a letter to the typed text and finds the next enabled item that begins with it, wrapping at the end. Typing the same
 * letter again moves on to the next item with that letter. `into` identifies the list, `from` is the index of the current
 * row or -1.
 */
export function findTyped<Row extends TypeaheadRow>(
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
  const prefix = isRepeated ? folded.charAt(0) : folded
  // While a word is typed, the current row may still match it.
  const start = isRepeated ? from + 1 : Math.max(from, 0)
  for (let step = 0; step < rows.length; step++) {
    const row = rows[(start + step) % rows.length]!
    if (isEnabledItem(row) && foldText(row.label).startsWith(prefix)) return row
  }
  return undefined
}

/** Finds the item for a text that the browser filled into a field: by key, or else by label. */
export function findFilled<Row extends TypeaheadRow & { readonly key: string }>(
  text: string,
  rows: readonly Row[],
): Row | undefined {
  const folded = foldText(text.trim())
  const items = rows.filter(isEnabledItem)
  return items.find((row) => foldText(row.key) === folded) ?? items.find((row) => foldText(row.label) === folded)
}

function isEnabledItem({ type, disabled }: TypeaheadRow): boolean {
  return (type === undefined || type === 'item') && !disabled
}
