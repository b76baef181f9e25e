import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createBrowserContent, type BrowserContent } from '../browser/browser-content.ts'
import { createSqliteEngine } from '../browser/sqlite-engine.ts'
import { defineCollection, defineContentConfig } from '../collections/define.ts'
import { layOutCollection } from '../collections/fields.ts'
import { createContentApi, type ContentApi } from '../server/content-api.ts'
import { openContent, type Content } from '../store/open-content.ts'
import { encodeValue } from '../store/rows.ts'
import { writeDatabase } from '../store/write-database.ts'
import { createRandom, type Random } from '../testing/random.ts'

/**
 * Runs the same random queries in four ways and compares the results with those of plain loops over the rows. They
 * must agree. SQLite's WebAssembly build runs in Node as it does in a browser.
 */

/** `npm run test:full` asks more of them. */
const QUESTIONS = process.env.FROND_FULL ? 600 : 80
const VERSION = 'v3.5.0--0123456789abcdef'

const config = defineContentConfig({
  collections: {
    docs: defineCollection({
      type: 'page',
      source: 'docs/**/*.md',
      schema: z.object({
        category: z.string().optional(),
        order: z.int().optional(),
        rating: z.number().optional(),
        draft: z.boolean().optional(),
        tags: z.array(z.string()).optional(),
      }),
    }),
  },
})
type Config = typeof config
type Cell = string | number | boolean | null | object
type Row = Record<string, Cell>

const kinds: Record<string, 'text' | 'number' | 'boolean' | 'json'> = {
  id: 'text',
  stem: 'text',
  path: 'text',
  title: 'text',
  description: 'text',
  category: 'text',
  extension: 'text',
  order: 'number',
  rating: 'number',
  draft: 'boolean',
  tags: 'json',
  navigation: 'json',
}
const fieldNames = Object.keys(kinds)

const words = [
  'button',
  'Card',
  'über',
  'a_b',
  '100%',
  "it's",
  '',
  'ünïcode',
  '🚀 go',
  'ｆｕｌｌ',
  'B',
  'b',
  '10',
  '9',
  'true',
  'null',
]

const random = createRandom(20)
const rows = Array.from({ length: 80 }, (_, index) => randomRow(random, index))
const folder = mkdtempSync(join(tmpdir(), 'frond-agreement-'))
const database = join(folder, 'content.db')

let content: Content<Config>
let api: ContentApi
let inBrowser: BrowserContent<Config>
let byServer: BrowserContent<Config>
const warnings: string[] = []

beforeAll(() => {
  const layout = layOutCollection('docs', config.collections.docs)
  const stored = rows.map((row) => layout.fields.map(({ name, kind }) => encodeValue(kind, row[name])))
  writeDatabase(database, [{ layout, rows: stored, links: [], folders: {}, version: VERSION }])

  content = openContent<Config>(database)
  api = createContentApi({ database })
  const request: typeof fetch = (url, init) => api.handle(new Request(new URL(url as string, 'http://localhost'), init))
  const shared = {
    collections: content.collections(),
    fetch: request,
    warn: (text: string) => void warnings.push(text),
  }
  const engine = createSqliteEngine({ fetch: request })
  inBrowser = createBrowserContent<Config>({ ...shared, createEngine: () => engine })
  byServer = createBrowserContent<Config>({
    ...shared,
    warn: () => {},
    createEngine: () => ({ load: () => Promise.reject(new Error('No database here.')), run: () => Promise.reject() }),
  })
})

afterAll(() => {
  content.close()
  api.close()
  rmSync(folder, { recursive: true })
})

it(`returns the same rows from every engine for ${QUESTIONS} random queries`, async () => {
  const sizes = new Map<string, number>()
  for (let round = 0; round < QUESTIONS; round++) {
    const question = randomQuestion(random)
    const text = writeText(question)
    const expected = answer(question)

    const answers = {
      store: ask(question, content.queryCollection('docs')),
      endpoint: askText(text),
      wasm: await ask(question, inBrowser.queryCollection('docs')),
      fallback: await ask(question, byServer.queryCollection('docs')),
    }
    for (const [place, found] of Object.entries(answers)) expect(found, `${place}: ${text}`).toEqual(expected)

    const size = typeof expected === 'number' ? 'count' : expected.length === 0 ? 'none' : 'some'
    sizes.set(size, (sizes.get(size) ?? 0) + 1)
  }
  expect(warnings).toEqual([])
  // Queries without results would agree even if all stores were wrong.
  expect(sizes.get('some')).toBeGreaterThan(QUESTIONS / 4)
  expect(sizes.get('count')).toBeGreaterThan(QUESTIONS / 20)
})

