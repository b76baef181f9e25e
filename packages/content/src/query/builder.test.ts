import { describe, expect, it } from 'vitest'
import type { FieldKind } from '../collections/fields.ts'
import { createQuery } from './builder.ts'
import type { Query } from './query.ts'
import { toStatement } from './statement.ts'

interface Row {
  id: string
  path: string
  stem: string
  title: string
  navigation: boolean
  order: number
  featured: boolean
}

const fields = new Map<string, FieldKind>([
  ['id', 'text'],
  ['path', 'text'],
  ['stem', 'text'],
  ['title', 'text'],
  ['navigation', 'json'],
  ['order', 'integer'],
  ['featured', 'boolean'],
])

/** A query that records its SQL instead of running it. */
function record() {
  const queries: Query[] = []
  const query = createQuery<Row>('docs', (asked) => {
    queries.push(asked)
    return []
  })
  return { query, read: () => toStatement(queries.at(-1)!, fields) }
}

describe('queryCollection', () => {
  it('selects all rows sorted by stem', () => {
    const { query, read } = record()
    query.all()
    expect(read()).toEqual({ sql: 'SELECT * FROM _content_docs ORDER BY "stem" ASC, "id" ASC', parameters: [] })
  })

  it('binds every value', () => {
    const { query, read } = record()
    query.where('title', '=', "it's'); DROP TABLE _content_docs; --").all()
    expect(read()).toEqual({
      sql: 'SELECT * FROM _content_docs WHERE ("title" = ?) ORDER BY "stem" ASC, "id" ASC',
      parameters: ["it's'); DROP TABLE _content_docs; --"],
    })
  })

  it('writes every kind of condition', () => {
    const { query, read } = record()
    query
      .where('title', 'LIKE', 'B%')
      .where('order', 'BETWEEN', [1, 9])
      .where('path', 'NOT IN', ['/a', '/b'])
      .where('stem', 'IS NOT NULL')
      .orWhere((either) =>
        either.where('id', '<>', 'a').andWhere((both) => both.where('order', '>', 2).where('order', '<', 5)),
      )
      .all()
    expect(read()).toEqual({
      sql:
        'SELECT * FROM _content_docs WHERE ("title" LIKE ?) AND ("order" BETWEEN ? AND ?) AND ("path" NOT IN (?, ?)) ' +
        'AND ("stem" IS NOT NULL) AND ("id" <> ? OR ("order" > ? AND "order" < ?)) ORDER BY "stem" ASC, "id" ASC',
      parameters: ['B%', 1, 9, '/a', '/b', 'a', 2, 5],
    })
  })

  it('compares a boolean in the form in which its column stores it', () => {
    const { query, read } = record()
    query.where('featured', '=', true).where('navigation', '<>', false).all()
    expect(read().parameters).toEqual(['true', 'false'])
  })

  it('selects, orders, limits and skips', () => {
    const { query, read } = record()
    query.select('title', 'path').order('order', 'DESC').order('title', 'ASC').limit(10).skip(20).all()
    expect(read()).toEqual({
      sql: 'SELECT "title", "path" FROM _content_docs ORDER BY "order" DESC, "title" ASC, "id" ASC LIMIT ? OFFSET ?',
      parameters: [10, 20],
    })
    query.skip(5).all()
    expect(read().parameters).toEqual([-1, 5])
  })

  it('counts without limit and order', () => {
    const { query, read } = record()
    query.where('order', '>', 1).limit(2).count()
    expect(read()).toEqual({ sql: 'SELECT COUNT(*) AS count FROM _content_docs WHERE ("order" > ?)', parameters: [1] })
    query.count('title', true)
    expect(read().sql).toBe('SELECT COUNT(DISTINCT "title") AS count FROM _content_docs')
  })

  it('accepts a path with a trailing slash', () => {
    const { query, read } = record()
    query.path('/docs/button/').first()
    expect(read().parameters).toEqual(['/docs/button', 1, 0])
    query.path('/').first()
    expect(read().parameters).toEqual(['/', 1, 0])
  })

  it('does not change a query when another query is derived from it', () => {
    const { query, read } = record()
    const published = query.where('featured', '=', true)
    published.where('title', '=', 'A').all()
    published.all()
    expect(read().parameters).toEqual(['true'])
  })
})

describe('invalid queries', () => {
  const { query } = record()

  it.each(['IN', 'NOT IN', 'BETWEEN', 'NOT BETWEEN'] as const)('%s without a list throws', (operator) => {
    const ask = () => query.where('id', operator, 'a' as unknown as string[])
    expect(ask).toThrow(TypeError)
    expect(ask).toThrow(`Value for ${operator} must be an array`)
  })

  it.each(['BETWEEN', 'NOT BETWEEN'] as const)('%s without two values throws', (operator) => {
    expect(() => query.where('id', operator, ['a'])).toThrow(`Value for ${operator} must be an array with two elements`)
    expect(() => query.where('id', operator, ['a', 'b', 'c'])).toThrow(
      `Value for ${operator} must be an array with two elements`,
    )
  })

  it('unknown operators, directions, values and row counts throw', () => {
    expect(() => query.where('id', 'GLOB' as '=', 'a')).toThrow('"GLOB" is not an operator')
    expect(() => query.where('id', '= 1 OR 1' as '=', 'a')).toThrow('is not an operator')
    expect(() => query.where('id', '=', null as unknown as string)).toThrow('For null use IS NULL')
    expect(() => query.order('id', 'ASC; --' as 'ASC')).toThrow("must be 'ASC' or 'DESC'")
    expect(() => query.limit(1.5)).toThrow('limit() takes a whole number')
    expect(() => query.skip(-1)).toThrow('skip() takes a whole number')
    expect(() => query.andWhere((group) => group)).toThrow('at least one condition')
  })

  it.each(['nope', '"id"', 'id; --', '__proto__', 'constructor', ''])('a field named %j throws', (field) => {
    const { query, read } = record()
    const name = field as 'id'
    query.where(name, '=', 'a').all()
    expect(read).toThrow(`has no field "${field}"`)
    query.select(name).all()
    expect(read).toThrow(`has no field "${field}"`)
    query.order(name, 'ASC').all()
    expect(read).toThrow(`has no field "${field}"`)
    query.count(name)
    expect(read).toThrow(`has no field "${field}"`)
  })
})
