import MiniSearch, { type Options, type Query, type SearchOptions, type SearchResult } from 'minisearch'

/** An indexed page, or a section of a page below a heading. */
export interface SearchRecord {
  /** The URL. */
  id: string
  title: string
  /** The headings above it, starting with the page title. Empty for a page. */
  trail: string
  content: string
  /** 1 for a page, otherwise the heading level. */
  level: number
  /** Index of its docs section in the list of sections. */
  section: number
  /** Set for pages that apply to one framework only. */
  framework?: string
  /** Synonyms. */
  aliases?: string
}

/** The fields of a record that results show. */
export type SearchHit = Omit<SearchRecord, 'aliases'>

/** The index file that the browser fetches. */
export interface SearchFile {
  /** The docs sections, in order. */
  readonly sections: readonly { readonly title: string; readonly path: string }[]
  /** The index as serialized by MiniSearch. */
  readonly index: object
}

const indexOptions: Options<SearchRecord> = {
  fields: ['title', 'aliases', 'trail', 'content'],
  storeFields: ['title', 'trail', 'content', 'level', 'section', 'framework'],
  tokenize: toWords,
  processTerm: toTerm,
}

export type SearchIndex = MiniSearch<SearchRecord>

export function createIndex(records: readonly SearchRecord[]): SearchIndex {
  const index = new MiniSearch<SearchRecord>(indexOptions)
  index.addAll(records)
  return index
}

/** Loads the index of a file. Works in small steps, so that the page stays responsive. */
export function loadIndex(index: object): Promise<SearchIndex> {
  return MiniSearch.loadJSAsync<SearchRecord>(index as never, indexOptions)
}

/** Splits `DropdownMenu` into words, and also keeps it whole. */
function toWords(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => {
    const humps = word.match(/\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}+(?!\p{Ll})/gu) ?? []
    return humps.length > 1 ? [word, ...humps] : [word]
  })
}

/** Normalizes a word for comparison: ignores case, accents, plurals and British spelling. */
function toTerm(word: string): string {
  const plain = word.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  const american = plain
    .replace(/(col|behavi|fav)our/, '$1or')
    .replace(/^grey/, 'gray')
    .replace(/^centre/, 'center')
  return american.length > 3 && /[^su]s$/.test(american) ? american.slice(0, -1) : american
}

const boost = { title: 6, aliases: 5, trail: 2, content: 1 }
/** Score factors by heading level. Pages rank higher than their sections. */
const levelBoosts = [1, 2.2, 1.2, 1, 1, 1, 1]
/** Score factors for a name that equals the search term, and for a page whose name starts with it. */
const SAME_NAME_BOOST = 3
const SAME_START_BOOST = 1.5
/** Score factor for records with a word that starts with the single letter at the end of the search term. */
const LETTER_BOOST = 3
/** Components are searched for most often, so they rank higher. */
const COMPONENT_BOOST = 1.2
/** Maximum number of results per page, and per heading text, so that other results have room. */
const PARTS_OF_PAGE = 4
const PARTS_OF_NAME = 4

const options: SearchOptions = {
  boost,
  boostDocument: (id, _term, stored) =>
    (levelBoosts[(stored as unknown as SearchHit).level] ?? 1) *
    (String(id).startsWith('/docs/components/') ? COMPONENT_BOOST : 1),
}

/** A word of the search term. */
interface Word {
  text: string
  /** Whether the visitor may still be typing the word, so that it matches as a prefix. */
  isOpen: boolean
}

/** Query strategies, from exact to fuzzy. The next one runs only if the previous ones matched no title or alias. */
const ways: readonly ((words: readonly Word[], index: SearchIndex) => Query)[] = [
  (words) => matchAll(words, ({ text, isOpen }) => ({ queries: [text], prefix: isOpen })),
  (words, index) =>
    matchAll(words, ({ text, isOpen }) => ({
      combineWith: 'OR',
      queries: [
        { queries: [text], fuzzy: text.length < 3 ? false : 1 },
        ...swapNeighbors(text),
        ...(isOpen ? findSimilarNames(index, text) : []),
      ],
      prefix: isOpen,
    })),
  (words) => matchAll(words, matchFuzzily),
  (words) => ({ combineWith: 'OR', queries: words.map(matchFuzzily) }),
]

