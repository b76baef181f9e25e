import { findTypo, foldText, isWordEnd, isWordStart, type Query } from './match-text.ts'

/** Ranges of a text, in order. */
export type Marks = readonly (readonly [start: number, end: number])[]

/**
 * Finds the ranges to highlight in the texts of an item's name and, as the last element, in its description. Words that
 * begin with the term are preferred to other occurrences. Short words of a longer query, such as "a" or "to", are only
 * highlighted as whole words. The description is only searched for words that the name does not have. A typo is only accepted for words that occur nowhere as typed: a search for "form" must not highlight "from".
 */
export function findMarks(name: readonly string[], description: string, query: Query): Marks[] {
  const folded = name.map(foldText)
  const notInName = query.words.filter((word) => !folded.some((text) => text.includes(word)))
  const markName = (typos: readonly string[]) =>
    name.map((text, index) => marksIn(text, folded[index]!, query, query.words, typos))
  if (notInName.length === 0) return [...markName(notInName), none]

  const foldedDescription = foldText(description)
  const notFound = notInName.filter((word) => !foldedDescription.includes(word))
  const nameMarks = markName(notFound)
  const typosInDescription = notFound.filter((word) => !folded.some((text) => findTypo(text, word)))
  return [...nameMarks, marksIn(description, foldedDescription, query, notInName, typosInDescription)]
}

const none: Marks = []

/** The ranges of the given words next to each other, or else of each word, and of the words in `typos` with one typo. */
function marksIn(
  text: string,
  folded: string,
  query: Query,
  words: readonly string[],
  typos: readonly string[],
): Marks {
  const found = words.length > 1 ? findRanges(folded, words.join(' ')) : []
  if (found.length === 0) for (const word of words) found.push(...findWordRanges(folded, word, query))
  for (const word of typos) {
    const typo = findTypo(folded, word)
    if (typo) found.push(typo)
  }
  if (found.length === 0) return none

  const toOriginal = folded.length === text.length ? (index: number) => index : originalIndexes(text)
  const marks: [number, number][] = []
  for (const [start, end] of found.toSorted(([one], [other]) => one - other)) {
    const last = marks.at(-1)
    if (last && toOriginal(start) <= last[1]) last[1] = Math.max(last[1], toOriginal(end))
    else marks.push([toOriginal(start), toOriginal(end)])
  }
  return marks
}

type Range = [start: number, end: number]

/** Shorter words of a longer query are mostly filler words, which also occur inside of many other words. */
const MIN_LETTERS_INSIDE = 3

function findWordRanges(text: string, word: string, { words }: Query): Range[] {
  if (words.length === 1 || word.length >= MIN_LETTERS_INSIDE) return findRanges(text, word)
  // The user may still be typing the last word.
  const isComplete = word !== words.at(-1)
  return findWordStarts(text, word).filter(([, end]) => !isComplete || isWordEnd(text, end))
}

/** Where words begin with the term, or else its first occurrence. */
function findRanges(text: string, term: string): Range[] {
  const ranges = findWordStarts(text, term)
  const first = text.indexOf(term)
  if (ranges.length === 0 && first >= 0) ranges.push([first, first + term.length])
  return ranges
}

function findWordStarts(text: string, term: string): Range[] {
  const ranges: Range[] = []
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) {
    if (isWordStart(text, at)) ranges.push([at, at + term.length])
  }
  return ranges
}

/** Maps an index of the folded text to the original text, which may be longer or shorter. */
function originalIndexes(text: string): (index: number) => number {
  const indexes: number[] = []
  let original = 0
  for (const letter of text) {
    // ASCII letters fold to one letter; this avoids folding them again.
    for (let count = letter < '\x80' ? 1 : foldText(letter).length; count > 0; count--) indexes.push(original)
    original += letter.length
  }
  return (index) => indexes[index] ?? text.length
}
