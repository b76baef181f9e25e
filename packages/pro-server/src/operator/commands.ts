import { existsSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Actor, Core } from '../core.ts'
import { isEmail } from '../license/license-rules.ts'
import { findPlan } from '../license/plans.ts'
import { createSecretsData, createSigningKey, parseSecrets } from '../license/secrets.ts'
import type { Mailer } from '../mail/mailer.ts'
import { processEvent } from '../payments/process-event.ts'
import type { CheckoutProvider, ProviderEvent } from '../payments/provider.ts'
import { saveSecrets } from '../settings.ts'
import { release } from '../store/activations.ts'
import { appendAudit, findBrokenAuditLine } from '../store/audit.ts'
import { backUp, restore } from '../store/backup.ts'
import { countOpenMatters, findDataFaults } from '../store/check-data.ts'
import { deleteCustomer, findCustomer } from '../store/customers.ts'
import { createLicense, lockLicense, rotateKey, setLicenseStatus } from '../store/licenses.ts'
import { saveCustomer } from '../store/purchases.ts'

/** What an operator can do with `npm run pro -- <command>`. */

export interface OperatorTools {
  readonly core: Core
  readonly provider: CheckoutProvider
  readonly mailer: Mailer
  readonly actor: Actor
  runOutbox(): Promise<number>
}

/** Commands that work without a store. */
export interface OfflineTools {
  readonly secretsFile: string
  readonly now: Date
}

export interface Command {
  readonly name: string
  /** The names of its arguments. One with `?` may be left out. */
  readonly args: readonly string[]
  readonly summary: string
  /** It cannot be undone, so the operator has to confirm it. */
  readonly isFinal?: boolean
  readonly run?: (tools: OperatorTools, ...args: string[]) => Promise<unknown>
  readonly runOffline?: (tools: OfflineTools, ...args: string[]) => unknown
}

/** The command cannot be carried out. The message says why. */
export class OperatorError extends Error {}

const LISTED = 100

