import { isValidElement, type ReactNode } from 'react'
import { readField } from '../../primitives/items/item-key.ts'
import { resolveLazy } from '../../system/resolve-lazy.ts'
import { warn } from '../../system/warn.ts'
import type { AnyColumn } from './types.ts'

/** Content of empty cells, so that the row keeps its height. */
const NBSP = '\u00A0'

/** The id of a column in states: its `id`, else its key. Dots are replaced, as the engine does. */
export function columnId(column: AnyColumn): string {
  return (
    column.id ?? column.accessorKey?.replaceAll('.', '_') ?? (typeof column.header === 'string' ? column.header : '')
  )
}

/** The name of a column for users. */
export function columnLabel(column: AnyColumn): string {
  if (typeof column.header === 'string') return column.header
  return capitalize(column.accessorKey ?? column.id ?? '')
}

/** The columns of a table without a `columns` prop: the fields of its first row. */
export function columnsOfData(data: readonly object[]): AnyColumn[] {
  return Object.keys(data[0] ?? {}).map((key) => ({
    id: key,
    header: capitalize(key),
    // `accessorKey` would read a field whose name contains a dot as a nested path.
    accessorFn: (row) => (row as Readonly<Record<string, unknown>>)[key],
  }))
}

export function leavesOf(columns: readonly AnyColumn[]): AnyColumn[] {
  return columns.flatMap((column) => (column.columns ? leavesOf(column.columns) : column))
}

export function valueOf(column: AnyColumn, row: object, index: number): unknown {
  if (column.accessorFn) return column.accessorFn(row, index)
  return column.accessorKey === undefined ? undefined : readField(row, column.accessorKey)
}

/** All columns, including groups and the columns in them. */
export function flatColumns(columns: readonly AnyColumn[]): AnyColumn[] {
  return columns.flatMap((column) => [column, ...flatColumns(column.columns ?? [])])
}

/** A value as the content of a cell. */
export function toContent(value: unknown, fallback?: ReactNode): ReactNode {
  if (typeof value === 'string') return value || NBSP
  if (typeof value === 'number') return value
  if (value === undefined || value === null) return fallback ?? NBSP
  const node = resolveLazy(value)
  return isValidElement(node) || Array.isArray(node) ? (node as ReactNode) : String(node)
}

/** Replaces the empty result of a render function by a space. */
export function orSpace(content: ReactNode): ReactNode {
  return content === undefined || content === null || content === '' || typeof content === 'boolean' ? NBSP : content
}

/** The default id of a row: its `id` field if it has one, else its index. */
export function rowIdOf(row: object, index: number, parentId?: string): string {
  const { id } = row as { id?: unknown }
  if (typeof id === 'string' || typeof id === 'number') return String(id)
  return parentId === undefined ? String(index) : `${parentId}.${index}`
}

/** Lists of rows whose ids were checked, so that each list is checked only once. */
const checked = new WeakSet<object>()

export function checkIds(list: object, ids: () => Iterable<string>): void {
  if (checked.has(list)) return
  checked.add(list)
  const taken = new Set<string>()
  for (const id of ids()) {
    if (taken.has(id))
      warn('Table', `two rows have the id "${id}", so they are taken for one. Give each its own, or pass getRowId.`)
    taken.add(id)
  }
}

export function checkColumns(columns: readonly AnyColumn[]): void {
  const taken = new Set<string>()
  for (const column of leavesOf(columns)) {
    const id = columnId(column)
    if (id === '') warn('Table', 'a column has neither an id nor an accessorKey. Give it an id.')
    else if (taken.has(id)) warn('Table', `two columns have the id "${id}". Give each column a different id.`)
    taken.add(id)
  }
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
