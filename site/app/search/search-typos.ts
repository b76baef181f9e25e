/** A name that the visitor probably meant. */
export interface Correction {
  /** A word of the index, or the start of one if the typed word is incomplete. */
  readonly term: string
  readonly isPrefix: boolean
  /** From 0 to 1: how likely the typo is. */
  readonly weight: number
}

/** Shorter words are never corrected: one other letter turns them into too many other words. */
const MIN_LETTERS = 4
/** From this length on, a word may have a wrong or an additional letter. */
const MIN_LETTERS_ANY_TYPO = 5
/** From this length on, a word may have two typos. */
const MIN_LETTERS_TWO_TYPOS = 7

/** How likely each kind of typo is. */
const SWAPPED_OR_MISSING = 0.7
const ADDITIONAL = 0.6
const WRONG = 0.5
const TWO_TYPOS = 0.25

/**
 * Finds the names that a word with a typo may stand for, most likely kind of typo only. `isOpen` also compares the word
 * with the starts of names.
 */
export function findCorrections(typed: string, isOpen: boolean, names: Iterable<string>): Correction[] {
  if (typed.length < MIN_LETTERS) return []
  const found = new Map<string, Correction>()
  const add = (term: string, isPrefix: boolean, weight: number) => {
    const known = found.get(term)
    if (weight > 0 && weight > (known?.weight ?? 0)) found.set(term, { term, isPrefix, weight })
  }
  const isLong = typed.length >= MIN_LETTERS_TWO_TYPOS
  for (const name of names) {
    if (!startsSimilarly(name, typed)) continue
    if (Math.abs(name.length - typed.length) < 2) add(name, false, weighTypo(typed, name))
    if (isLong && Math.abs(name.length - typed.length) <= 2 && hasTwoTypos(typed, name)) add(name, false, TWO_TYPOS)
    if (!isOpen) continue
    for (const length of [typed.length + 1, typed.length, typed.length - 1]) {
      if (name.length <= length) continue
      const start = name.slice(0, length)
      add(start, true, weighTypo(typed, start))
    }
  }
  const best = Math.max(...[...found.values()].map(({ weight }) => weight))
  return [...found.values()].filter(({ weight }) => weight >= best || weight >= ADDITIONAL)
}

/** Cheap check before the comparison: if neither of the first two letters matches, there is more than one typo. */
function startsSimilarly(name: string, typed: string): boolean {
  return name[0] === typed[0] || name[0] === typed[1] || name[1] === typed[0]
}

/** Returns how likely a single typo turns `name` into `typed`, or 0. */
function weighTypo(typed: string, name: string): number {
  let start = 0
  while (start < typed.length && typed[start] === name[start]) start += 1
  const [rest, nameRest] = [typed.slice(start), name.slice(start)]
  // Readers rarely get the first letter of a word wrong.
  if (rest === nameRest.slice(1) && start > 0) return SWAPPED_OR_MISSING
  if (rest[0] === nameRest[1] && rest[1] === nameRest[0] && rest.slice(2) === nameRest.slice(2)) {
    return SWAPPED_OR_MISSING
  }
  if (typed.length < MIN_LETTERS_ANY_TYPO) return 0
  if (rest.slice(1) === nameRest && start > 0) return ADDITIONAL
  return rest.slice(1) === nameRest.slice(1) && rest !== '' && nameRest !== '' && start > 0 ? WRONG : 0
}

/** Whether two insertions, deletions or replacements turn one word into the other. */
function hasTwoTypos(typed: string, name: string): boolean {
  if (typed[0] !== name[0]) return false
  let before = Array.from({ length: name.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= name.length; column += 1) {
      const replaced = before[column - 1]! + (typed[row - 1] === name[column - 1] ? 0 : 1)
      line.push(Math.min(replaced, before[column]! + 1, line[column - 1]! + 1))
    }
    before = line
  }
  return before[name.length]! <= 2
}

/** Splits a word such as `togglegroup` into two names, or returns `undefined`. */
export function splitName(typed: string, names: ReadonlySet<string>): [string, string] | undefined {
  for (let at = 3; at <= typed.length - 3; at += 1) {
    const [first, second] = [typed.slice(0, at), typed.slice(at)]
    if (names.has(first) && names.has(second)) return [first, second]
  }
  return undefined
}