function matchAll(words: readonly Word[], toQuery: (word: Word) => Query): Query {
  return { combineWith: 'AND', queries: words.map(toQuery) }
}

function matchFuzzily({ text, isOpen }: Word): Query {
  return { queries: [text], prefix: isOpen, fuzzy: text.length < 3 ? false : text.length < 5 ? 1 : 2 }
}

/**
 * Returns all variants of a word with two adjacent letters swapped. This is the most common typo, but it counts as two
 * edits in the index.
 */
function swapNeighbors(word: string): string[] {
  if (word.length < 4 || word.length > 24) return []
  return Array.from({ length: word.length - 1 }, (_, at) => {
    return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
  }).filter((swapped) => swapped !== word)
}

const namesOf = new WeakMap<SearchIndex, readonly string[]>()

/** Returns words from page titles that start with the incomplete word, allowing one typo. */
function findSimilarNames(index: SearchIndex, word: string): readonly string[] {
  let names = namesOf.get(index)
  if (!names) {
    names = [...new Set(listPages(index, () => true).flatMap(({ title }) => toWords(title).map(toTerm)))]
    namesOf.set(index, names)
  }
  const typed = toTerm(word)
  if (typed.length < 4) return []
  return names.filter(
    (name) =>
      startsSimilarly(name, typed) &&
      // The typo may be a missing, replaced or extra letter.
      [1, 0, -1].some((more) => isOneTypoApart(typed, name.slice(0, typed.length + more))),
  )
}

/** Cheap check before the typo search: if neither of the first two letters matches, there is more than one typo. */
function startsSimilarly(name: string, typed: string): boolean {
  return name[0] === typed[0] || name[0] === typed[1] || name[1] === typed[0] || name[1] === typed[1]
}

function isOneTypoApart(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [rest, otherRest] = [one.slice(start), other.slice(start)]
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  )
}

/** Limits of the search term. More words or letters do not improve the results. */
const MAX_WORDS = 8
const MAX_LETTERS = 100

/** Stop words. They occur in most texts, so they exclude few results and are slow to search for. */
const fillers = new Set(
  'a an and are can do does for from how i in is it my of on or the to what when where which why with'.split(' '),
)

function isFiller({ text }: Word): boolean {
  return fillers.has(text.toLowerCase())
}

/** Returns the records that match a term, best first, at most `limit`. */
export function search(
  index: SearchIndex,
  term: string,
  keeps: (hit: SearchHit) => boolean,
  limit = Infinity,
): SearchHit[] {
  const words = term
    .slice(0, MAX_LETTERS)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
  if (words.length === 0) return []
  const filter = (result: SearchResult) => keeps(toHit(result))
  // A single letter after other words excludes almost nothing and is slow to search for, so it only affects the score.
  const letter = words.length > 1 && words.at(-1)!.length === 1 ? toTerm(words.pop()!) : undefined
  const typedWords = words.map((text, place): Word => {
    return { text, isOpen: letter === undefined && place === words.length - 1 }
  })
  const significant = typedWords.filter((word) => word.isOpen || !isFiller(word))
  const wanted = significant.length > 0 ? significant : typedWords
  // Short words and stop words occur in most texts, so search only titles and aliases for them.
  const fields = wanted.every((word) => word.text.length < 3 || isFiller(word)) ? ['title', 'aliases'] : undefined
  let found: SearchResult[] = []
  for (const toQuery of ways) {
    const results = index.search(toQuery(wanted, index), { ...options, ...(fields && { fields }), filter })
    if (results.length > 0) found = results
    if (results.some(isNamed)) break
  }

  const name = toName(term)
  const meantName = wanted.length > 1 ? toName(wanted.map(({ text }) => text).join('')) : undefined
  const names = found.map(nameOf)
  // Headings that appear on many pages (such as "Usage") do not identify a page, so they get no boost.
  const isEverywhere = found.filter((result, place) => names[place] === name && isPart(result)).length > PARTS_OF_NAME
  for (const [place, result] of found.entries()) {
    const own = names[place]!
    if (own === name && !(isEverywhere && isPart(result))) result.score *= SAME_NAME_BOOST
    // A page and a heading of it, as in "button props".
    else if (meantName && isPart(result) && fullNameOf(result) === meantName) result.score *= SAME_NAME_BOOST
    else if (!isPart(result) && own.startsWith(name)) result.score *= SAME_START_BOOST
    if (letter !== undefined && initialsOf(toHit(result)).has(letter)) result.score *= LETTER_BOOST
  }
  return leaveRoom(
    found.sort((one, other) => other.score - one.score),
    limit,
  ).map(toHit)
}