it('returns the same navigation, neighbors and search sections from every engine', async () => {
  const path = rows[3]!.path as string
  const stores = [inBrowser, byServer]
  for (const store of stores) {
    expect(await store.queryCollectionNavigation('docs')).toEqual(content.queryCollectionNavigation('docs'))
    expect(await store.queryCollectionItemSurroundings('docs', path)).toEqual(
      content.queryCollectionItemSurroundings('docs', path),
    )
    expect(await store.queryCollectionSearchSections('docs')).toEqual(content.queryCollectionSearchSections('docs'))
  }
  expect(content.queryCollectionNavigation('docs')).not.toEqual([])
})

/** A query in a neutral form: neither the tree of the builder nor the text of the query language. */
interface Question {
  groups: Clause[]
  order: [field: string, direction: 'ASC' | 'DESC'][]
  select: string[]
  limit?: number
  skip?: number
  count?: { field: string; distinct: boolean }
}
type Clause =
  | { all: Clause[] }
  | { any: Clause[] }
  | { field: string; operator: string; values: (string | number | boolean)[] }

function randomRow(random: Random, index: number): Row {
  const optional = <Value extends Cell>(value: Value) => (random.chance(0.25) ? null : value)
  const title = `${random.pick(words)} ${random.pick(words)}`
  return {
    id: `docs/${index}.md`,
    stem: `docs/${random.below(10)}.${index}`,
    path: `/docs/${random.pick(['a', 'B', 'é', 'z'])}/${index}`,
    extension: random.pick(['md', 'md', 'yml']),
    title,
    description: random.pick(words),
    category: optional(random.pick(['form', 'layout', 'Form', ''])),
    order: optional(random.below(20) - 5),
    rating: optional(random.pick([0.1, 0.5, 1, 2.25, -3, 1e21, 0.30000000000000004, 12345678.9])),
    draft: optional(random.chance(0.5)),
    tags: optional([random.pick(words), random.pick(words)]),
    navigation: random.pick<Cell>([true, true, false, { title: 'Short' }]),
    meta: {},
    seo: {},
    links: null,
    body: {
      children: [
        ['h2', { id: `h${index}` }, title],
        ['p', {}, random.pick(words)],
      ],
      toc: [],
    },
  }
}

function randomQuestion(random: Random): Question {
  const list = <Item>(most: number, make: () => Item) => Array.from({ length: random.below(most + 1) }, make)
  const question: Question = {
    groups: list(3, () => randomClause(random, 1)),
    order: list(2, () => [random.pick(fieldNames), random.pick(['ASC', 'DESC'] as const)]),
    select: random.chance(0.7) ? [...new Set(['id', ...list(3, () => random.pick(fieldNames))])] : [],
  }
  if (random.chance(0.3)) question.limit = random.below(12)
  if (random.chance(0.2)) question.skip = random.below(12)
  if (random.chance(0.15)) question.count = { field: random.pick(['*', ...fieldNames]), distinct: random.chance(0.5) }
  return question
}

function randomClause(random: Random, depth: number): Clause {
  if (depth < 4 && random.chance(0.35)) {
    const clauses = Array.from({ length: 1 + random.below(3) }, () => randomClause(random, depth + 1))
    return random.chance(0.6) ? { any: clauses } : { all: clauses }
  }
  const field = random.pick(fieldNames)
  const operators = [
    '=',
    '!=',
    '<>',
    '<',
    '>',
    '<=',
    '>=',
    'LIKE',
    'NOT LIKE',
    'IN',
    'NOT IN',
    'BETWEEN',
    'NOT BETWEEN',
  ]
  const operator = random.pick([...operators, 'IS NULL', 'IS NOT NULL'])
  const count = operator.startsWith('IS')
    ? 0
    : operator.endsWith('IN')
      ? random.below(4)
      : operator.endsWith('BETWEEN')
        ? 2
        : 1
  const values = Array.from({ length: count }, () =>
    operator.endsWith('LIKE') ? randomPattern(random) : randomValue(random, field),
  )
  return { field, operator, values }
}

