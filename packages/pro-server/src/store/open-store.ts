import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { isRetryable, isUnavailable, type StoreKind } from './dialect.ts'
import { MigrationError, migrate } from './migrations.ts'
import { createPool } from './postgres.ts'
import type { Schema } from './schema.ts'
import { createSqliteDialect } from './sqlite-dialect.ts'

export type Db = Kysely<Schema>
export type Tx = Transaction<Schema>

export interface StoreOptions {
  /** The SQLite file. Not used if `databaseUrl` is given. */
  readonly file: string
  /** The address of a Postgres database. */
  readonly databaseUrl?: string
  readonly now?: () => Date
  /** Called when the store becomes unusable, and when it is usable again (`undefined`). */
  readonly onFault?: (fault: string | undefined, cause?: unknown) => void
}

/** The database of licenses. It connects in the background, and reconnects after an error. */
export interface Store {
  readonly kind: StoreKind
  /** Reads, or writes with a single statement. */
  run<Result>(work: (db: Db) => Promise<Result>): Promise<Result>
  /** Runs in one transaction. If it meets a lock of another transaction, it runs again, so it must have no other effects. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  /** Why the store cannot be used, or `undefined`. */
  findFault(): string | undefined
  /** Writes and reads one row, to notice a fault without a request. */
  check(): Promise<void>
  close(): Promise<void>
}

/** The database cannot be used now. Callers answer 503. */
export class StoreUnavailableError extends Error {}

const POOL_SIZE = 10
const CHECK_MS = 5000
const REOPEN_MS = 1000
const RETRIES = 3

export function openStore(options: StoreOptions): Store {
  const { now = () => new Date(), onFault } = options
  const kind: StoreKind = options.databaseUrl ? 'postgres' : 'sqlite'
  const closing = new AbortController()
  let fault: string | undefined = 'The license store is starting.'
  let opened: Promise<Db> | undefined
  let lastTryAt = -Infinity

  function setFault(next: string | undefined, cause?: unknown): void {
    const isChanged = (fault === undefined) !== (next === undefined)
    fault = next
    if (isChanged || cause instanceof MigrationError) onFault?.(next, cause)
  }

  /** Opens once. After a failure it opens again, at most once a second. */
  function open(): Promise<Db> {
    if (closing.signal.aborted) return Promise.reject(new StoreUnavailableError('The license store is closed.'))
    if (opened) return opened
    if (performance.now() - lastTryAt < REOPEN_MS) return Promise.reject(new StoreUnavailableError(fault))
    lastTryAt = performance.now()
    opened = connect(options, kind, now()).then(
      (db) => {
        setFault(undefined)
        return db
      },
      (error: unknown) => {
        opened = undefined
        setFault(describeFault(error), error)
        throw new StoreUnavailableError(describeFault(error), { cause: error })
      },
    )
    return opened
  }

  async function guard<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    const db = await open()
    for (let tries = 0; ; tries += 1) {
      try {
        const result = await work(db)
        setFault(undefined)
        return result
      } catch (error) {
        if (isRetryable(error) && tries < RETRIES) {
          await wait(20 + Math.random() * 100)
          continue
        }
        if (!isUnavailable(error)) throw error
        // A busy row or file is no fault of the store.
        if (!isRetryable(error)) setFault(describeFault(error), error)
        throw new StoreUnavailableError(describeFault(error), { cause: error })
      }
    }
  }

  async function check(): Promise<void> {
    const at = now().toISOString()
    await guard(async (db) => {
      await db.updateTable('heartbeat').set({ at }).execute()
      await db.selectFrom('heartbeat').select('at').executeTakeFirstOrThrow()
    })
  }

  async function checkRegularly(): Promise<void> {
    while (!closing.signal.aborted) {
      await check().catch(() => {})
      const pause = fault === undefined ? CHECK_MS : REOPEN_MS
      await wait(pause, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
  }
  const checking = checkRegularly()

  return {
    kind,
    run: guard,
    transaction: (work) => guard((db) => db.transaction().execute(work)),
    findFault: () => fault,
    check,
    async close() {
      closing.abort()
      await checking
      const db = await opened?.catch(() => undefined)
      await db?.destroy()
    },
  }
}

async function connect({ file, databaseUrl }: StoreOptions, kind: StoreKind, now: Date): Promise<Db> {
  const dialect = databaseUrl
    ? new PostgresDialect({ pool: createPool(databaseUrl, POOL_SIZE) })
    : createSqliteDialect(file)
  const db = new Kysely<Schema>({ dialect })
  try {
    await migrate(db, kind, now)
    return db
  } catch (error) {
    await db.destroy().catch(() => {})
    throw error
  }
}

/** For `/readyz` and the log. The error message of the database may contain its address, so report only the error code. */
function describeFault(error: unknown): string {
  if (error instanceof MigrationError) return error.message
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
  return `The license store cannot be used${code}.`
}
