import type { CollectionSummary } from '../query/read-content.ts'
import { toTableName } from '../query/statement.ts'
import { toColumn, type StoredValue } from '../store/rows.ts'

/** Start of the first line. Raise the number when the format of the dump changes. */
export const DUMP_START = '-- frond-content 1 '
/** Start of the last line, which holds the hash of everything above it. */
export const DUMP_END = '-- sha256 '

/**
 * A collection as SQL text. Any SQLite can run it; the browser reads it with `readDump` and runs none of it.
 *
 * ```sql
 * -- frond-content 1 {"name":"docs","type":"page","version":"v3.5.0--…","fields":[…],"folders":{…},"rows":2}
 * BEGIN;
 * CREATE TABLE _content_docs ("id" TEXT PRIMARY KEY, …);
 * INSERT INTO _content_docs VALUES ('docs/a.md', …);
 * INSERT INTO _content_docs VALUES ('docs/b.md', …);
 * COMMIT;
 * -- sha256 …
 * ```
 *
 * The chunks are those lines but the last, which needs the hash of the others.
 */
export function* writeDump(
  { name, type, version, fields, folders }: CollectionSummary,
  rows: Iterable<readonly StoredValue[]>,
  rowCount: number,
): Generator<string> {
  const table = toTableName(name)
  yield `${DUMP_START}${JSON.stringify({ name, type, version, fields, folders, rows: rowCount })}\nBEGIN;\n`
  yield `${writeTable({ name, type, fields }).join(';\n')};\n`
  for (const row of rows) yield `INSERT INTO ${table} VALUES (${row.map(writeValue).join(', ')});\n`
  yield 'COMMIT;\n'
}

/** The statements that create the table of a collection. */
export function writeTable({ name, type, fields }: Pick<CollectionSummary, 'name' | 'type' | 'fields'>): string[] {
  const table = toTableName(name)
  const create = `CREATE TABLE ${table} (${fields.map(toColumn).join(', ')})`
  return type === 'page' ? [create, `CREATE UNIQUE INDEX ${table}_path ON ${table} (path)`] : [create]
}

function writeValue(value: StoredValue): string {
  if (value === null) return 'NULL'
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}
