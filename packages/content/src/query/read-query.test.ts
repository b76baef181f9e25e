import { describe, expect, it } from 'vitest'
import { queryBounds } from './bounds.ts'
import type { Condition, Group, Query, Term } from './query.ts'
import { acceptedTexts, docsFields, refusedTexts, repeatInQuery } from '../testing/query-texts.ts'
import { createRandom, type Random } from '../testing/random.ts'
import { readQuery } from './read-query.ts'
import { toStatement } from './statement.ts'
import { toQueryText } from './write-query.ts'

const target = { collection: 'docs', fields: docsFields }
const plain = 'SELECT * FROM _content_docs ORDER BY stem ASC'

/** The reason why a text is rejected. `undefined` if it is valid. */
function refusal(text: string): string | undefined {
  const result = readQuery(text, target)
  return result.ok ? undefined : result.message
}

function withWhere(where: string): string {
  return `SELECT * FROM _content_docs WHERE ${where} ORDER BY stem ASC`
}

/** CPU time of this thread, which does not grow while other processes use the machine. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

describe('rejected queries', () => {
  it('have a complete list of cases', () => expect([refusedTexts.length, acceptedTexts.length]).toEqual([142, 30]))

  it.each(refusedTexts)('$id $note', ({ sql }) => {
    const start = cpuMs()
    const result = readQuery(sql, target)
    expect(cpuMs() - start).toBeLessThan(50)
    expect(result).toEqual({ ok: false, message: expect.any(String), position: expect.any(Number) })
    if (result.ok) return
    expect(result.message).toMatch(/^[A-Z].*\.$/s)
    expect(result.message.length).toBeLessThan(200)
    expect(result.position).toBeLessThanOrEqual(sql.length)
  })

  it('are still rejected with added spaces and comments and in another case', () => {
    const random = createRandom(1)
    const read: string[] = []
    const fillers = [' ', '\t', '\n', '/**/', '/* a */', '-- b\n', '\u00a0', '\u200b']
    for (const { sql, id } of refusedTexts.filter(({ sql }) => sql.length < 2000)) {
      for (let round = 0; round < 30; round++) {
        const letters = [...sql].map((letter) => (random.chance(0.1) ? swapCase(letter) : letter))
        for (let count = random.below(4); count > 0; count--) {
          letters.splice(random.below(letters.length + 1), 0, random.pick(fillers))
        }
        const text = letters.join('')
        if (refusal(text) === undefined) read.push(`${id}: ${text}`)
      }
    }
    expect(read).toEqual([])
  })
})

