import { sql } from 'kysely'
import { system, type Actor, type Core } from '../core.ts'
import { nextPurchase, type ProviderState } from '../license/purchase-state.ts'
import type { Order } from '../license/plans.ts'
import { hashToken } from '../license/secrets.ts'
import { appendAudit } from './audit.ts'
import { createId, createPurchaseNumber } from './ids.ts'
import { createLicense, setLicenseStatus } from './licenses.ts'
import type { Db, Tx } from './open-store.ts'
import { addTask } from './outbox.ts'
import type { Customer, License, Purchase } from './schema.ts'

export interface Buyer {
  readonly email: string
  readonly name?: string
  readonly locale?: string
}

export async function saveCustomer(tx: Tx, { email, name, locale }: Buyer, now: Date): Promise<Customer> {
  const values = { email, name: name ?? null, locale: locale ?? null }
  return (
    tx
      .insertInto('customer')
      .values({ id: createId(now), created_at: now.toISOString(), email_norm: email.toLowerCase(), ...values })
      // A stranger may type the address of a customer, so the name of a known customer stays.
      .onConflict((conflict) =>
        conflict.column('email_norm').doUpdateSet({ email_norm: (row) => row.ref('excluded.email_norm') }),
      )
      .returningAll()
      .executeTakeFirstOrThrow()
  )
}

export async function createPurchase(
  tx: Tx,
  core: Core,
  { order, buyer, provider }: { order: Order; buyer: Buyer; provider: string },
): Promise<Purchase> {
  const now = core.now()
  const { id: customerId } = await saveCustomer(tx, buyer, now)
  const id = createId(now)
  const purchase = await tx
    .insertInto('purchase')
    .values({
      id,
      created_at: now.toISOString(),
      number: createPurchaseNumber(now),
      customer_id: customerId,
      plan: order.plan.id,
      seats: order.seats,
      update_months: order.plan.updateMonths,
      currency: order.plan.currency,
      amount_minor: order.amountMinor,
      tax_minor: 0,
      mode: core.mode,
      provider,
      status: 'created',
      claim_hash: hashToken(claimToken(core, id)),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await appendAudit(tx, now, {
    actor: system,
    action: 'purchase.created',
    subject: ['purchase', id],
    detail: { plan: order.plan.id },
  })
  return purchase
}

/** The token with which the buyer's browser asks for the purchase. A retry of the same checkout gets the same one. */
export function claimToken({ secrets }: Core, purchaseId: string): string {
  return secrets.lookup(`claim:${purchaseId}`)
}

/** Remembers the session of the payment provider. */
export async function startPayment(tx: Tx, core: Core, purchase: Purchase, sessionId: string): Promise<void> {
  const changed = await tx
    .updateTable('purchase')
    .set({ provider_session: sessionId, status: 'pending', rev: sql`rev + 1` })
    .where('id', '=', purchase.id)
    .where('status', '=', 'created')
    .returning('id')
    .executeTakeFirst()
  if (changed)
    await appendAudit(tx, core.now(), { actor: system, action: 'purchase.pending', subject: ['purchase', purchase.id] })
}

/**
 * Brings a purchase and its license into the state that the provider reports. `purchase` must be locked by this
 * transaction. Applying the same state twice changes nothing.
 */
export async function applyProviderState(
  tx: Tx,
  core: Core,
  purchase: Purchase,
  state: ProviderState,
  actor: Actor,
): Promise<void> {
  const now = core.now()
  const facts = { status: purchase.status, amountMinor: purchase.amount_minor, currency: purchase.currency }
  const next = nextPurchase(facts, state)
  await tx
    .updateTable('purchase')
    .set({
      status: next.status,
      refunded_minor: next.refundedMinor,
      provider_payment: state.paymentId ?? purchase.provider_payment,
      paid_at: purchase.paid_at ?? (next.hasLicense ? now.toISOString() : null),
      closed_at:
        next.status === 'closed' || next.status === 'refunded' ? (purchase.closed_at ?? now.toISOString()) : null,
    })
    .where('id', '=', purchase.id)
    .execute()
  await applyToLicense(tx, core, purchase, next, actor)
  const isChanged = next.status !== purchase.status || next.refundedMinor !== purchase.refunded_minor
  if (isChanged) {
    const detail = { from: purchase.status, refundedMinor: next.refundedMinor }
    await appendAudit(tx, now, { actor, action: `purchase.${next.status}`, subject: ['purchase', purchase.id], detail })
  }
}

async function applyToLicense(
  tx: Tx,
  core: Core,
  purchase: Purchase,
  { hasLicense, license: wanted }: ReturnType<typeof nextPurchase>,
  actor: Actor,
): Promise<void> {
  const license = await findLicenseOfPurchase(tx, purchase.id)
  if (license) {
    // What an operator suspended, no payment event resumes.
    const isResumed = wanted?.status === 'active'
    if (wanted && !(isResumed && license.status_reason !== 'dispute'))
      await setLicenseStatus(tx, core, license, { ...wanted, actor })
    return
  }
  if (!hasLicense || wanted?.status === 'revoked') return
  const { id, customer_id: customerId, plan, seats, update_months: updateMonths } = purchase
  const created = await createLicense(tx, core, { purchaseId: id, customerId, plan, seats, updateMonths }, actor)
  await addTask(tx, { kind: 'mail-receipt', purchaseId: id }, `receipt:${id}`, core.now())
  if (wanted && wanted.status !== 'active')
    await setLicenseStatus(tx, core, { id: created.id, status: 'active' }, { ...wanted, actor })
}

export async function findLicenseOfPurchase(db: Db, purchaseId: string): Promise<License | undefined> {
  return db.selectFrom('license').selectAll().where('purchase_id', '=', purchaseId).executeTakeFirst()
}
