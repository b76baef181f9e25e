import type { FieldKind } from '../collections/fields.ts'
import type { Condition, Group, Query, QueryValue, Term } from './query.ts'

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

/** Writes a query as SQL. Names come from the collection's own list of fields; values are only ever bound. */
export function toStatement(query: Query, fields: QueryFields): Statement {
  const parameters: Statement['parameters'] = []

  function name(field: string): string {
    if (!fields.has(field)) {
      const known = [...fields.keys()].join(', ')
      throw new Error(`The collection "${query.collection}" has no field "${field}". It has ${known}.`)
    }
    return `"${field}"`
  }

  function bind(value: QueryValue): string {
    // Booleans are stored as they are written in JSON.
    parameters.push(typeof value === 'boolean' ? String(value) : value)
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
        return `${start} (${condition.values.map(bind).join(', ')})`
      case 'BETWEEN':
      case 'NOT BETWEEN':
        return `${start} ${bind(condition.values[0])} AND ${bind(condition.values[1])}`
      default:
        return `${start} ${bind(condition.value)}`
    }
  }

  function writeColumns(): string {
    const { columns } = query
    if (columns === '*') return '*'
    if (Array.isArray(columns)) return columns.map(name).join(', ')
    const { count, distinct } = columns as Exclude<typeof columns, readonly string[]>
    return `COUNT(${distinct ? 'DISTINCT ' : ''}${count === '*' ? '*' : name(count)}) AS count`
  }

  const parts = [`SELECT ${writeColumns()} FROM ${toTableName(query.collection)}`]
  if (query.where.length > 0) parts.push(`WHERE ${query.where.map(writeGroup).join(' AND ')}`)
  if (query.order.length > 0) {
    parts.push(`ORDER BY ${query.order.map(({ field, direction }) => `${name(field)} ${direction}`).join(', ')}`)
  }
  if (query.limit !== undefined || query.offset !== undefined) {
    // SQLite takes an offset only after a limit; -1 is none.
    parts.push('LIMIT ? OFFSET ?')
    parameters.push(query.limit ?? -1, query.offset ?? 0)
  }
  return { sql: parts.join(' '), parameters }
}