function randomPattern(random: Random): string {
  const part = () => random.pick(['%', '_', 'a', 'B', 'T', 'o', '/docs/', '1', '.', 'ü', '🚀', '', ' '])
  return `${random.chance(0.7) ? '%' : ''}${part()}${part()}${random.chance(0.7) ? '%' : ''}`
}

/** Mostly a value that some row has, sometimes a value of another type. */
function randomValue(random: Random, field: string): string | number | boolean {
  const cell = random.pick(rows)[field]
  if (random.chance(0.15) || cell === null)
    return random.pick<string | number | boolean>([...words, 3, -1, 2.5, true, false, ' 7 ', '1e1'])
  if (typeof cell === 'object') return JSON.stringify(cell)
  return random.chance(0.3) ? String(cell) : cell!
}

/** Runs the query with the builder. The result is a promise if the query runs in the browser store. */
function ask(question: Question, query: object): unknown {
  // The queries use random fields and operators, which the types do not allow.
  type Loose = Record<string, (...parameters: unknown[]) => Loose> & { count(...p: unknown[]): unknown; all(): unknown }
  let builder = query as Loose

  function add(target: Loose, clause: Clause): Loose {
    if ('field' in clause) {
      const { field, operator, values } = clause
      if (values.length === 0 && operator.startsWith('IS')) return target.where!(field, operator)
      const isList = operator.endsWith('IN') || operator.endsWith('BETWEEN')
      return target.where!(field, operator, isList ? values : values[0])
    }
    const [method, clauses] = 'any' in clause ? ['orWhere', clause.any] : ['andWhere', clause.all]
    return target[method as string]!((group: Loose) => (clauses as Clause[]).reduce(add, group))
  }

  builder = question.groups.reduce(add, builder)
  for (const [field, direction] of question.order) builder = builder.order!(field, direction)
  if (question.select.length > 0) builder = builder.select!(...question.select)
  if (question.limit !== undefined) builder = builder.limit!(question.limit)
  if (question.skip !== undefined) builder = builder.skip!(question.skip)
  return question.count ? builder.count(question.count.field, question.count.distinct) : builder.all()
}

function askText(sql: string): unknown {
  const { status, body } = api.query({ collection: 'docs', version: VERSION, body: JSON.stringify({ sql }) })
  expect(status, `${sql}\n${String(body)}`).toBe(200)
  const found = JSON.parse(body as string) as Row[]
  return sql.startsWith('SELECT COUNT') ? found[0]!.count : found
}

/** Writes the query in the query language, without using the code under test. */
function writeText({ groups, order, select, limit, skip, count }: Question): string {
  const quote = (value: unknown) => `'${String(value).replaceAll("'", "''")}'`
  const write = (clause: Clause): string => {
    if ('any' in clause) return `(${clause.any.map(write).join(' OR ')})`
    if ('all' in clause) return `(${clause.all.map(write).join(' AND ')})`
    const { field, operator, values } = clause
    if (operator.startsWith('IS')) return `"${field}" ${operator}`
    if (operator.endsWith('BETWEEN')) return `"${field}" ${operator} ${values.map(quote).join(' AND ')}`
    if (!operator.endsWith('IN')) return `"${field}" ${operator} ${quote(values[0])}`
    if (values.length === 0) return operator === 'IN' ? '"stem" IS NULL' : '"stem" IS NOT NULL'
    return `"${field}" ${operator} (${values.map(quote).join(', ')})`
  }
  const what = count
    ? `COUNT(${count.distinct ? 'DISTINCT ' : ''}${count.field}) as count`
    : select.map((field) => `"${field}"`).join(', ') || '*'
  const where = groups.map((clause) => ('field' in clause ? `(${write(clause)})` : write(clause))).join(' AND ')
  const sorted = order.map(([field, direction]) => `"${field}" ${direction}`).join(', ') || 'stem ASC'
  const isPart = !count && (limit !== undefined || skip !== undefined)
  return (
    `SELECT ${what} FROM _content_docs${where && ` WHERE ${where}`} ORDER BY ${sorted}` +
    (isPart ? ` LIMIT ${limit ?? 1000}${skip === undefined ? '' : ` OFFSET ${skip}`}` : '')
  )
}

