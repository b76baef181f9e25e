import type { Condition, Group, Query, QueryValue, Term } from './query.ts'
import { isCount, toTableName } from './statement.ts'

/**
 * Writes a query as text that `readQuery` can parse. All values are written as text; the type of the column decides how
 * they are compared.
 */
export function toQueryText({ collection, columns, where, order, limit, offset }: Query): string {
  const parts = [`SELECT ${writeColumns(columns)} FROM ${toTableName(collection)}`]
  if (where.length > 0) parts.push(`WHERE ${where.map(writeGroup).join(' AND ')}`)

  const items = order.length > 0 ? order : [{ field: 'stem', direction: 'ASC' }]
  parts.push(`ORDER BY ${items.map(({ field, direction }) => `${quoteName(field)} ${direction}`).join(', ')}`)
  if (limit !== undefined) parts.push(`LIMIT ${limit}`)
  if (offset !== undefined) parts.push(`OFFSET ${offset}`)
  return parts.join(' ')
}

function writeColumns(columns: Query['columns']): string {
  if (columns === '*') return '*'
  if (!isCount(columns)) return columns.map(quoteName).join(', ')
  const { count, distinct } = columns
  return `COUNT(${distinct ? 'DISTINCT ' : ''}${count === '*' ? '*' : checkName(count)}) as count`
}

function writeGroup({ join, terms }: Group): string {
  return `(${terms.map(writeTerm).join(` ${join} `)})`
}

function writeTerm(term: Term): string {
  return 'join' in term ? writeGroup(term) : writeCondition(term)
}

function writeCondition(condition: Condition): string {
  const { field, operator } = condition
  const start = `${quoteName(field)} ${operator}`
  switch (operator) {
    case 'IS NULL':
    case 'IS NOT NULL':
      return start
    case 'IN':
    case 'NOT IN':
      // The query language has no empty list. `id` is never null, so this condition matches no row or every row.
      if (condition.values.length === 0) return operator === 'IN' ? '"id" IS NULL' : '"id" IS NOT NULL'
      return `${start} (${condition.values.map(quoteValue).join(', ')})`
    case 'BETWEEN':
    case 'NOT BETWEEN':
      return `${start} ${quoteValue(condition.values[0])} AND ${quoteValue(condition.values[1])}`
    default:
      return `${start} ${quoteValue(condition.value)}`
  }
}

function quoteName(name: string): string {
  return `"${checkName(name)}"`
}

function checkName(name: string): string {
  if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) return name
  throw new TypeError(`queryCollection: "${name}" is not a valid field name.`)
}

function quoteValue(value: QueryValue): string {
  return `'${String(value).replaceAll("'", "''")}'`
}
