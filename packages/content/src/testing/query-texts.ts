import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FieldKind } from '../collections/fields.ts'

/** Test data: texts of queries to the collection `docs`, those that must be refused and those that must be read. */

export interface QueryText {
  id: string
  note: string
  sql: string
}

const lines = readFileSync(join(import.meta.dirname, 'query-texts.jsonl'), 'utf8')
  .trim()
  .split('\n')
const texts = lines.map((line) => {
  const text = JSON.parse(line) as QueryText
  return { ...text, sql: expand(text.sql) }
})

export const refusedTexts = texts.filter(({ id }) => id.startsWith('S'))
export const acceptedTexts = texts.filter(({ id }) => id.startsWith('V'))

/** The columns of the collection that the texts ask. */
export const docsFields: ReadonlyMap<string, FieldKind> = new Map([
  ['id', 'text'],
  ['title', 'text'],
  ['body', 'json'],
  ['category', 'text'],
  ['description', 'text'],
  ['extension', 'text'],
  ['framework', 'text'],
  ['links', 'json'],
  ['meta', 'json'],
  ['navigation', 'json'],
  ['path', 'text'],
  ['seo', 'json'],
  ['stem', 'text'],
])

/** Long texts are written as `@repeat:{what}:{times}` and `@big:1mb`. */
function expand(sql: string): string {
  if (sql === '@big:1mb') return withWhere(`("id" = '${'a'.repeat(1024 * 1024)}')`)
  const [, what, times] = /^@repeat:(\w+):(\d+)$/.exec(sql) ?? []
  return what === undefined ? sql : repeatInQuery(what, Number(times))
}

/** A query that holds one thing many times. */
export function repeatInQuery(what: string, times: number): string {
  const list = (item: string, between: string) => Array<string>(times).fill(item).join(between)
  switch (what) {
    case 'col':
      return `SELECT ${list('"id"', ', ')} FROM _content_docs ORDER BY stem ASC`
    case 'order':
      return `SELECT * FROM _content_docs ORDER BY ${list('stem ASC', ', ')}`
    case 'paren':
      return withWhere(`${'('.repeat(times)}"id" = 'a'${')'.repeat(times)}`)
    case 'in':
      return withWhere(`("id" IN (${list("'a'", ', ')}))`)
    case 'like':
      return withWhere(`("id" LIKE '${'%'.repeat(times)}')`)
    case 'and':
      return withWhere(`(${list(`"id" = 'a'`, ' AND ')})`)
    case 'ident':
      return `SELECT "${'a'.repeat(times)}" FROM _content_docs ORDER BY stem ASC`
    case 'from':
      return `SELECT ${list('a FROM b', ' ')} FROM _content_docs ORDER BY stem ASC`
    case 'quote':
      return withWhere(`("id" = ${"'".repeat(times)})`)
    default:
      throw new Error(`query-texts.jsonl: what is "${what}"?`)
  }
}

function withWhere(where: string): string {
  return `SELECT * FROM _content_docs WHERE ${where} ORDER BY stem ASC`
}
