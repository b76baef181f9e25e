import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { StoreKind } from '../store/dialect.ts'
// Declares the type of `inject('postgresUrl')`.
import type {} from './postgres-setup.ts'
import { openStore, type Store, type StoreOptions } from '../store/open-store.ts'

/** Tests of rules that the database enforces run once for each. */
export const storeKinds: readonly StoreKind[] = ['sqlite', 'postgres']

/** Where a test keeps its data: a new SQLite file, or a new database of the shared Postgres server. */
export async function createPlace(kind: StoreKind): Promise<Pick<StoreOptions, 'file' | 'databaseUrl'>> {
  const folder = createFolder()
  const file = join(folder, 'pro.db')
  return kind === 'sqlite' ? { file } : { file, databaseUrl: await createDatabase() }
}

/** An open store that is closed and deleted after the test. */
export async function createTestStore(kind: StoreKind, options: Partial<StoreOptions> = {}): Promise<Store> {
  const store = openStore({ ...(await createPlace(kind)), ...options })
  onTestFinished(() => store.close())
  await store.check()
  return store
}

export function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'frond-pro-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function createDatabase(): Promise<string> {
  const server = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  onTestFinished(() => onServer(server, `drop database if exists ${name} with (force)`))
  const url = new URL(server)
  url.pathname = name
  return url.href
}

const START_MS = 50_000
let hasGivenUp = false

/** Waits until the server has started: `postgres-setup.ts` starts it beside the first tests. */
async function onServer(url: string, statement: string): Promise<void> {
  const deadline = performance.now() + START_MS
  for (;;) {
    if (hasGivenUp) throw new Error('Postgres did not start. The reason is printed at the start of the run.')
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.query(statement)
      return
    } catch (error) {
      const { code } = error as { code?: string }
      // Not listening yet, or still starting.
      if (code !== 'ECONNREFUSED' && code !== '57P03') throw error
      hasGivenUp = performance.now() > deadline
      await wait(100)
    } finally {
      await client.end().catch(() => {})
    }
  }
}
