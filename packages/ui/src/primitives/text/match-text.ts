/** Accents of Latin and Greek letters, and the vowel points of Hebrew and Arabic. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g

/**
 * Runs of characters that normalization may change. ASCII is left out because it never changes. Typographic dashes, quotes
 * and dots are left out because NFKD would turn some of them into several characters.
 */
const NORMALIZED = /[^ -~\u2010-\u2026\u2039\u203a]+/g

/** Folds case and accents, so that `Épée` and `epee` compare as equal. All other functions here expect folded text. */
export function foldText(text: string): string {
  return text.toLowerCase().replace(NORMALIZED, (letters) => letters.normalize('NFKD').replace(MARKS, ''))
}

/** How well a text matches a term. Lower is better. */
export const EQUAL = 0
export const PREFIX = 1
/** The term is at the beginning of a later word. */
export const WORD = 2
/** The term is somewhere else in the text. */
export const INSIDE = 3
/** All words of the term are in the text, but not next to each other. */
export const APART = 4
/** Like `APART`, but a word may have one typo. */
export const TYPO = 5
export const NO_MATCH = 6

/** Ranks a folded text as `EQUAL`, `PREFIX`, `INSIDE` or `NO_MATCH`. */
export function rankText(text: string, term: string): number {
  const at = text.indexOf(term)
  if (at < 0) return NO_MATCH
  if (at > 0) return INSIDE
  return text.length === term.length ? EQUAL : PREFIX
}

/** Like `rankText`, but returns `WORD` instead of `INSIDE` if a word of the text begins with the term. */
export function rankWords(text: string, term: string): number {
  const rank = rankText(text, term)
  if (rank !== INSIDE) return rank
  for (let at = text.indexOf(term); at > 0; at = text.indexOf(term, at + 1)) if (isWordStart(text, at)) return WORD
  return INSIDE
}

/** A search term, folded and split into words. */
export interface Query {
  readonly text: string
  readonly words: readonly string[]
  /** Whether at least one word is long enough to be searched with a typo. */
  readonly allowsTypo: boolean
}

/** Shorter words are not searched with a typo: one other letter turns them into too many other words. */
const MIN_TYPO_LETTERS = 4

/** Returns `undefined` if the term has no words. */
export function toQuery(term: string): Query | undefined {
  const words = foldText(term).split(/\s+/).filter(Boolean)
  if (words.length === 0) return undefined
  return { text: words.join(' '), words, allowsTypo: words.some((word) => word.length >= MIN_TYPO_LETTERS) }
}

/**
 * Whether each word of the query is in at least one field of the item at `index`. `fields` holds the folded texts of all
 * items, field by field. With `typo`, each word may have one typo.
 */
export function hasWords(
  fields: readonly (readonly string[])[],
  index: number,
  { words }: Query,
  typo: boolean,
): boolean {
  for (const word of words) if (!hasWord(fields, index, word, typo)) return false
  return true
}

function hasWord(fields: readonly (readonly string[])[], index: number, word: string, typo: boolean): boolean {
  for (const texts of fields) if (texts[index]!.includes(word)) return true
  if (typo) for (const texts of fields) if (findTypo(texts[index]!, word)) return true
  return false
}

/** Finds the first word of a folded text that begins with `word`, if one typo in `word` is allowed. */
export function findTypo(text: string, word: string): [start: number, end: number] | undefined {
  if (word.length < MIN_TYPO_LETTERS) return undefined
  const first = word.charCodeAt(0)
  const second = word.charCodeAt(1)
  let isGap = true
  for (let start = 0; start < text.length; start++) {
    const code = text.charCodeAt(start)
    const wasGap = isGap
    isGap = !isWordCharacter(code)
    if (isGap || !wasGap) continue
    // If neither of the first two letters is near its place, there is more than one typo.
    const next = text.charCodeAt(start + 1)
    if (code !== first && code !== second && next !== first && next !== second) continue
    let end = endOfTypo(text, start, word)
    if (end < 0) continue
    // The differing character may be the space after a word that is one letter shorter. It is not part of the match.
    while (!isWordCharacter(text.charCodeAt(end - 1))) end -= 1
    return [start, end]
  }
  return undefined
}

/** The end of `word` in a text from `start` on, or -1 if they differ by more than one typo. */
function endOfTypo(text: string, start: number, word: string): number {
  const { length } = word
  let same = 0
  while (same < length && text.charCodeAt(start + same) === word.charCodeAt(same)) same += 1
  const at = start + same
  if (same === length) return at
  // In turn: two swapped letters, a missing letter, a wrong letter, an additional letter. Longer matches come first.
  const isSwapped = text[at] === word[same + 1] && text[at + 1] === word[same]
  if (isSwapped && isSame(text, at + 2, word, same + 2)) return start + length
  if (isSame(text, at + 1, word, same)) return start + length + 1
  if (isSame(text, at + 1, word, same + 1)) return start + length
  return isSame(text, at, word, same + 1) ? start + length - 1 : -1
}

/** Whether the text has the rest of `word`, from `from` on, at `at`. */
function isSame(text: string, at: number, word: string, from: number): boolean {
  for (let index = from; index < word.length; index++) {
    if (text.charCodeAt(at + index - from) !== word.charCodeAt(index)) return false
  }
  // The rest may be empty. A text that ended before `at` has no letter that could be the wrong one.
  return at <= text.length
}

export function isWordStart(text: string, at: number): boolean {
  return isWordCharacter(text.charCodeAt(at)) && (at === 0 || !isWordCharacter(text.charCodeAt(at - 1)))
}

/** Whether a word that ends before `at` has no further letters. */
export function isWordEnd(text: string, at: number): boolean {
  return at >= text.length || !isWordCharacter(text.charCodeAt(at))
}

/** Whether a character of folded text is a letter or a digit. Nearly all characters outside ASCII are letters. */
function isWordCharacter(code: number): boolean {
  return (code > 96 && code < 123) || (code > 47 && code < 58) || code > 127
}
