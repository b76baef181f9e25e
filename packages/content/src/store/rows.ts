import type { Field, FieldKind } from '../collections/fields.ts'

export type StoredValue = string | number | null

/** Text that is loaded only when it is written to the database. */
export interface LargeText {
  hash: string
  read: () => string
}

/** The parts of a row before it is written. */
export type RowCell = StoredValue | LargeText

export function isLargeText(cell: RowCell): cell is LargeText {
  return typeof cell === 'object' && cell !== null
}

const columnTypes: Record<FieldKind, string> = {
  text: 'TEXT',
  integer: 'INTEGER',
  number: 'REAL',
  // Stored as in JSON, so that a field reads the same whether its schema allows only booleans or other types too.
  boolean: 'TEXT',
  json: 'TEXT',
}

export function toColumn({ name, kind }: Field): string {
  return `"${name}" ${columnTypes[kind]}${name === 'id' ? ' PRIMARY KEY' : ''}`
}

/** The cast is safe: the schema has validated the value. */
export function encodeValue(kind: FieldKind, value: unknown): StoredValue {
  if (value === undefined || value === null) return null
  switch (kind) {
    case 'text':
    case 'boolean':
      return `${value as string | boolean}`
    case 'integer':
    case 'number':
      return Number(value)
    case 'json':
      return JSON.stringify(value)
  }
}

export function decodeValue(kind: FieldKind, value: unknown): unknown {
  if (value === null) return null
  if (kind === 'json') return JSON.parse(value as string) as unknown
  return kind === 'boolean' ? value === 'true' : value
}

export function decodeRow(
  row: Record<string, unknown>,
  kinds: ReadonlyMap<string, FieldKind>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, decodeValue(kinds.get(name) ?? 'text', value)]),
  )
}