export const commands: readonly Command[] = [
  {
    name: 'purchase list',
    args: [],
    summary: 'List the latest purchases.',
    run: ({ core }) =>
      core.store.run((db) =>
        db
          .selectFrom('purchase')
          .select(['id', 'number', 'created_at', 'plan', 'seats', 'amount_minor', 'currency', 'status'])
          .orderBy('id', 'desc')
          .limit(LISTED)
          .execute(),
      ),
  },
  {
    name: 'purchase show',
    args: ['purchase'],
    summary: 'Show a purchase, by its id or number.',
    run: (tools, id) => findPurchase(tools, id!),
  },
  {
    name: 'purchase refund',
    args: ['purchase', 'amount?'],
    summary: 'Pay money back: all of it, or an amount in the smallest unit. A full refund revokes the license.',
    isFinal: true,
    run: refund,
  },
  { name: 'license show', args: ['license'], summary: 'Show a license.', run: (tools, id) => findLicense(tools, id!) },
  {
    name: 'license suspend',
    args: ['license', 'reason'],
    summary: 'Suspend a license until it is resumed.',
    run: (tools, id, reason) => setStatus(tools, id!, 'suspended', `operator: ${reason}`),
  },
  {
    name: 'license resume',
    args: ['license'],
    summary: 'Resume a suspended license.',
    run: (tools, id) => setStatus(tools, id!, 'active', 'operator'),
  },
  {
    name: 'license revoke',
    args: ['license', 'reason'],
    summary: 'Revoke a license for good.',
    isFinal: true,
    run: (tools, id, reason) => setStatus(tools, id!, 'revoked', `operator: ${reason}`),
  },
  {
    name: 'license extend',
    args: ['license', 'day'],
    summary: 'Set the last day of updates, such as 2028-01-31.',
    run: extend,
  },
  {
    name: 'license rotate',
    args: ['license'],
    summary: 'Replace the key of a license and mail the new one.',
    isFinal: true,
    run: async ({ core, actor }, id) => {
      const { keyHint } = await core.store.transaction((tx) => rotateKey(tx, core, id!, actor))
      return { id, keyHint, mailed: true }
    },
  },
  {
    name: 'license grant',
    args: ['email', 'plan', 'seats?'],
    summary: 'Give a license without a purchase. Its key is mailed.',
    run: grant,
  },
  {
    name: 'activation list',
    args: ['license'],
    summary: 'List the seats of a license.',
    run: ({ core }, id) =>
      core.store.run((db) =>
        db
          .selectFrom('activation')
          .select(['id', 'created_at', 'holder_kind', 'holder_norm', 'released_at'])
          .where('license_id', '=', id!)
          .orderBy('id')
          .execute(),
      ),
  },
  {
    name: 'activation release',
    args: ['license', 'activation'],
    summary: 'Release a seat.',
    run: async ({ core, actor }, license, activation) => {
      const given = { license: { id: license! }, activation: { id: activation! }, actor }
      await core.store.transaction((tx) => release(tx, core, given))
      return { id: activation, released: true }
    },
  },
  {
    name: 'customer delete',
    args: ['customer'],
    summary: 'Remove the personal data of a customer, by mail address or id, and revoke the licenses. Orders stay.',
    isFinal: true,
    run: async ({ core, mailer, actor }, ref) => {
      const customer = await core.store.run((db) => findCustomer(db, ref!))
      if (!customer) throw new OperatorError(`There is no customer ${ref}. Nothing was changed.`)
      // Before the address is removed: if the process ends in between, a repetition still finds the mails.
      const mailFiles = (customer.email && (await mailer.deleteSent?.(customer.email))) || 0
      const deleted = await core.store.transaction((tx) => deleteCustomer(tx, core, customer, actor))
      return { ...deleted, mailFiles }
    },
  },
  {
    name: 'event list',
    args: [],
    summary: 'List the latest events of the payment provider.',
    run: ({ core }) =>
      core.store.run((db) =>
        db
          .selectFrom('webhook_event')
          .select(['event_id', 'created_at', 'type', 'status', 'attempts', 'last_error'])
          .orderBy('created_at', 'desc')
          .limit(LISTED)
          .execute(),
      ),
  },
  {
    name: 'event replay',
    args: ['event'],
    summary: 'Process an event again that failed or was ignored.',
    run: replayEvent,
  },
  {
    name: 'outbox list',
    args: [],
    summary: 'List mails and events that are not sent yet.',
    run: ({ core }) =>
      core.store.run((db) =>
        db
          .selectFrom('outbox')
          .select(['id', 'kind', 'status', 'attempts', 'next_at', 'last_error'])
          .where('status', '!=', 'sent')
          .orderBy('next_at')
          .limit(LISTED)
          .execute(),
      ),
  },
  { name: 'outbox retry', args: ['task?'], summary: 'Send a task now, or all of them.', run: retryOutbox },
  {
    name: 'key new',
    args: [],
    summary: 'Create a signing key, and the secrets if there are none.',
    runOffline: createSigning,
  },
  {
    name: 'key retire',
    args: ['kid'],
    summary: 'Retire a signing key. What it signed stays valid.',
    isFinal: true,
    runOffline: retireKey,
  },
  {
    name: 'audit show',
    args: ['subject?'],
    summary: 'Show the latest lines of the audit log, or those about an id.',
    run: ({ core }, subject) =>
      core.store.run((db) =>
        db
          .selectFrom('audit')
          .select(['seq', 'at', 'actor_kind', 'actor', 'action', 'subject_id', 'detail'])
          .$if(subject !== undefined, (query) => query.where('subject_id', '=', subject!))
          .orderBy('seq', 'desc')
          .limit(LISTED)
          .execute(),
      ),
  },
  {
    name: 'audit verify',
    args: [],
    summary: 'Check that no line of the audit log was changed.',
    run: async ({ core }) => {
      const line = await core.store.run(findBrokenAuditLine)
      if (line !== undefined) throw new OperatorError(`The audit log does not fit at line ${line}.`)
      return { whole: true }
    },
  },
  {
    name: 'backup',
    args: ['file'],
    summary: 'Write all licenses to a file, also while the server runs. Keep the secrets in another place.',
    run: async ({ core }, file) => ({ file, rows: await backUp(core.store, file!, core.now()) }),
  },
  {
    name: 'restore',
    args: ['file'],
    summary: 'Read a backup into an empty store.',
    isFinal: true,
    run: async ({ core }, file) => {
      if (!existsSync(file!)) throw new OperatorError(`There is no file ${file}.`)
      return { file, rows: await restore(core.store, file!) }
    },
  },
  { name: 'check', args: [], summary: 'Check that seats, purchases and the audit log fit together.', run: checkData },
  {
    name: 'doctor',
    args: [],
    summary: 'Show the settings without secrets, count what needs attention, and check the data.',
    run: async (tools) => {
      const { core, provider } = tools
      await core.store.check()
      const keys = core.secrets.publicKeys.map(({ kid, status }) => `${kid} (${status})`)
      return {
        mode: core.mode,
        store: core.store.kind,
        provider: provider.id,
        escrow: core.escrow,
        keys,
        ...(await core.store.run(countOpenMatters)),
        ...(await checkData(tools)),
      }
    },
  },
]

