import MiniSearch, { type AsPlainObject, type Options, type Query, type SearchResult } from 'minisearch'
import { findCorrections, splitName, type Correction } from './search-typos.ts'
import { isStopWord, toName, toStem, toTerm, toTypedWords, toWords, type TypedWord } from './search-words.ts'

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

export interface SearchIndex {
  readonly engine: MiniSearch<SearchRecord>
  /** All records by URL, pages in navigation order. */
  readonly records: ReadonlyMap<string, SearchHit>
  /** All words of the texts. */
  readonly words: ReadonlySet<string>
  /** The words of titles and aliases. */
  readonly names: ReadonlySet<string>
  /** The words with the same stem, by stem. */
  readonly forms: ReadonlyMap<string, readonly string[]>
  /** The records that match a word, from earlier keystrokes. */
  readonly matches: Map<string, WordMatch>
}

export function createIndex(records: readonly SearchRecord[]): MiniSearch<SearchRecord> {
  const engine = new MiniSearch<SearchRecord>(indexOptions)
  engine.addAll(records)
  return engine
}

/** Loads the index of a file. Works in small steps, so that the page stays responsive. */
export async function loadIndex(file: object): Promise<SearchIndex> {
  // The file contains what MiniSearch wrote.
  const json = file as AsPlainObject
  const engine = await MiniSearch.loadJSAsync<SearchRecord>(json, indexOptions)
  const nameFields = [json.fieldIds.title, json.fieldIds.aliases].map(String)
  const words = json.index.map(([word]) => word)
  return {
    engine,
    records: new Map(Object.entries(json.documentIds).map(([key, id]) => [id, toHit(id, json.storedFields[key])])),
    words: new Set(words),
    names: new Set(json.index.flatMap(([word, fields]) => (nameFields.some((field) => field in fields) ? [word] : []))),
    forms: Map.groupBy(words, toStem),
    matches: new Map(),
  }
}

/** The stored fields of a record are those that `storeFields` names, so the cast is safe. */
function toHit(id: string, stored: unknown): SearchHit {
  return { id, ...(stored as Omit<SearchHit, 'id'>) }
}

/** Returns all pages, in navigation order. */
export function listPages({ records }: SearchIndex, keeps: (hit: SearchHit) => boolean): SearchHit[] {
  return [...records.values()].filter((hit) => hit.level === 1 && keeps(hit))
}

/** The records that contain a word of the search term. */
interface WordMatch {
  /** By URL. The quality is lower if a record has only another form of the word. */
  readonly scores: ReadonlyMap<string, { readonly score: number; readonly quality: number }>
  /** How much the word says about the wanted page. Words that occur in many records say little. */
  readonly rarity: number
  /** The word without its typo. */
  readonly meant: string
}

const boost = { title: 6, aliases: 5, trail: 2, content: 1 }
/** Score factor for another form of a word, such as "sorting" for "sort". */
const FORM_WEIGHT = 0.7
/** Number of words whose records are kept for the next keystrokes. */
const MAX_MATCHES = 100

/** Finds the records of a word. Only words that are no words or starts of names of the index are corrected. */
function matchWord(index: SearchIndex, words: readonly TypedWord[], place: number): WordMatch {
  const { term, isOpen } = words[place]!
  const joined = joinNeighbors(index, words, place)
  const key = [term, isOpen, ...joined].join(' ')
  const known = index.matches.get(key)
  if (known) return known

  const queries: Correction[] = [{ term, isPrefix: isOpen, weight: 1 }]
  for (const other of joined) queries.push({ term: other, isPrefix: false, weight: 1 })
  for (const form of index.forms.get(toStem(term)) ?? []) {
    if (form !== term) queries.push({ term: form, isPrefix: false, weight: FORM_WEIGHT })
  }
  let results = findRecords(index, queries, words[place]!)
  let meant = term
  if (!index.words.has(term) && !results.some(isNamed)) {
    const corrections = correct(index, words[place]!)
    const best = corrections.toSorted((one, other) => other.weight - one.weight)[0]
    if (best) {
      results = findRecords(index, [...queries, ...corrections], words[place]!)
      meant = best.term
    }
  }
  const scores = new Map<string, { score: number; quality: number }>()
  let count = 0
  for (const { id, score, queryTerms } of results) {
    const isExact = meant !== term || queryTerms.some((each) => each === term || joined.includes(each))
    const quality = isExact ? 1 : FORM_WEIGHT
    scores.set(id as string, { score: score / queryTerms.length, quality })
    count += quality
  }
  const match = { scores, rarity: Math.log(1 + index.records.size / Math.max(count, 1)), meant }
  if (index.matches.size >= MAX_MATCHES) index.matches.clear()
  index.matches.set(key, match)
  return match
}

