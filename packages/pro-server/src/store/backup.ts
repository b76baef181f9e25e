import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { migrations } from './migrations.ts'
import type { Store, Tx } from './open-store.ts'
import type { Schema } from './schema.ts'

/** Tables in an order in which rows can be inserted: a row only refers to rows of earlier tables. */
const tables = [
  'customer',
  'purchase',
  'license',
  'activation',
  'certificate',
  'webhook_event',
  'outbox',
  'idempotency',
  'one_time_link',
  'audit',
  'audit_head',
  'sandbox_session',
] as const satisfies readonly (keyof Schema)[]

const FORMAT = 'frond-pro-backup/1'

/** The backup cannot be made or used. The message says why. */
export class BackupError extends Error {}

interface Header {
  readonly format: string
  readonly migrations: readonly string[]
  readonly createdAt: string
}

/**
 * Writes all rows to a file, one line of JSON each. It reads one consistent state while the server writes. The file does not
 * depend on the database, so a backup of SQLite can be restored into Postgres.
 */
export async function backUp(store: Store, file: string, now: Date): Promise<number> {
  const header: Header = {
    format: FORMAT,
    migrations: migrations.map(({ name }) => name),
    createdAt: now.toISOString(),
  }
  const lines = await store.transaction(async (tx) => {
    if (store.kind === 'postgres') await sql`set transaction isolation level repeatable read`.execute(tx)
    const found: string[] = []
    for (const table of tables)
      for (const row of await tx.selectFrom(table).selectAll().execute()) found.push(JSON.stringify([table, row]))
    return found
  })
  writeFileSync(`${file}.part`, `${[JSON.stringify(header), ...lines].join('\n')}\n`, { mode: 0o600 })
  renameSync(`${file}.part`, file)
  return lines.length
}

/** Inserts the rows of a backup. The store has to be empty. Either all rows are inserted or none. */
export async function restore(store: Store, file: string): Promise<number> {
  const [first = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  const header = readHeader(first)
  const unknown = header.migrations.find((name) => !migrations.some((each) => each.name === name))
  if (unknown) throw new BackupError(`The backup has the migration ${unknown}, which this version does not know.`)
  const known = new Set<string>(tables)
  await store.transaction(async (tx) => {
    if (await tx.selectFrom('customer').select('id').limit(1).executeTakeFirst())
      throw new BackupError('The store is not empty. Restore into an empty data folder or database.')
    await tx.deleteFrom('audit_head').execute()
    for (const line of lines) {
      const [table, row] = JSON.parse(line) as [keyof Schema, Record<string, string>]
      if (!known.has(table)) throw new BackupError(`The backup has a table ${table}, which is not known.`)
      await tx
        .insertInto(table)
        .values(row as never)
        .execute()
    }
    if (store.kind === 'postgres') await continueSerials(tx)
  })
  return lines.length
}

/** Postgres does not count rows that were inserted with a number. */
async function continueSerials(tx: Tx): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('certificate', 'serial'), coalesce((select max(serial) from certificate), 0) + 1, false)`.execute(
    tx,
  )
}

function readHeader(line: string): Header {
  try {
    const header = JSON.parse(line) as Header
    if (header.format === FORMAT) return header
  } catch {
    // Not JSON: the same answer as for another format.
  }
  throw new BackupError('This file is not a backup of licenses.')
}
