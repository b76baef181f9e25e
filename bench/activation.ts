import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import pg from 'pg'
import { system } from '../packages/pro-server/src/core.ts'
import { createSecretsData } from '../packages/pro-server/src/license/secrets.ts'
import { openProServer, type ProServer } from '../packages/pro-server/src/server.ts'
import { createLicense } from '../packages/pro-server/src/store/licenses.ts'
import { saveCustomer } from '../packages/pro-server/src/store/purchases.ts'
import { findFreePort, startPostgres } from '../packages/pro-server/src/testing/postgres.ts'
import { activationBudget } from './budgets.ts'
import { median } from './http-load.ts'

/**
 * Activations per second on both stores, and their ratio to bare inserts of the same rows: `npm run bench activation`. An
 * activation is a request to the API, without a socket; it reads and locks the license, checks its rules, signs a
 * certificate, and writes everything in one transaction. The bare inserts write the same rows through the driver, each
 * statement on its own. For comparison, the last line of a store joins the inserts of an activation in one transaction:
 * that ratio compares processor time alone where the disk confirms quickly. Both stores write to the disk before they
 * confirm. All three alternate in one run, because figures of different runs cannot be compared.
 */

const ROUNDS = 5
const PER_ROUND = 200
const tables = ['activation', 'certificate', 'outbox', 'audit'] as const

type Row = Record<string, string | number | null>
/** The rows of one activation, by table. */
type Rows = Readonly<Record<(typeof tables)[number], Row>>

interface Bare {
  begin(): Promise<unknown> | void
  /** Inserts a row. Without `begin`, it is on the disk when this returns. */
  insert(table: string, row: Row): Promise<unknown> | void
  commit(): Promise<unknown> | void
  close(): Promise<void> | void
}

function toStatement(table: string, row: Row, toParameter: (index: number) => string): string {
  const columns = Object.keys(row)
  return `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, index) => toParameter(index)).join(', ')})`
}

function openBareSqlite(file: string): Bare {
  const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true })
  database.exec('pragma synchronous = full')
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  return {
    begin: () => database.exec('begin immediate'),
    insert(table, row) {
      const statement = prepared.get(table) ?? database.prepare(toStatement(table, row, () => '?'))
      prepared.set(table, statement)
      statement.run(...(Object.values(row) as SQLInputValue[]))
    },
    commit: () => database.exec('commit'),
    close: () => database.close(),
  }
}

async function openBarePostgres(connectionString: string): Promise<Bare> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return {
    begin: () => client.query('begin'),
    insert: (table, row) =>
      client.query(
        toStatement(table, row, (index) => `$${index + 1}`),
        Object.values(row),
      ),
    commit: () => client.query('commit'),
    close: () => client.end(),
  }
}

async function insertEach(bare: Bare, rows: Rows): Promise<void> {
  for (const table of tables) await bare.insert(table, rows[table])
}

async function insertTogether(bare: Bare, rows: Rows): Promise<void> {
  await bare.begin()
  await insertEach(bare, rows)
  await bare.commit()
}

async function createKey({ core }: ProServer): Promise<string> {
  return core.store.transaction(async (tx) => {
    const { id: customerId } = await saveCustomer(tx, { email: 'ada@customer.example' }, core.now())
    const given = { purchaseId: null, customerId, plan: 'team', seats: PER_ROUND, updateMonths: 12 }
    return (await createLicense(tx, core, given, system)).key
  })
}

async function activate({ api }: ProServer, key: string): Promise<void> {
  const body = JSON.stringify({ key, holder: { kind: 'handle', value: `dev-${randomUUID().slice(0, 8)}` } })
  const headers = { 'Content-Type': 'application/json' }
  const { status } = await api(new Request('http://localhost/api/pro/activate', { method: 'POST', headers, body }), '')
  if (status !== 201) throw new Error(`bench/activation: an activation answered ${status}.`)
}