/** Returns the best results, with a limited number per page and per heading text. */
function leaveRoom(results: readonly SearchResult[], limit: number): SearchResult[] {
  const ofPages = new Map<string, number>()
  const ofNames = new Map<string, number>()
  const left: SearchResult[] = []
  for (const result of results) {
    if (left.length >= limit) break
    const [page = ''] = toHit(result).id.split('#', 1)
    const ofPage = ofPages.get(page) ?? 0
    const ofName = (isPart(result) && ofNames.get(nameOf(result))) || 0
    if (ofPage >= PARTS_OF_PAGE || ofName >= PARTS_OF_NAME) continue
    ofPages.set(page, ofPage + 1)
    if (isPart(result)) ofNames.set(nameOf(result), ofName + 1)
    left.push(result)
  }
  return left
}

function isPart(result: SearchResult): boolean {
  return toHit(result).level > 1
}

const pagesOf = new WeakMap<SearchIndex, readonly SearchHit[]>()

/** Returns all pages, in navigation order. */
export function listPages(index: SearchIndex, keeps: (hit: SearchHit) => boolean): SearchHit[] {
  let pages = pagesOf.get(index)
  if (!pages) {
    pages = index.search(MiniSearch.wildcard, { filter: (result) => toHit(result).level === 1 }).map(toHit)
    pagesOf.set(index, pages)
  }
  return pages.filter(keeps)
}

/** MiniSearch merges the stored fields of a record into its result, so the cast is safe. */
function toHit(result: SearchResult): SearchHit {
  return result as unknown as SearchHit
}

/** Returns the path of a URL below its docs section. */
function ownPath(id: string): string {
  return id.split('/').slice(3).join('/')
}

const knownNames = new Map<string, string>()

function nameOf(result: SearchResult): string {
  return knownName(toHit(result).title)
}

/** Returns the normalized title of the page and the section together. */
function fullNameOf(result: SearchResult): string {
  const { trail, title } = toHit(result)
  return knownName(`${trail.split(' › ', 1)[0]} ${title}`)
}

/** Caches normalized names, because every keystroke needs them. */
function knownName(text: string): string {
  let name = knownNames.get(text)
  if (name === undefined) knownNames.set(text, (name = toName(text)))
  return name
}

const initials = new Map<string, ReadonlySet<string>>()

/** Returns the first letters of the words in the title and path of a record. */
function initialsOf({ id, title }: SearchHit): ReadonlySet<string> {
  let letters = initials.get(id)
  if (!letters) {
    const words = toWords(`${title} ${ownPath(id)}`)
    initials.set(id, (letters = new Set(words.map((word) => toTerm(word).charAt(0)))))
  }
  return letters
}

function toName(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Whether a title or alias matched, and not only the text. */
function isNamed({ match }: SearchResult): boolean {
  return Object.values(match).some((fields) => fields.includes('title') || fields.includes('aliases'))
}