/** Returns the words that a word makes together with its neighbors: "check box" also matches "checkbox". */
function joinNeighbors({ words: known }: SearchIndex, words: readonly TypedWord[], place: number): string[] {
  const term = words[place]!.term
  const pairs = [words[place - 1] && words[place - 1]!.term + term, words[place + 1] && term + words[place + 1]!.term]
  return pairs.filter((pair) => pair !== undefined && known.has(pair)) as string[]
}

function correct({ names }: SearchIndex, { term, isOpen }: TypedWord): Correction[] {
  const parts = splitName(term, names)
  if (parts) return parts.map((part) => ({ term: part, isPrefix: false, weight: 1 }))
  return findCorrections(term, isOpen, names)
}

function findRecords({ engine }: SearchIndex, queries: readonly Correction[], word: TypedWord): SearchResult[] {
  const weights = new Map(queries.map(({ term, weight }) => [term, weight]))
  const terms = queries.map(({ term, isPrefix }): Query => {
    // A short start of a word is in most texts, so search only titles and aliases for it.
    const isCommon = isPrefix && term.length < 3
    return isCommon
      ? { combineWith: 'OR', queries: [term, { queries: [term], prefix: true, fields: ['title', 'aliases'] }] }
      : { queries: [term], prefix: isPrefix }
  })
  return engine.search(
    { combineWith: 'OR', queries: terms },
    {
      boost,
      boostTerm: (term) => weights.get(term) ?? 1,
      tokenize: (term) => [term],
      processTerm: (term) => term,
      ...(isStopWord(word.term) && { fields: ['title', 'aliases'] }),
    },
  )
}

/** Whether a title or alias matched, and not only the text. */
function isNamed({ match }: SearchResult): boolean {
  return Object.values(match).some((fields) => fields.includes('title') || fields.includes('aliases'))
}

/** Score factors for pages. One word usually names a page, several words often describe a section. */
const PAGE_BOOST = 2.2
const PAGE_BOOST_OF_WORDS = 1.1
/** Score factor for sections of the second level. They rank higher than the sections below them. */
const SECTION_BOOST = 1.2
/** Score factors for a name that equals the search term, and for a page whose name starts with it. */
const SAME_NAME_BOOST = 3
const SAME_START_BOOST = 1.5
/** Score factor for a title that is written exactly like the search term: "Forms" and "Form" are different pages. */
const SAME_TITLE_BOOST = 1.5
/** Score factor for records with a word that starts with the single letter at the end of the search term. */
const LETTER_BOOST = 3
/** Components are searched for most often, so they rank higher. */
const COMPONENT_BOOST = 1.2
/** Score factor for pages of the framework that the visitor has not chosen. */
const OTHER_FRAMEWORK_BOOST = 0.3
/** Templates are named after kinds of sites, such as “Changelog”. Pages about the word itself come first. */
const TEMPLATE_BOOST = 0.15
/** How much a word counts for a section if the word is only at the start of its page. */
const PAGE_SHARE = 0.5
/** Records with a much smaller share of the search term than the best record are left out. */
const MIN_SHARE_OF_BEST = 0.5
/** Maximum number of results per page, and per heading text, so that other results have room. */
const PARTS_OF_PAGE = 4
const PARTS_OF_NAME = 4

interface Found {
  readonly hit: SearchHit
  score: number
  /** From 0 to 1: how much of the search term the record and its page contain. */
  readonly share: number
}

/** Returns the records that match a term, best first, at most `limit`. Pages of other frameworks rank lower. */
export function search(index: SearchIndex, term: string, framework?: string, limit = Infinity): SearchHit[] {
  const typed = toTypedWords(term)
  // A single letter after other words excludes almost nothing and is slow to search for, so it only affects the score.
  const letter = typed.length > 1 && typed.at(-1)!.term.length === 1 ? typed.pop()!.term : undefined
  const significant = typed.filter((word) => !isStopWord(word.term))
  const words = significant.length > 0 ? significant : typed
  const matches = words.map((_word, place) => matchWord(index, words, place))
  const found = combine(index, matches)

  const pageBoost = words.length > 1 ? PAGE_BOOST_OF_WORDS : PAGE_BOOST
  const typedName = toName(term)
  const name = matches.map(({ meant }) => meant).join('')
  const names = found.map(({ hit }) => nameOf(hit.title))
  // Headings that appear on many pages (such as "Usage") do not identify a page, so they get no boost.
  const isEverywhere = found.filter(({ hit }, place) => names[place] === name && isPart(hit)).length > PARTS_OF_NAME
  for (const [place, result] of found.entries()) {
    const { hit } = result
    const own = names[place]!
    const isSame = own === name || (isPart(hit) ? fullNameOf(hit) === name : pathNameOf(hit) === name)
    if (!isPart(hit) && toName(hit.title) === typedName) result.score *= SAME_TITLE_BOOST
    if (isSame && !(isEverywhere && isPart(hit) && own === name)) result.score *= SAME_NAME_BOOST
    else if (!isPart(hit) && own.startsWith(name)) result.score *= SAME_START_BOOST
    if (letter !== undefined && initialsOf(hit).has(letter)) result.score *= LETTER_BOOST
    result.score *= hit.level === 1 ? pageBoost : hit.level === 2 ? SECTION_BOOST : 1
    if (hit.id.startsWith('/docs/components/')) result.score *= COMPONENT_BOOST
    if (isOfOtherFramework(hit, framework, words)) result.score *= OTHER_FRAMEWORK_BOOST
    if (hit.id.startsWith('/templates/')) result.score *= TEMPLATE_BOOST
  }
  return leaveRoom(
    found.sort((one, other) => other.score - one.score),
    limit,
  )
}