/** Takes the rows of all activations out of the store, so that the bare inserts can write them again. */
async function takeRows({ core: { store } }: ProServer): Promise<Rows[]> {
  return store.transaction(async (tx) => {
    const activations = await tx.selectFrom('activation').selectAll().execute()
    const certificates = new Map(
      (await tx.selectFrom('certificate').selectAll().execute()).map((row) => [row.activation_id, row]),
    )
    const outbox = new Map((await tx.selectFrom('outbox').selectAll().execute()).map((row) => [row.dedupe, row]))
    const audit = new Map((await tx.selectFrom('audit').selectAll().execute()).map((row) => [row.subject_id, row]))
    for (const table of ['certificate', 'activation', 'outbox', 'audit'] as const) await tx.deleteFrom(table).execute()
    return activations.map(
      (activation) =>
        ({
          activation,
          certificate: certificates.get(activation.id)!,
          outbox: outbox.get(`seat:${activation.id}`)!,
          audit: audit.get(activation.id)!,
        }) as unknown as Rows,
    )
  })
}

async function emptyTables({ core: { store } }: ProServer): Promise<void> {
  await store.transaction(async (tx) => {
    for (const table of ['certificate', 'activation', 'outbox', 'audit'] as const) await tx.deleteFrom(table).execute()
  })
}

async function perSecond(count: number, work: (index: number) => Promise<void> | void): Promise<number> {
  const start = performance.now()
  for (let index = 0; index < count; index += 1) await work(index)
  return (count / (performance.now() - start)) * 1000
}

async function measure(name: string, folder: string, databaseUrl?: string): Promise<boolean> {
  const server = await openProServer({
    settings: {
      mode: 'test',
      folder,
      ...(databaseUrl && { databaseUrl }),
      checkout: { provider: 'sandbox' },
      mail: { from: 'pro@frond.example' },
      escrow: true,
      rateLimits: false,
      secrets: createSecretsData(new Date()),
    },
    origin: () => 'http://localhost',
    log: () => {},
    // Mails are no part of an activation: they stay in the outbox until a worker sends them.
    mailer: { send: () => new Promise(() => {}) },
  })
  await server.core.store.check()
  const bare = databaseUrl ? await openBarePostgres(databaseUrl) : openBareSqlite(join(folder, 'pro.db'))
  const results: Record<'activations' | 'inserts' | 'together', number>[] = []
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const key = await createKey(server)
    const activations = await perSecond(PER_ROUND, () => activate(server, key))
    const rows = await takeRows(server)
    const inserts = await perSecond(rows.length, (index) => insertEach(bare, rows[index]!))
    await emptyTables(server)
    const together = await perSecond(rows.length, (index) => insertTogether(bare, rows[index]!))
    await emptyTables(server)
    if (round > 0) results.push({ activations, inserts, together })
  }
  await bare.close()
  const figure = (pick: keyof (typeof results)[number]) => median(results.map((each) => each[pick])).toFixed(0)
  const ratioTo = (pick: 'inserts' | 'together') => median(results.map((each) => each.activations / each[pick]))
  const ratio = ratioTo('inserts')
  const isMet = ratio >= activationBudget.insertRatio
  console.log(`${name}: ${figure('activations')} activations a second`)
  console.log(
    `${isMet ? '✓' : '✗'} bare inserts of their rows: ${figure('inserts')} a second, ratio ${ratio.toFixed(2)} (≥ ${activationBudget.insertRatio})`,
  )
  console.log(`  the same in one transaction: ${figure('together')} a second, ratio ${ratioTo('together').toFixed(2)}`)
  return isMet
}

const folder = mkdtempSync(join(tmpdir(), 'frond-bench-'))
const postgres = await startPostgres(await findFreePort(), { isDurable: true })
const isMet = [
  await measure('SQLite', join(folder, 'sqlite')),
  await measure('Postgres', join(folder, 'postgres'), postgres.url),
]
await postgres.stop()
rmSync(folder, { recursive: true, force: true })
// The worker of the outbox waits for mails that are never sent.
process.exit(isMet.every(Boolean) ? 0 : 1)