async function findPurchase({ core }: OperatorTools, id: string) {
  const row = await core.store.run((db) =>
    db
      .selectFrom('purchase')
      .selectAll()
      .where((where) => where.or([where('id', '=', id), where('number', '=', id)]))
      .executeTakeFirst(),
  )
  if (!row) throw new OperatorError(`There is no purchase ${id}.`)
  const { claim_hash: _, ...shown } = row
  return shown
}

async function findLicense({ core }: OperatorTools, id: string) {
  const row = await core.store.run((db) => db.selectFrom('license').selectAll().where('id', '=', id).executeTakeFirst())
  if (!row) throw new OperatorError(`There is no license ${id}.`)
  const { key_lookup: _, key_sealed: __, ...shown } = row
  return shown
}

async function refund(tools: OperatorTools, id?: string, amount?: string) {
  const { core, provider, actor } = tools
  const purchase = await findPurchase(tools, id!)
  if (!purchase.provider_payment) throw new OperatorError(`Purchase ${purchase.number} is not paid.`)
  const amountMinor = amount === undefined ? purchase.amount_minor : Number(amount)
  if (!Number.isInteger(amountMinor) || amountMinor < 1 || amountMinor > purchase.amount_minor)
    throw new OperatorError(`The amount has to be 1 to ${purchase.amount_minor}.`)
  await provider.refund(purchase.provider_payment, amountMinor, `refund-${purchase.id}-${amountMinor}`)
  const subject = ['purchase', purchase.id] as const
  await core.store.transaction((tx) =>
    appendAudit(tx, core.now(), { actor, action: 'purchase.refund-requested', subject, detail: { amountMinor } }),
  )
  await tools.runOutbox()
  return { id: purchase.id, refundedMinor: amountMinor }
}

async function setStatus(
  { core, actor }: OperatorTools,
  id: string,
  status: 'active' | 'suspended' | 'revoked',
  reason: string,
) {
  return core.store.transaction(async (tx) => {
    const license = await lockLicense(tx, core, { id })
    const isChanged = await setLicenseStatus(tx, core, license, { status, reason, actor })
    if (!isChanged) throw new OperatorError(`License ${id} is ${license.status}. Nothing was changed.`)
    return { id, status }
  })
}

async function extend({ core, actor }: OperatorTools, id?: string, day?: string) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day!) || Number.isNaN(Date.parse(day!)))
    throw new OperatorError(`"${day}" is not a day, such as 2028-01-31.`)
  return core.store.transaction(async (tx) => {
    const { updates_until: from } = await lockLicense(tx, core, { id: id! })
    await tx.updateTable('license').set({ updates_until: day! }).where('id', '=', id!).execute()
    await appendAudit(tx, core.now(), {
      actor,
      action: 'license.extended',
      subject: ['license', id!],
      detail: { from, to: day },
    })
    return { id, updatesUntil: day }
  })
}

