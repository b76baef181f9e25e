/** Everything in which the two databases differ, apart from how they are opened. */

export type StoreKind = 'sqlite' | 'postgres'

const types: Record<StoreKind, Record<string, string>> = {
  sqlite: { strict: 'strict', identity: 'integer', real: 'real' },
  postgres: { strict: '', identity: 'integer generated always as identity', real: 'double precision' },
}

/** Replaces words in braces, such as `{identity}`, in the SQL of a migration. */
export function readTypes(statements: string, kind: StoreKind): string {
  return statements.replace(/\{(\w+)\}/g, (_, word: string) => {
    const type = types[kind][word]
    if (type === undefined) throw new Error(`Migration: there is no type {${word}}.`)
    return type
  })
}

const retriedInPostgres = new Set([
  '40001', // serialization failure
  '40P01', // deadlock
  '55P03', // lock timeout
])

/** SQLITE_BUSY and SQLITE_LOCKED: another process is writing. */
const retriedInSqlite = new Set([5, 6])

/** Whether the same transaction may succeed if it runs again a moment later. */
export function isRetryable(error: unknown): boolean {
  const code = findCode(error)
  return typeof code === 'number' ? retriedInSqlite.has(code) : code !== undefined && retriedInPostgres.has(code)
}

/** READONLY, IOERR, CORRUPT, FULL, CANTOPEN, NOTADB. */
const faultsOfSqlite = new Set([8, 10, 11, 13, 14, 26])

// Connection errors, resource limits, shutdown, statement timeout, and the errors of the socket.
const faultsOfPostgres = /^(?:08|53|57|25P03|28|3D|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)/

/** Whether the database cannot be used at the moment, as opposed to an error in a statement. */
export function isUnavailable(error: unknown): boolean {
  const code = findCode(error)
  if (typeof code === 'number') return faultsOfSqlite.has(code) || retriedInSqlite.has(code)
  if (code !== undefined) return faultsOfPostgres.test(code) || retriedInPostgres.has(code)
  // The errors of `pg` for a lost connection and for a full pool have no code.
  return (
    error instanceof Error &&
    /connection terminated|timeout exceeded|cannot use a pool|not queryable/i.test(error.message)
  )
}

/** The primary result code of SQLite, or the SQLSTATE or system code of `pg`. */
function findCode(error: unknown): number | string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('errcode' in error && typeof error.errcode === 'number') return error.errcode & 0xff
  // A refused connection to a name with several addresses is an AggregateError.
  if ('code' in error && typeof error.code === 'string') return error.code
  return undefined
}

/** Whether a statement failed because a row with the same unique value exists. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error) return error.errcode === 2067 || error.errcode === 1555
  return 'code' in error && error.code === '23505'
}
