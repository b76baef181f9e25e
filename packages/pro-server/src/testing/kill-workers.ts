import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { system, type Core } from '../core.ts'
import { findPlan, priceOrder } from '../license/plans.ts'
import { createSecretsData, openSecrets } from '../license/secrets.ts'
import { createSandbox } from '../payments/sandbox.ts'
import { findDataFaults } from '../store/check-data.ts'
import { createLicense } from '../store/licenses.ts'
import { openStore, type StoreOptions } from '../store/open-store.ts'
import { createPurchase, saveCustomer, startPayment } from '../store/purchases.ts'
import type { KillWorkerTask } from './kill-worker.ts'

export interface KillResult {
  readonly kills: number
  readonly seats: number
  readonly purchases: number
}

const SEATS = 500
const SESSIONS_PER_ROUND = 3

/**
 * Kills one process after another while it activates seats and processes payments. Throws if something that was confirmed
 * is lost or doubled, or if the tables do not fit together.
 */
export async function killWorkers(
  place: Pick<StoreOptions, 'file' | 'databaseUrl'>,
  kills: number,
): Promise<KillResult> {
  const secrets = createSecretsData(new Date())
  const store = openStore(place)
  const core: Core = { store, secrets: openSecrets(secrets), mode: 'test', escrow: true, now: () => new Date() }
  const seats = new Map<number, string>()
  const paid = new Set<string>()
  try {
    let licenseId = ''
    for (let round = 0; round < kills; round += 1) {
      // A license has at most 500 seats.
      if (round % 20 === 0) licenseId = await createBigLicense(core)
      // Sessions of earlier rounds whose event was not confirmed come again, as a payment provider sends them again.
      const open = await listOpenSessions(core, paid)
      while (open.length < SESSIONS_PER_ROUND) open.push(await createPaidSession(core))
      const task: KillWorkerTask = { place, secrets, licenseId, sessions: open, next: seats.size }
      for (const line of await runAndKill(task, 2 + (round % 5), (round * 7) % 23)) note(line, seats, paid)
      await verify(core, seats, paid)
    }
    return { kills, seats: seats.size, purchases: paid.size }
  } finally {
    await store.close()
  }
}

async function createBigLicense(core: Core): Promise<string> {
  return core.store.transaction(async (tx) => {
    const { id: customerId } = await saveCustomer(tx, { email: 'ada@customer.example' }, core.now())
    const given = { purchaseId: null, customerId, plan: 'team', seats: SEATS, updateMonths: 12 }
    return (await createLicense(tx, core, given, system)).id
  })
}

async function createPaidSession(core: Core): Promise<string> {
  const order = priceOrder(findPlan('solo')!)!
  const buyer = { email: 'ada@customer.example' }
  const purchase = await core.store.transaction((tx) => createPurchase(tx, core, { order, buyer, provider: 'sandbox' }))
  const sandbox = createSandbox(core, (id) => id)
  const draft = { purchase, email: buyer.email, title: '', successUrl: '', cancelUrl: '' }
  const { sessionId } = await sandbox.createSession(draft)
  await core.store.transaction((tx) => startPayment(tx, core, purchase, sessionId))
  const values = { session: 'complete', payment: 'paid', payment_id: `pi_${purchase.id}` } as const
  await core.store.run((db) => db.updateTable('sandbox_session').set(values).where('id', '=', sessionId).execute())
  return sessionId
}

async function listOpenSessions({ store }: Core, paid: ReadonlySet<string>): Promise<string[]> {
  const rows = await store.run((db) => db.selectFrom('sandbox_session').select('id').execute())
  return rows.map(({ id }) => id).filter((id) => !paid.has(id))
}

/** Runs the process until it has printed some lines, kills it a moment later, and returns all lines. */
async function runAndKill(task: KillWorkerTask, afterLines: number, laterMs: number): Promise<string[]> {
  const file = join(import.meta.dirname, 'kill-worker.ts')
  const child = spawn(process.execPath, [file, JSON.stringify(task)], {
    // Compiled modules are kept for the next process, which starts in half the time.
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'frond-kill-cache') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (output.split('\n').length > afterLines) setTimeout(() => child.kill('SIGKILL'), laterMs)
  })
  const [, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  if (signal !== 'SIGKILL') throw new Error(`The process ended by itself: ${errors}`)
  // The last line may be cut.
  return output.split('\n').slice(0, -1)
}

function note(line: string, seats: Map<number, string>, paid: Set<string>): void {
  const [what, first = '', id = ''] = line.split(' ')
  if (what === 'paid') paid.add(first)
  if (what !== 'seat') return
  const known = seats.get(Number(first))
  if (known && known !== id) throw new Error(`Seat ${first} was confirmed twice, with different ids.`)
  seats.set(Number(first), id)
}

async function verify({ store }: Core, seats: ReadonlyMap<number, string>, paid: ReadonlySet<string>): Promise<void> {
  const faults = await store.run(findDataFaults)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const rows = await store.run((db) => db.selectFrom('activation').select(['id', 'holder_norm']).execute())
  const ids = new Map(rows.map(({ id, holder_norm: holder }) => [holder, id]))
  if (ids.size !== rows.length) throw new Error('A holder has two seats.')
  for (const [number, id] of seats)
    if (ids.get(`dev-${number}`) !== id) throw new Error(`The confirmed activation ${number} is lost.`)
  // One activation may be written whose confirmation was cut off.
  if (rows.length > seats.size + 1) throw new Error(`${rows.length} seats are taken, but ${seats.size} were confirmed.`)
  const purchases = await store.run((db) =>
    db
      .selectFrom('purchase')
      .innerJoin('license', 'license.purchase_id', 'purchase.id')
      .select('purchase.provider_session')
      .where('purchase.status', '=', 'paid')
      .execute(),
  )
  const licensed = new Set(purchases.map(({ provider_session: session }) => session))
  for (const session of paid) if (!licensed.has(session)) throw new Error(`The confirmed payment ${session} is lost.`)
}
