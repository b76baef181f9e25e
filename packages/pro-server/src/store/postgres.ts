import pg from 'pg'

/** Connections to a Postgres server, with limits on how long a statement may take or wait. */
export function createPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5000,
    statement_timeout: 5000,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'frond',
    allowExitOnIdle: true,
  })
  // An idle connection was lost. Without a listener Node would end the process; the next query opens a new connection.
  pool.on('error', () => {})
  // The same for a connection that is lost during a transaction. Its query rejects, so the caller learns about it.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Sends one statement with parameters `$1`, `$2`, and returns its rows. */
export type Query = <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>

/** A Postgres database for parts of the site other than licenses, such as the counts of visits. */
export interface Postgres {
  readonly query: Query
  /** Runs in one transaction, on one connection. */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** Connects at the first query. */
export function openPostgres(databaseUrl: string, { max = 2 }: { max?: number } = {}): Postgres {
  const pool = createPool(databaseUrl, max)

  async function transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    const client = await pool.connect()
    let fault: Error | undefined
    try {
      await client.query('begin')
      const result = await work(toQuery(client))
      await client.query('commit')
      return result
    } catch (error) {
      fault = error instanceof Error ? error : new Error(String(error))
      throw error
    } finally {
      // A connection with an error is closed, which also rolls back.
      client.release(fault)
    }
  }

  return { query: toQuery(pool), transaction, close: () => pool.end() }
}

function toQuery(on: pg.Pool | pg.PoolClient): Query {
  return async <Row extends object>(text: string, values: readonly unknown[] = []) =>
    (await on.query<Row>(text, [...values])).rows
}