/** Computes the result with plain loops. */
function answer({ groups, order, select, limit, skip = 0, count }: Question): Row[] | number {
  const matching = rows.filter((row) => groups.every((clause) => holds(clause, row) === true))
  if (count) {
    if (count.field === '*') return matching.length
    const cells = matching.map((row) => toStored(row, count.field)).filter((cell) => cell !== null)
    return count.distinct ? new Set(cells).size : cells.length
  }

  const items: Question['order'] = [...(order.length > 0 ? order : [['stem', 'ASC'] as const]), ['id', 'ASC']].map(
    ([field, direction]) => [field!, direction as 'ASC'],
  )
  const sorted = matching.toSorted((a, b) => {
    for (const [field, direction] of items) {
      const difference = compareCells(toStored(a, field), toStored(b, field))
      if (difference !== 0) return direction === 'ASC' ? difference : -difference
    }
    return 0
  })
  const part = sorted.slice(skip, limit === undefined ? undefined : skip + limit)
  return part.map((row) =>
    Object.fromEntries((select.length > 0 ? select : Object.keys(row)).map((name) => [name, row[name]!])),
  )
}

/** Whether a row matches: true, false, or unknown if it has no value. */
function holds(clause: Clause, row: Row): boolean | undefined {
  if ('any' in clause) {
    const results = clause.any.map((each) => holds(each, row))
    return results.includes(true) ? true : results.includes(undefined) ? undefined : false
  }
  if ('all' in clause) {
    const results = clause.all.map((each) => holds(each, row))
    return results.includes(false) ? false : results.includes(undefined) ? undefined : true
  }

  const { field, operator, values } = clause
  const cell = toStored(row, field)
  if (operator === 'IS NULL') return cell === null
  if (operator === 'IS NOT NULL') return cell !== null
  // No value is in an empty list, not even an unknown one.
  if (operator === 'IN' && values.length === 0) return false
  if (operator === 'NOT IN' && values.length === 0) return true
  if (cell === null) return undefined

  const difference = values.map((value) => compareCells(cell, toCompared(field, value)))
  switch (operator) {
    case '=':
      return difference[0] === 0
    case '!=':
    case '<>':
      return difference[0] !== 0
    case '<':
      return difference[0]! < 0
    case '>':
      return difference[0]! > 0
    case '<=':
      return difference[0]! <= 0
    case '>=':
      return difference[0]! >= 0
    case 'IN':
      return difference.includes(0)
    case 'NOT IN':
      return !difference.includes(0)
    case 'BETWEEN':
      return difference[0]! >= 0 && difference[1]! <= 0
    case 'NOT BETWEEN':
      return !(difference[0]! >= 0 && difference[1]! <= 0)
    default: {
      const isLike = matches(toWords(field, cell), String(values[0]))
      return operator === 'LIKE' ? isLike : !isLike
    }
  }
}

/** A cell as it is compared: text, a number, or null. */
function toStored(row: Row, field: string): string | number | null {
  const cell = row[field] ?? null
  if (cell === null) return null
  if (kinds[field] === 'number') return cell as number
  return kinds[field] === 'json' ? JSON.stringify(cell) : String(cell)
}

function toCompared(field: string, value: string | number | boolean): string | number {
  const text = String(value)
  const isNumber = kinds[field] === 'number' && text.trim() !== '' && Number.isFinite(Number(text))
  return isNumber ? Number(text) : text
}

/** Null sorts first, then numbers, then text by its bytes. */
function compareCells(a: string | number | null, b: string | number | null): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? -1 : 1
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'number' || typeof b === 'number') return typeof a === 'number' ? -1 : 1
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}

/** Formats a number like SQLite, which differs from JavaScript for some numbers. */
function toWords(field: string, cell: string | number): string {
  if (field !== 'rating') return String(cell)
  if (cell === 1e21) return '1.0e+21'
  if (cell === 0.30000000000000004) return '0.3'
  return Number.isInteger(cell) ? `${cell}.0` : String(cell)
}

/** `%` matches any text, `_` one letter. ASCII letters match in both cases. */
function matches(text: string, pattern: string): boolean {
  const letters = [...text].map(toLower)
  const marks = [...pattern].map(toLower)
  const fits = (from: number, mark: number): boolean => {
    if (mark === marks.length) return from === letters.length
    if (marks[mark] === '%') return fits(from, mark + 1) || (from < letters.length && fits(from + 1, mark))
    return from < letters.length && (marks[mark] === '_' || marks[mark] === letters[from]) && fits(from + 1, mark + 1)
  }
  return fits(0, 0)
}

function toLower(letter: string): string {
  return /[A-Z]/.test(letter) ? letter.toLowerCase() : letter
}
