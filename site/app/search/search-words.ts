/** Splits `DropdownMenu` into words, and also keeps it whole. */
export function toWords(text: string): string[] {
  return splitText(text).flatMap((word) => {
    const humps = word.match(/\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}+(?!\p{Ll})/gu) ?? []
    return humps.length > 1 ? [word, ...humps] : [word]
  })
}

function splitText(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u)
}

/** Normalizes a word for comparison: ignores case, accents, plurals and British spelling. */
export function toTerm(word: string): string {
  const plain = word.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  const american = plain
    .replace(/(col|behavi|fav)our/, '$1or')
    .replace(/^grey/, 'gray')
    .replace(/^centre/, 'center')
  return american.length > 3 && /[^su]s$/.test(american) ? american.slice(0, -1) : american
}

/** Endings of inflected and derived words. Longer endings come before the shorter ones that they contain. */
const endings = 'ization ation izing ating ized ated able ize ate ing ion ed er es e'.split(' ')
const MIN_STEM_LETTERS = 4

/** Returns what the forms of a word have in common: `sort` of "sorting", `valid` of "validate" and "validation". */
export function toStem(term: string): string {
  const ending = endings.find((each) => term.endsWith(each) && term.length - each.length >= MIN_STEM_LETTERS)
  return ending ? term.slice(0, -ending.length) : term
}

/** A word of the search term. */
export interface TypedWord {
  readonly term: string
  /** Whether the visitor may still be typing the word, so that it matches as a prefix. */
  readonly isOpen: boolean
}

/** Stop words. They occur in most texts, so they exclude few results and are slow to search for. */
const stopWords = new Set(
  'a an and are as at be by can do does for from get has have how i in is it me my of on or our own so that the their this to use using want we what when where which who why will with you your'.split(
    ' ',
  ),
)

export function isStopWord(term: string): boolean {
  return stopWords.has(term)
}

/** Limits of the search term. More words or letters do not improve the results. */
const MAX_WORDS = 8
const MAX_LETTERS = 100

/** Splits a search term into words. The last one is open. */
export function toTypedWords(text: string): TypedWord[] {
  const words = splitText(text.slice(0, MAX_LETTERS)).filter(Boolean).slice(0, MAX_WORDS)
  return words.map((word, place) => ({ term: toTerm(word), isOpen: place === words.length - 1 }))
}

/** Ignores case, spaces and punctuation: "Next.js" and "nextjs" are the same name. */
export function toName(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
