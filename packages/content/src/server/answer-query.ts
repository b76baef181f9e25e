import type { FieldKind } from '../collections/fields.ts'
import type { Condition, Group, Query, Term } from '../query/query.ts'
import { isCount } from '../query/statement.ts'
import type { ContentDatabase, StoredCollection } from '../store/content-database.ts'

export interface AnswerLimits {
  /** Maximum rows of a response. @default 1000 */
  maxRows: number
  /** Maximum bytes of a response. @default 2,000,000 */
  maxAnswerBytes: number
  /** Maximum bytes of text that the LIKE conditions of a query may scan. @default 16,000,000 */
  maxScanBytes: number
}

export const defaultAnswerLimits: AnswerLimits = {
  maxRows: 1000,
  // Enough for a few hundred pages. Larger collections are read in several queries.
  maxAnswerBytes: 2_000_000,
  maxScanBytes: 16_000_000,
}

export type QueryAnswer =
  | { kind: 'rows'; json: string }
  /** So many of the rows would have fitted. */
  | { kind: 'too-large'; limit: string; rows: number }
  | { kind: 'too-costly' }

/**
 * Runs a parsed query and writes the rows as JSON. The limits count work, not time, so the result does not depend on the load
 * of the machine.
 */
export function answerQuery(
  query: Query,
  collection: StoredCollection,
  database: ContentDatabase,
  limits: AnswerLimits,
): QueryAnswer {
  // SQLite cannot be interrupted while it searches for the first row, so the cost is estimated before the query runs.
  if (countScanBytes(query, collection, database) > limits.maxScanBytes) return { kind: 'too-costly' }

  const { statement, parameters } = database.prepare(query, collection)
  const parts: string[] = []
  let bytes = 2
  for (const row of statement.iterate(...parameters)) {
    const rows = parts.length
    if (rows === limits.maxRows) return { kind: 'too-large', limit: `${limits.maxRows} rows`, rows }
    const json = isCount(query.columns) ? JSON.stringify(row) : writeRow(row, collection.kinds)
    parts.push(json)
    // Non-ASCII characters take more bytes; an estimate is enough.
    bytes += json.length + 1
    if (bytes > limits.maxAnswerBytes) return { kind: 'too-large', limit: `${limits.maxAnswerBytes} bytes`, rows }
  }
  return { kind: 'rows', json: `[${parts.join(',')}]` }
}

/** Lists, objects and booleans are stored as JSON text, which is inserted unchanged. */
function writeRow(row: Record<string, unknown>, kinds: ReadonlyMap<string, FieldKind>): string {
  const fields = Object.entries(row).map(([name, value]) => {
    const kind = kinds.get(name)
    const isJson = (kind === 'json' || kind === 'boolean') && typeof value === 'string'
    return `${JSON.stringify(name)}:${isJson ? value : JSON.stringify(value)}`
  })
  return `{${fields.join(',')}}`
}

/** How much text the LIKE conditions scan. `_` is tried at every position, so each `_` adds one scan. */
function countScanBytes({ where }: Query, { name }: StoredCollection, database: ContentDatabase): number {
  let sum = 0
  const visit = (term: Term) => {
    if ('join' in term) return term.terms.forEach(visit)
    if (!isLike(term)) return
    const weight = 1 + (String(term.value).match(/_/g)?.length ?? 0)
    sum += weight * readColumnBytes(name, term.field, database)
  }
  where.forEach((group: Group) => visit(group))
  return sum
}

function isLike(condition: Condition): condition is Extract<Condition, { value: unknown }> {
  return condition.operator === 'LIKE' || condition.operator === 'NOT LIKE'
}

const columnBytes = new WeakMap<ContentDatabase, Map<string, number>>()

/** The size of a column, computed once. Both names are trusted: they come from the list of fields. */
function readColumnBytes(collection: string, field: string, database: ContentDatabase): number {
  let sizes = columnBytes.get(database)
  if (!sizes) columnBytes.set(database, (sizes = new Map()))
  const key = `_content_${collection}."${field}"`
  let size = sizes.get(key)
  if (size === undefined) {
    const row = database.sqlite.prepare(`SELECT SUM(LENGTH("${field}")) AS size FROM _content_${collection}`).get()
    sizes.set(key, (size = Number(row?.size ?? 0)))
  }
  return size
}
