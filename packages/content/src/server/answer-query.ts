import type { FieldKind } from '../collections/fields.ts'
import type { Condition, Group, Query, Term } from '../query/query.ts'
import { isCount } from '../query/statement.ts'
import type { ContentDatabase, StoredCollection } from '../store/content-database.ts'

export interface AnswerLimits {
  /** Rows in one answer. @default 1000 */
  maxRows: number
  /** Bytes of one answer. @default 2,000,000 */
  maxAnswerBytes: number
  /** Bytes of text that all LIKE of a query may look through. @default 16,000,000 */
  maxScanBytes: number
  /** Time of the processor for one query. @default 50 */
  maxMs: number
}

export const defaultAnswerLimits: AnswerLimits = {
  maxRows: 1000,
  // A few hundred pages. What is larger is read in parts.
  maxAnswerBytes: 2_000_000,
  maxScanBytes: 16_000_000,
  maxMs: 50,
}

export type QueryAnswer =
  | { kind: 'rows'; json: string }
  /** So many of the rows would have fitted. */
  | { kind: 'too-large'; limit: string; rows: number }
  | { kind: 'too-costly' }

/** Runs a query that was read from text, and writes the rows as JSON. */
export function answerQuery(
  query: Query,
  collection: StoredCollection,
  database: ContentDatabase,
  limits: AnswerLimits,
): QueryAnswer {
  // SQLite cannot be stopped while it looks for the first row, so what that costs is known before it begins.
  if (countScanBytes(query, collection, database) > limits.maxScanBytes) return { kind: 'too-costly' }

  const start = readClock()
  const { statement, parameters } = database.prepare(query, collection)
  const parts: string[] = []
  let bytes = 2
  for (const row of statement.iterate(...parameters)) {
    const rows = parts.length
    if (rows === limits.maxRows) return { kind: 'too-large', limit: `${limits.maxRows} rows`, rows }
    const json = isCount(query.columns) ? JSON.stringify(row) : writeRow(row, collection.kinds)
    parts.push(json)
    // Letters beyond ASCII take more bytes; the exact number does not matter.
    bytes += json.length + 1
    if (bytes > limits.maxAnswerBytes) return { kind: 'too-large', limit: `${limits.maxAnswerBytes} bytes`, rows }
    if (readClock() - start > limits.maxMs) return { kind: 'too-costly' }
  }
  return { kind: 'rows', json: `[${parts.join(',')}]` }
}

/** Lists, objects and booleans are stored as JSON, so that they are taken as they are. */
function writeRow(row: Record<string, unknown>, kinds: ReadonlyMap<string, FieldKind>): string {
  const fields = Object.entries(row).map(([name, value]) => {
    const kind = kinds.get(name)
    const isJson = (kind === 'json' || kind === 'boolean') && typeof value === 'string'
    return `${JSON.stringify(name)}:${isJson ? value : JSON.stringify(value)}`
  })
  return `{${fields.join(',')}}`
}

/** What this thread has worked, in milliseconds. A busy machine does not make a query look slow. */
function readClock(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** How much text the LIKE conditions read. `_` is tried at every place, so that each counts once more. */
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

/** The size of a column, counted once. Both names are known ones. */
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