async function grant({ core, actor }: OperatorTools, email?: string, planId?: string, seats?: string) {
  const plan = findPlan(planId!)
  if (!plan) throw new OperatorError(`There is no plan ${planId}.`)
  if (!isEmail(email!)) throw new OperatorError(`"${email}" is not a mail address.`)
  const count = seats === undefined ? plan.seats : Number(seats)
  if (!Number.isInteger(count) || count < 1 || count > 500) throw new OperatorError('Seats are a number from 1 to 500.')
  return core.store.transaction(async (tx) => {
    const { id: customerId } = await saveCustomer(tx, { email: email! }, core.now())
    const given = { purchaseId: null, customerId, plan: plan.id, seats: count, updateMonths: plan.updateMonths }
    const { id } = await createLicense(tx, core, given, actor)
    return { id, seats: count, mailed: true }
  })
}

async function replayEvent({ core, provider }: OperatorTools, id?: string) {
  const row = await core.store.run((db) =>
    db
      .selectFrom('webhook_event')
      .selectAll()
      .where('provider', '=', provider.id)
      .where('event_id', '=', id!)
      .executeTakeFirst(),
  )
  if (!row) throw new OperatorError(`There is no event ${id} of ${provider.id}.`)
  const event = {
    id: row.event_id,
    type: row.type,
    mode: row.mode,
    ...(JSON.parse(row.payload) as object),
  } as ProviderEvent
  return { id, result: await processEvent(core, provider, event) }
}

async function retryOutbox({ core, runOutbox }: OperatorTools, id?: string) {
  const rows = await core.store.run((db) =>
    db
      .updateTable('outbox')
      .set({ status: 'waiting', next_at: core.now().toISOString(), attempts: sql`attempts` })
      .where('status', '!=', 'sent')
      .$if(id !== undefined, (query) => query.where('id', '=', id!))
      .returning('id')
      .execute(),
  )
  if (id !== undefined && rows.length === 0) throw new OperatorError(`There is no task ${id} to send.`)
  await runOutbox()
  return { retried: rows.length }
}

async function checkData({ core }: OperatorTools) {
  const faults = await core.store.run(findDataFaults)
  if (faults.length > 0) throw new OperatorError(faults.join('\n'))
  return { faults: 0 }
}

function createSigning({ secretsFile, now }: OfflineTools) {
  if (!existsSync(secretsFile)) {
    const data = createSecretsData(now)
    saveSecrets(secretsFile, data)
    return { file: secretsFile, kid: data.signingKeys[0]!.kid, created: 'secrets' }
  }
  const data = parseSecrets(JSON.parse(readFileSync(secretsFile, 'utf8')))
  const key = createSigningKey(now)
  saveSecrets(secretsFile, { ...data, signingKeys: [...data.signingKeys, key] })
  return { file: secretsFile, kid: key.kid, created: 'key' }
}

function retireKey({ secretsFile, now }: OfflineTools, kid?: string) {
  if (!existsSync(secretsFile)) throw new OperatorError(`There are no secrets at ${secretsFile}.`)
  const data = parseSecrets(JSON.parse(readFileSync(secretsFile, 'utf8')))
  if (!data.signingKeys.some((key) => key.kid === kid)) throw new OperatorError(`There is no signing key ${kid}.`)
  const active = data.signingKeys.filter((key) => key.status === 'active' && key.kid !== kid)
  if (active.length === 0)
    throw new OperatorError('This is the only active key. Create another one first: npm run pro -- key new.')
  const signingKeys = data.signingKeys.map((key) =>
    key.kid === kid ? { ...key, status: 'retired' as const, retiredAt: now.toISOString() } : key,
  )
  saveSecrets(secretsFile, { ...data, signingKeys })
  return { kid, status: 'retired' }
}
