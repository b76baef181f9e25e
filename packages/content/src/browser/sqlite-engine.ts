import type { Database, PreparedStatement, Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { DumpError, readDump } from '../dump/read-dump.ts'
import { writeTable } from '../dump/write-dump.ts'
import { toQueryFields } from '../query/read-content.ts'
import { StatementCache } from '../query/statement-cache.ts'
import { toStatement, toTableName, type QueryFields } from '../query/statement.ts'
import { decodeRow, type StoredValue } from '../store/rows.ts'
import { RequestError, type QueryEngine } from './engine.ts'

/** After this time the dump request is aborted and the server runs the queries. */
const DUMP_TIMEOUT_MS = 30_000
/** A request with one of these status codes is retried once, like every GET of the site. */
const passingStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504])
/** Size of the cache of prepared statements. */
const MAX_STATEMENTS = 50

export interface SqliteEngineOptions {
  fetch?: typeof fetch
  /** Loads SQLite. @default the WebAssembly build of SQLite */
  loadSqlite?: () => Promise<Sqlite3Static>
}

/** Runs queries in an in-memory SQLite database. In a page, use it inside a worker: loading it blocks the thread. */
export function createSqliteEngine({
  fetch: request = fetch,
  loadSqlite = loadSqliteModule,
}: SqliteEngineOptions = {}): QueryEngine {
  let opening: Promise<Database> | undefined
  const loaded = new Map<string, QueryFields>()
  const statements = new StatementCache<PreparedStatement>(MAX_STATEMENTS, (statement) => statement.finalize())

  function open(): Promise<Database> {
    opening ??= loadSqlite().then(({ oo1 }) => new oo1.DB(':memory:', 'c'))
    return opening
  }

  return {
    async load({ collection, version, url }) {
      checkWebAssembly()
      // SQLite and the dump are both large: load them in parallel.
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
      const database = await open()
      const statement = statements.get(sql, () => database.prepare(sql))
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
 * The WebAssembly build binds every whole number as a 64-bit integer and truncates larger ones. Bind those as text: a
 * numeric column converts the text to a number again.
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
  // The database stays in memory, so disable all persistent storage backends.
  Object.assign(globalThis, {
    sqlite3ApiConfig: {
      disable: { vfs: { kvvfs: true, opfs: true, 'opfs-vfs': true, 'opfs-wl': true, 'opfs-sahpool': true } },
    },
  })
  const { default: initialize } = await import('@sqlite.org/sqlite-wasm')
  return initialize()
}

/**
 * Checks for WebAssembly with an eight-byte module. Without this check SQLite prints errors to the console, and the dump
 * is fetched although it cannot be used.
 */
function checkWebAssembly(): void {
  if (typeof WebAssembly === 'undefined') throw new Error('This browser has no WebAssembly.')
  new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0))
}
