import { foldText } from './fold-text.ts'

/** What is searched for, as it is compared. */
export interface Query {
  readonly text: string
  readonly words: readonly string[]
  /** Whether a word is long enough to be found in spite of a typo. */
  readonly allowsTypo: boolean
}

/** How well a text matches; less is better. */
export const EQUAL = 0
export const PREFIX = 1
/** A word in it begins with the term. */
export const WORD = 2
export const INSIDE = 3
/** The words of the term are in it, apart from one another. */
export const APART = 4
/** As before, with one wrong, missing, additional or swapped letter in a word. */
export const TYPO = 5
export const NO_MATCH = 6

/** Shorter words become too many others by one letter. */
const MIN_TYPO_LETTERS = 4

/** The query of a term, or none where there is nothing to search for. */
export function toQuery(term: string): Query | undefined {
  const words = foldText(term).split(/\s+/).filter(Boolean)
  if (words.length === 0) return undefined
  return { text: words.join(' '), words, allowsTypo: words.some((word) => word.length >= MIN_TYPO_LETTERS) }
}

/** How well one folded text matches the whole term. */
export function rankText(text: string, wanted: string): number {
  let at = text.indexOf(wanted)
  if (at < 0) return NO_MATCH
  if (at === 0) return text.length === wanted.length ? EQUAL : PREFIX
  for (; at > 0; at = text.indexOf(wanted, at + 1)) if (isWordStart(text, at)) return WORD
  return INSIDE
}

/** Whether every word of a query is in one of the folded fields at a place; `typo` lets each have one wrong letter. */
export function hasWords(
  fields: readonly (readonly string[])[],
  place: number,
  { words }: Query,
  typo: boolean,
): boolean {
  for (const word of words) if (!hasWord(fields, place, word, typo)) return false
  return true
}

function hasWord(fields: readonly (readonly string[])[], place: number, word: string, typo: boolean): boolean {
  for (const texts of fields) if (texts[place]!.includes(word)) return true
  if (typo) for (const texts of fields) if (findTypo(texts[place]!, word)) return true
  return false
}

/** Where a word of a folded text begins with a word that has one typo. */
export function findTypo(text: string, word: string): [start: number, end: number] | undefined {
  if (word.length < MIN_TYPO_LETTERS) return undefined
  const first = word.charCodeAt(0)
  const second = word.charCodeAt(1)
  let isBetween = true
  for (let start = 0; start < text.length; start++) {
    const code = text.charCodeAt(start)
    const wasBetween = isBetween
    isBetween = !isLetter(code)
    if (isBetween || !wasBetween) continue
    // With both of its first two letters wrong there is more than one typo.
    const next = text.charCodeAt(start + 1)
    if (code !== first && code !== second && next !== first && next !== second) continue
    let end = endOfTypo(text, start, word)
    if (end < 0) continue
    // The wrong letter may be the space after a word that is one letter shorter.
    while (!isLetter(text.charCodeAt(end - 1))) end -= 1
    return [start, end]
  }
  return undefined
}

function endOfTypo(text: string, start: number, word: string): number {
  const { length } = word
  let same = 0
  while (same < length && text.charCodeAt(start + same) === word.charCodeAt(same)) same += 1
  const at = start + same
  if (same === length) return at
  // Two letters have changed places, or one is missing, wrong or too much. What takes in most of the text comes first.
  const isSwapped = text[at] === word[same + 1] && text[at + 1] === word[same]
  if (isSwapped && isSame(text, at + 2, word, same + 2)) return start + length
  if (isSame(text, at + 1, word, same)) return start + length + 1
  if (isSame(text, at + 1, word, same + 1)) return start + length
  return isSame(text, at, word, same + 1) ? start + length - 1 : -1
}

/** Whether the rest of a word stands at a place of a text. */
function isSame(text: string, at: number, word: string, from: number): boolean {
  for (let index = from; index < word.length; index++) {
    if (text.charCodeAt(at + index - from) !== word.charCodeAt(index)) return false
  }
  // The letter that is wrong must be there.
  return at <= text.length
}

function isWordStart(text: string, at: number): boolean {
  return isLetter(text.charCodeAt(at)) && (at === 0 || !isLetter(text.charCodeAt(at - 1)))
}

/** Letters and digits of folded text. Beyond ASCII nearly everything is a letter. */
function isLetter(code: number): boolean {
  return (code > 96 && code < 123) || (code > 47 && code < 58) || code > 127
}

/** Parts of a text, in order. */
export type Marks = readonly (readonly [start: number, end: number])[]

/**
 * Parts to be marked in an item, the texts of its name first and its description last: where words begin with what is
 * searched for, else where it first is. Marks say why an item is there, so that what is in its name is not marked in its
 * description too. A word that is nowhere as it was typed is marked where it is but for a typo: who looks for a form does
 * not mean "from".
 */
export function findMarks(name: readonly string[], description: string, query: Query): Marks[] {
  const folded = name.map(foldText)
  const unnamed = query.words.filter((word) => !folded.some((text) => text.includes(word)))
  const inName = (missed: readonly string[]) =>
    name.map((text, place) => marksIn(text, folded[place]!, query.text, query.words, missed))
  if (unnamed.length === 0) return [...inName(unnamed), none]

  const foldedDescription = foldText(description)
  const missed = unnamed.filter((word) => !foldedDescription.includes(word))
  const nameMarks = inName(missed)
  const unlike = missed.filter((word) => !folded.some((text) => findTypo(text, word)))
  return [...nameMarks, marksIn(description, foldedDescription, unnamed.join(' '), unnamed, unlike)]
}

const none: Marks = []

function marksIn(
  text: string,
  folded: string,
  whole: string,
  words: readonly string[],
  missed: readonly string[],
): Marks {
  const found = findPlaces(folded, whole)
  if (found.length === 0 && words.length > 1) for (const word of words) found.push(...findPlaces(folded, word))
  for (const word of missed) {
    const typo = findTypo(folded, word)
    if (typo) found.push(typo)
  }
  if (found.length === 0) return none

  const toOwn = folded.length === text.length ? (place: number) => place : ownPlaces(text)
  const marks: [number, number][] = []
  for (const [start, end] of found.toSorted(([one], [other]) => one - other)) {
    const last = marks.at(-1)
    if (last && toOwn(start) <= last[1]) last[1] = Math.max(last[1], toOwn(end))
    else marks.push([toOwn(start), toOwn(end)])
  }
  return marks
}

function findPlaces(text: string, wanted: string): [start: number, end: number][] {
  const places: [number, number][] = []
  const first = text.indexOf(wanted)
  for (let at = first; at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    if (isWordStart(text, at)) places.push([at, at + wanted.length])
  }
  if (places.length === 0 && first >= 0) places.push([first, first + wanted.length])
  return places
}

/** From a place in the folded text to the one in the text itself, which may have more letters or fewer. */
function ownPlaces(text: string): (place: number) => number {
  const places: number[] = []
  let own = 0
  for (const letter of text) {
    // Most letters are plain, and stay one.
    for (let count = letter < '\x80' ? 1 : foldText(letter).length; count > 0; count--) places.push(own)
    own += letter.length
  }
  return (place) => places[place] ?? text.length
}
