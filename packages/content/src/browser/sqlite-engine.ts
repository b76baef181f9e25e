import type { Database, PreparedStatement, Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { DumpError, readDump } from '../dump/read-dump.ts'
import { writeTable } from '../dump/write-dump.ts'
import { toQueryFields } from '../query/read-content.ts'
import { toStatement, toTableName, type QueryFields } from '../query/statement.ts'
import { decodeRow, type StoredValue } from '../store/rows.ts'
import { RequestError, type QueryEngine } from './engine.ts'

/** A dump that does not come within this time is not worth waiting for: the server can answer. */
const DUMP_TIMEOUT_MS = 30_000
/** One more try after these, as for every GET of a site. */
const passingStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504])
/** Statements that are kept ready. */
const MAX_STATEMENTS = 50

export interface SqliteEngineOptions {
  fetch?: typeof fetch
  /** Loads SQLite. @default the WebAssembly build of SQLite */
  loadSqlite?: () => Promise<Sqlite3Static>
}

/** Runs queries in a SQLite of its own, which lives in memory. In a page it belongs in a worker. */
export function createSqliteEngine({
  fetch: request = fetch,
  loadSqlite = loadSqliteModule,
}: SqliteEngineOptions = {}): QueryEngine {
  let opening: Promise<Database> | undefined
  const loaded = new Map<string, QueryFields>()
  const statements = new Map<string, PreparedStatement>()

  function open(): Promise<Database> {
    opening ??= loadSqlite().then(({ oo1 }) => new oo1.DB(':memory:', 'c'))
    return opening
  }

  function prepare(database: Database, sql: string): PreparedStatement {
    const known = statements.get(sql)
    if (known) return known
    if (statements.size >= MAX_STATEMENTS) {
      const [oldest, statement] = statements.entries().next().value!
      statement.finalize()
      statements.delete(oldest)
    }
    const statement = database.prepare(sql)
    statements.set(sql, statement)
    return statement
  }

  return {
    async load({ collection, version, url }) {
      checkWebAssembly()
      // Both are large; neither waits for the other.
      const [database, bytes] = await Promise.all([open(), fetchDump(url, request)])
      const dump = await readDump(bytes)
      if (dump.collection.name !== collection || dump.collection.version !== version) {
        const found = `${dump.collection.name} ${dump.collection.version}`
        throw new DumpError(`The dump is of ${found} instead of ${collection} ${version}.`)
      }

      const { fields } = dump.collection
      database.transaction(() => {
        database.exec(`DROP TABLE IF EXISTS ${toTableName(collection)}`)
        for (const statement of writeTable(dump.collection)) database.exec(statement)
        const insert = database.prepare(
          `INSERT INTO ${toTableName(collection)} VALUES (${fields.map(() => '?').join(', ')})`,
        )
        try {
          for (const row of dump.rows) insert.bind(row.map(toBindable)).stepReset()
        } finally {
          insert.finalize()
        }
      })
      loaded.set(collection, toQueryFields(fields))
    },

    async run(query) {
      const fields = loaded.get(query.collection)
      if (!fields) throw new Error(`The collection "${query.collection}" is not loaded.`)
      const { sql, parameters } = toStatement(query, fields)
      const statement = prepare(await open(), sql)
      try {
        if (parameters.length > 0) statement.bind(parameters.map(toBindable))
        const rows = []
        while (statement.step()) rows.push(decodeRow(statement.get({}), fields))
        return rows
      } finally {
        statement.reset()
      }
    },
  }
}

/**
 * The WebAssembly build binds every whole number as an integer of 64 bits, and cuts larger ones. As text they stay what
 * they are: a numeric column turns them into numbers again.
 */
function toBindable<Value extends StoredValue>(value: Value): Value | string {
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? String(value) : value
}

async function fetchDump(url: string, request: typeof fetch): Promise<Uint8Array<ArrayBuffer>> {
  const ask = () => request(url, { signal: AbortSignal.timeout(DUMP_TIMEOUT_MS) })
  let response = await ask().catch(() => undefined)
  if (!response || passingStatuses.has(response.status)) {
    response = await ask().catch((error: unknown) => {
      throw new RequestError('GET', url, undefined, error)
    })
  }
  if (!response.ok) throw new RequestError('GET', url, response)
  return new Uint8Array(await response.arrayBuffer())
}

async function loadSqliteModule(): Promise<Sqlite3Static> {
  // Nothing is kept in the browser's own storage, so none of the ways to do that are set up.
  Object.assign(globalThis, {
    sqlite3ApiConfig: {
      disable: { vfs: { kvvfs: true, opfs: true, 'opfs-vfs': true, 'opfs-wl': true, 'opfs-sahpool': true } },
    },
  })
  const { default: initialize } = await import('@sqlite.org/sqlite-wasm')
  return initialize()
}

/**
 * SQLite fills the console when it cannot start, and the dump would be fetched for nothing, so a module of eight bytes
 * is tried first.
 */
function checkWebAssembly(): void {
  if (typeof WebAssembly === 'undefined') throw new Error('This browser has no WebAssembly.')
  new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0))
}