/** Adds up the scores of all words. Records that contain more of the search term rank higher. */
function combine({ records }: SearchIndex, matches: readonly WordMatch[]): Found[] {
  const total = matches.reduce((sum, { scores, rarity }) => sum + (scores.size > 0 ? rarity : 0), 0)
  const found: Found[] = []
  for (const id of new Set(matches.flatMap(({ scores }) => [...scores.keys()]))) {
    const page = id.split('#', 1)[0]!
    let score = 0
    let covered = 0
    for (const { scores, rarity } of matches) {
      const own = scores.get(id)
      score += own?.score ?? 0
      if (own) covered += rarity * own.quality
      else if (page !== id && scores.has(page)) covered += rarity * PAGE_SHARE
    }
    const share = covered / total
    found.push({ hit: records.get(id)!, score: score * share ** 2, share })
  }
  const best = Math.max(...found.map(({ share }) => share))
  return found.filter(({ share }) => share >= best * MIN_SHARE_OF_BEST)
}

/** Whether a page is for another framework than the chosen one, and the search term does not name that framework. */
function isOfOtherFramework(hit: SearchHit, chosen: string | undefined, words: readonly TypedWord[]): boolean {
  const { framework } = hit
  if (framework === undefined || chosen === undefined || framework === chosen) return false
  return !words.some(({ term }) => term.startsWith(framework))
}

/** Returns the best results, with a limited number per page and per heading text. */
function leaveRoom(results: readonly Found[], limit: number): SearchHit[] {
  const ofPages = new Map<string, number>()
  const ofNames = new Map<string, number>()
  const left: SearchHit[] = []
  for (const { hit } of results) {
    if (left.length >= limit) break
    const [page = ''] = hit.id.split('#', 1)
    const name = nameOf(hit.title)
    const ofPage = ofPages.get(page) ?? 0
    const ofName = (isPart(hit) && ofNames.get(name)) || 0
    if (ofPage >= PARTS_OF_PAGE || ofName >= PARTS_OF_NAME) continue
    ofPages.set(page, ofPage + 1)
    if (isPart(hit)) ofNames.set(name, ofName + 1)
    left.push(hit)
  }
  return left
}

function isPart({ level }: SearchHit): boolean {
  return level > 1
}

/** Returns the normalized title of the page and the section together, as in "button props". */
function fullNameOf({ trail, title }: SearchHit): string {
  return nameOf(`${trail.split(' › ', 1)[0]} ${title}`)
}

/** Returns the name of a page in its URL: "pricing" for `/pro/pricing`, "color mode" for `…/color-mode/vite`. */
function pathNameOf({ id, framework }: SearchHit): string {
  return nameOf(id.split('/').at(framework ? -2 : -1)!)
}

const knownNames = new Map<string, string>()

/** Normalizes a name like a search term. Cached, because every keystroke needs all names. */
function nameOf(text: string): string {
  let name = knownNames.get(text)
  if (name === undefined) {
    const words = toTypedWords(text)
    const significant = words.filter((word) => !isStopWord(word.term))
    name = (significant.length > 0 ? significant : words).map(({ term }) => term).join('')
    knownNames.set(text, name)
  }
  return name
}

const initials = new Map<string, ReadonlySet<string>>()

/** Returns the first letters of the words in the title and path of a record. */
function initialsOf({ id, title }: SearchHit): ReadonlySet<string> {
  let letters = initials.get(id)
  if (!letters) {
    const words = toWords(`${title} ${id.split('/').slice(3).join('/')}`)
    initials.set(id, (letters = new Set(words.map((word) => toTerm(word).charAt(0)))))
  }
  return letters
}