describe('accepted queries', () => {
  it.each(acceptedTexts)('$id $note', ({ sql }) => expect(refusal(sql)).toBeUndefined())

  it('are parsed to a tree', () => {
    const text =
      `SELECT "title", "path" FROM _content_docs WHERE ("path" LIKE '/docs/%' AND ("stem" NOT IN ('b', 'it''s') OR ` +
      `"stem" BETWEEN 'c' AND 'd')) AND ("category" IS NOT NULL) ORDER BY "title" DESC, stem ASC LIMIT 10 OFFSET 20`
    expect(readQuery(text, target)).toEqual({
      ok: true,
      query: {
        collection: 'docs',
        columns: ['title', 'path'],
        where: [
          {
            join: 'AND',
            terms: [
              { field: 'path', operator: 'LIKE', value: '/docs/%' },
              {
                join: 'OR',
                terms: [
                  { field: 'stem', operator: 'NOT IN', values: ['b', "it's"] },
                  { field: 'stem', operator: 'BETWEEN', values: ['c', 'd'] },
                ],
              },
            ],
          },
          { join: 'AND', terms: [{ field: 'category', operator: 'IS NOT NULL' }] },
        ],
        order: [
          { field: 'title', direction: 'DESC' },
          { field: 'stem', direction: 'ASC' },
        ],
        limit: 10,
        offset: 20,
      },
    })
  })

  it('are rejected if a word is inserted anywhere outside of values', () => {
    const read: string[] = []
    const intruders = [' ', '  ', '\t', '\n', '\r', '\v', '\0', '\u00a0', '\u2028', '\ufeff', '\u202e', '\ud800', ';']
    intruders.push(
      '--',
      '-- a\n',
      '/**/',
      '/* a */',
      '#',
      '\\',
      '`',
      '$$',
      '?',
      ':a',
      '@a',
      '[',
      '{',
      '|',
      '~',
      '+',
      '%',
    )
    intruders.push(
      '(',
      ')',
      '()',
      '""',
      '1=1',
      ' OR 1=1',
      ' UNION SELECT * FROM licence',
      ' COLLATE NOCASE',
      ' AS a',
      'é',
    )
    for (const { sql, id } of acceptedTexts) {
      for (const position of placesOutsideValues(sql)) {
        for (const intruder of intruders) {
          const text = sql.slice(0, position) + intruder + sql.slice(position)
          if (refusal(text) === undefined) read.push(`${id}: ${text}`)
        }
      }
    }
    expect(read).toEqual([])
  })

  it('are rejected if a part outside of values is removed', () => {
    const read: string[] = []
    for (const { sql, id } of acceptedTexts) {
      for (const position of placesOutsideValues(sql)) {
        // A number without one digit, or an operator without one sign, can still be valid.
        if (position === sql.length || /['\d<>]/.test(sql[position]!)) continue
        const text = sql.slice(0, position) + sql.slice(position + 1)
        if (refusal(text) === undefined) read.push(`${id}: ${text}`)
      }
    }
    expect(read).toEqual([])
  })

  it('are rejected in lowercase', () => {
    const read: string[] = []
    const keyword =
      /\b(?:SELECT|FROM|WHERE|ORDER BY|LIMIT|OFFSET|AND|OR|NOT|IN|LIKE|BETWEEN|IS|NULL|ASC|DESC|COUNT|DISTINCT)\b/g
    for (const { sql, id } of acceptedTexts) {
      const places = new Set(placesOutsideValues(sql))
      for (const { 0: word, index } of sql.matchAll(keyword)) {
        if (!places.has(index)) continue
        const text = sql.slice(0, index) + word.toLowerCase() + sql.slice(index + word.length)
        if (refusal(text) === undefined) read.push(`${id}: ${text}`)
      }
    }
    expect(read).toEqual([])
  })
})

describe('limits', () => {
  const { columns, orderItems, depth, terms, values, wildcards, limit, bytes } = queryBounds

  it.each([
    ['col', columns],
    ['order', orderItems],
    ['paren', depth],
    ['and', terms],
    ['in', values],
    ['like', wildcards],
  ])('%s: %i is allowed, one more is not', (what, bound) => {
    expect(refusal(repeatInQuery(what, bound))).toBeUndefined()
    expect(refusal(repeatInQuery(what, bound + 1))).toMatch(/^A query has at most \d+/)
  })

  it('counts the values of all lists together', () => {
    const list = (length: number) => `"id" IN (${Array<string>(length).fill("'a'").join(', ')})`
    expect(refusal(withWhere(`(${list(100)} OR ${list(100)})`))).toBeUndefined()
    expect(refusal(withWhere(`(${list(100)} OR ${list(101)})`))).toContain('200 values')
  })

  it('counts bytes, not letters', () => {
    const withTitle = (title: string) => withWhere(`("title" = '${title}')`)
    const room = bytes - withTitle('').length
    expect(refusal(withTitle('a'.repeat(room)))).toBeUndefined()
    expect(refusal(withTitle('a'.repeat(room + 1)))).toBe('A query has at most 8192 bytes.')
    expect(refusal(withTitle('é'.repeat(Math.floor(room / 2))))).toBeUndefined()
    expect(refusal(withTitle('é'.repeat(Math.floor(room / 2) + 1)))).toBe('A query has at most 8192 bytes.')
  })

  it('accepts up to 1000 rows, and an offset of up to six digits', () => {
    expect(refusal(`${plain} LIMIT ${limit}`)).toBeUndefined()
    expect(refusal(`${plain} LIMIT ${limit + 1}`)).toBe('A query has at most 1000 rows.')
    expect(refusal(`${plain} LIMIT 0 OFFSET 999999`)).toBeUndefined()
    expect(refusal(`${plain} LIMIT 0 OFFSET 1000000`)).toContain('six digits')
  })

  it.each(['ident', 'from', 'quote', 'paren', 'in', 'like', 'and', 'col'])('rejects too much of %s at once', (what) => {
    const text = repeatInQuery(what, 300_001)
    const start = performance.now()
    expect(refusal(text)).toBeDefined()
    expect(performance.now() - start).toBeLessThan(50)
  })
})

describe('error messages', () => {
  it.each([
    ['', 'A query begins with SELECT. The query ends too early.'],
    ['DROP TABLE _content_docs', 'A query begins with SELECT. Only reading with SELECT is allowed.'],
    ['PRAGMA table_info(licence)', 'Only reading with SELECT is allowed.'],
    ['select * from _content_docs', 'A query begins with SELECT in capital letters and one blank.'],
    [plain.replace('FROM', 'from'), 'FROM comes after the columns. Keywords are written in capital letters.'],
    [withWhere(`("id" like 'a')`), 'Keywords are written in capital letters.'],
    ['SELECT title FROM _content_docs ORDER BY stem ASC', 'A column in double quotes should stand here.'],
    ['SELECT "hero" FROM _content_docs ORDER BY stem ASC', 'The collection "docs" has no column "hero".'],
    ['SELECT lower("title") FROM _content_docs ORDER BY stem ASC', 'Functions are not allowed.'],
    ['SELECT COUNT(*) as count, "id" FROM _content_docs ORDER BY stem ASC', 'FROM comes after the columns.'],
    ['SELECT * FROM licence ORDER BY id ASC', 'Only the table _content_docs can be read here.'],
    ['SELECT * FROM _content_docs_private ORDER BY stem ASC', 'Only the table _content_docs can be read here.'],
    ['SELECT * FROM _content_docs, licence ORDER BY stem ASC', 'without joins'],
    ['SELECT * FROM _content_docs', 'WHERE or ORDER BY comes next. The query ends too early.'],
    [`${plain};`, 'Only one statement is allowed, without a semicolon.'],
    [`${plain} -- a`, 'Comments are not allowed.'],
    [`${plain} UNION SELECT * FROM licence`, 'Only one query is allowed, not several combined.'],
    [`${plain} `, 'Only single blanks are allowed'],
    [withWhere(`"id" = 'a'`), 'Conditions stand in brackets.'],
    [withWhere(`("id" = 'a' AND "id" = 'b' OR "id" = 'c')`), 'AND and OR in the same brackets'],
    [withWhere('("id" = 1)'), 'Numbers are written in single quotes'],
    [withWhere('("id" = "path")'), 'A column cannot stand here.'],
    [withWhere(`('a' = 'a')`), 'A value cannot stand here.'],
    [withWhere('("id" = ?)'), 'Placeholders'],
    [withWhere(`("id" IN (SELECT id FROM licence))`), 'A query inside a query is not allowed.'],
    [withWhere(`("id" GLOB 'a')`), 'An operator should stand here'],
    [withWhere(`("id" = 'a`), 'The value is not closed.'],
    [withWhere(`("id" BETWEEN 'a')`), 'BETWEEN takes two values with AND between them.'],
    [`${plain} LIMIT 1e9`, 'A whole number of at most six digits should stand here.'],
    ['SELECT * FROM _content_docs ORDER BY stem', 'ASC or DESC comes after a column to order by.'],
    ['SELECT * FROM _content_docs ORDER BY random() ASC', 'Functions are not allowed.'],
    ['ＳＥＬＥＣＴ * FROM _content_docs ORDER BY stem ASC', 'The character U+FF33 is not allowed here.'],
    [withWhere(`("id" = 'a\0b')`), 'The character U+0000 is not allowed.'],
  ])('%s', (text, message) => expect(refusal(text)).toContain(message))

  it('contain the position', () => {
    expect(readQuery(withWhere('("id" = 1)'), target)).toMatchObject({ position: 42 })
    expect(withWhere('("id" = 1)')[42]).toBe('1')
  })
})

/** How many random queries each test makes. `npm run test:full` makes more. */
const ROUNDS = process.env.FROND_FULL ? 100_000 : 5_000

describe('malformed input', () => {
  it(`parses the text of ${ROUNDS} random trees back to the same trees`, () => {
    const random = createRandom(2)
    const different: string[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const query = randomQuery(random)
      const text = toQueryText(query)
      const result = readQuery(text, target)
      if (!result.ok || JSON.stringify(result.query) !== JSON.stringify(query)) different.push(text)
    }
    expect(different).toEqual([])
  })

  it(`never reads another collection for ${ROUNDS} queries with one changed letter`, () => {
    const random = createRandom(3)
    const letters = [...` "'()*,;-/\\%_=<>!09azAZ\0\n\té\ud800🚀`, 'OR', 'AND', 'FROM']
    const read: string[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const text = toQueryText(randomQuery(random))
      const at = random.below(text.length)
      const result = readQuery(text.slice(0, at) + random.pick(letters) + text.slice(at + random.below(3)), target)
      if (result.ok) read.push(toStatement(result.query, docsFields).sql)
    }
    // A query with a changed letter inside a value is still valid.
    expect(read.length).toBeGreaterThan(ROUNDS / 20)
    const safe = /^SELECT [\w", ()*]+ FROM _content_docs(?: WHERE| ORDER BY| LIMIT|$)[^';]*$/
    expect(read.filter((sql) => !safe.test(sql) || /--|\/\*/.test(sql))).toEqual([])
  })
})

/** The positions where a text can be cut without cutting a value in single quotes. */
function placesOutsideValues(sql: string): number[] {
  const places: number[] = []
  let isInside = false
  for (let position = 0; position <= sql.length; position++) {
    if (!isInside && sql[position - 1] !== "'") places.push(position)
    if (sql[position] === "'") isInside = !isInside
  }
  return places
}

function swapCase(letter: string): string {
  return letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
}

const fieldNames = [...docsFields.keys()]
const snippets = [
  '',
  'a',
  "it's",
  "''",
  '"',
  '--',
  '/* */',
  ';',
  '\\',
  '$$',
  '%',
  '_',
  ') OR (',
  ' AND ',
  'NULL',
  '🚀',
  'مرحبا',
  '\n',
]

function randomQuery(random: Random): Query {
  const columns = random.pick<() => Query['columns']>([
    () => '*',
    () => Array.from({ length: 1 + random.below(4) }, () => random.pick(fieldNames)),
    () => ({ count: random.pick(['*', ...fieldNames]), distinct: random.chance(0.5) }),
  ])()
  const query: Query = {
    collection: 'docs',
    columns,
    where: Array.from({ length: random.below(3) }, () => randomGroup(random, 1)),
    order: Array.from({ length: 1 + random.below(3) }, () => ({
      field: random.pick(fieldNames),
      direction: random.pick(['ASC', 'DESC'] as const),
    })),
  }
  if (random.chance(0.3)) query.limit = random.below(1001)
  if (query.limit !== undefined && random.chance(0.5)) query.offset = random.below(1_000_000)
  return query
}

function randomGroup(random: Random, depth: number): Group {
  const terms = Array.from({ length: 1 + random.below(3) }, () => randomTerm(random, depth))
  // A single term looks the same whether it was joined by AND or by OR.
  return { join: terms.length > 1 && random.chance(0.5) ? 'OR' : 'AND', terms }
}

function randomTerm(random: Random, depth: number): Term {
  if (depth < 4 && random.chance(0.2)) return randomGroup(random, depth + 1)
  const field = random.pick(fieldNames)
  const value = () => random.pick(snippets) + random.pick(snippets)
  return random.pick<() => Condition>([
    () => ({ field, operator: random.pick(['=', '!=', '<>', '<', '>', '<=', '>='] as const), value: value() }),
    () => ({ field, operator: random.pick(['LIKE', 'NOT LIKE'] as const), value: value() }),
    () => ({
      field,
      operator: random.pick(['IN', 'NOT IN'] as const),
      values: Array.from({ length: 1 + random.below(4) }, value),
    }),
    () => ({ field, operator: random.pick(['BETWEEN', 'NOT BETWEEN'] as const), values: [value(), value()] }),
    () => ({ field, operator: random.pick(['IS NULL', 'IS NOT NULL'] as const) }),
  ])()
}
