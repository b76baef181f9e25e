import type { FieldKind } from '../collections/fields.ts'
import type { Condition, Count, Group, Query, QueryValue, Term } from './query.ts'

export interface Statement {
  sql: string
  parameters: (string | number)[]
}

/** The columns that a query may name, by name. */
export type QueryFields = ReadonlyMap<string, FieldKind>

export function toTableName(collection: string): string {
  if (!/^[a-z][a-z0-9_]*$/.test(collection)) throw new Error(`"${collection}" is not the name of a collection.`)
  return `_content_${collection}`
}

export function isCount(columns: Query['columns']): columns is Count {
  return typeof columns === 'object' && 'count' in columns
}

/** Writes a query as SQL. Names come from the collection's list of fields; values are always bound as parameters. */
export function toStatement(query: Query, fields: QueryFields): Statement {
  const parameters: Statement['parameters'] = []

  function name(field: string): string {
    if (!fields.has(field)) {
      const known = [...fields.keys()].join(', ')
      throw new Error(`The collection "${query.collection}" has no field "${field}". It has ${known}.`)
    }
    return `"${field}"`
  }

  function bind(value: QueryValue, field: string): string {
    // Only numeric columns compare numbers, and SQLite converts text for them. Other columns compare the value as
    // text, with booleans written as in JSON.
    const kind = fields.get(field)
    const isNumeric = typeof value === 'number' && (kind === 'integer' || kind === 'number')
    parameters.push(isNumeric ? value : String(value))
    return '?'
  }

  function writeGroup({ join, terms }: Group): string {
    return `(${terms.map(writeTerm).join(` ${join} `)})`
  }

  function writeTerm(term: Term): string {
    return 'join' in term ? writeGroup(term) : writeCondition(term)
  }

  function writeCondition(condition: Condition): string {
    const { field, operator } = condition
    const start = `${name(field)} ${operator}`
    switch (operator) {
      case 'IS NULL':
      case 'IS NOT NULL':
        return start
      case 'IN':
      case 'NOT IN':
        return `${start} (${condition.values.map((value) => bind(value, field)).join(', ')})`
      case 'BETWEEN':
      case 'NOT BETWEEN':
        return `${start} ${bind(condition.values[0], field)} AND ${bind(condition.values[1], field)}`
      case 'LIKE':
      case 'NOT LIKE':
        parameters.push(String(condition.value))
        return `${start} ?`
      default:
        return `${start} ${bind(condition.value, field)}`
    }
  }

  function writeColumns(): string {
    const { columns } = query
    if (columns === '*') return '*'
    if (!isCount(columns)) return [...new Set(columns)].map(name).join(', ')
    const { count, distinct } = columns
    // All rows are distinct, so DISTINCT can be omitted.
    return count === '*' ? 'COUNT(*) AS count' : `COUNT(${distinct ? 'DISTINCT ' : ''}${name(count)}) AS count`
  }

  /** Ties are sorted by id, so that all stores return the same order and pages of rows do not overlap. */
  function writeOrder(): string {
    const items = query.order.map(({ field, direction }) => `${name(field)} ${direction}`)
    if (!query.order.some(({ field }) => field === 'id')) items.push('"id" ASC')
    return items.join(', ')
  }

  const parts = [`SELECT ${writeColumns()} FROM ${toTableName(query.collection)}`]
  if (query.where.length > 0) parts.push(`WHERE ${query.where.map(writeGroup).join(' AND ')}`)
  // A count is a single row, so it needs no order.
  if (!isCount(query.columns)) parts.push(`ORDER BY ${writeOrder()}`)
  if (query.limit !== undefined || query.offset !== undefined) {
    // SQLite requires a LIMIT before OFFSET; -1 means no limit.
    parts.push('LIMIT ? OFFSET ?')
    parameters.push(query.limit ?? -1, query.offset ?? 0)
  }
  return { sql: parts.join(' '), parameters }
}
