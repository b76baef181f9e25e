import { z } from 'zod'
import type { Core } from '../core.ts'
import { Refused } from '../problems.ts'
import { createId } from '../store/ids.ts'
import type { Tx } from '../store/open-store.ts'
import { addTask, type Task } from '../store/outbox.ts'
import type { SandboxSession } from '../store/schema.ts'
import { BadSignatureError, ProviderError, type CheckoutProvider } from './provider.ts'
import { testCards } from './test-cards.ts'
import { checkSignature, checkSignatureTime, signWebhook } from './webhook-signature.ts'

/**
 * A payment provider for test mode. It needs no external service: it stores its sessions in the database, and
 * reports changes with signed events, as a real provider does.
 */

const LATER_MS = 3000
const PAID_LATER = 'checkout.session.async_payment_succeeded'
export const SIGNATURE_HEADER = 'Sandbox-Signature'

export type SandboxAction =
  | { readonly action: 'pay' | 'confirm'; readonly card: string }
  | { readonly action: 'cancel' | 'refund' | 'dispute' | 'win-dispute' | 'lose-dispute' }

export interface SandboxResult {
  readonly status: 'paid' | 'pending' | 'confirm' | 'cancelled' | 'refunded' | 'disputed'
  readonly redirectUrl: string
}

export interface Sandbox extends CheckoutProvider {
  readonly id: 'sandbox'
  find(sessionId: string): Promise<SandboxSession | undefined>
  act(sessionId: string, action: SandboxAction): Promise<SandboxResult>
  /** The signed webhook request of an event. */
  toWebhook(task: Extract<Task, { kind: 'sandbox-event' }>): Promise<{ body: string; headers: Headers }>
}

const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  mode: z.enum(['live', 'test']),
  sessionId: z.string(),
  paymentId: z.string().optional(),
})

export function createSandbox(core: Core, toPayPage: (sessionId: string) => string): Sandbox {
  const { store, secrets } = core

  async function find(id: string): Promise<SandboxSession | undefined> {
    return store.run((db) => db.selectFrom('sandbox_session').selectAll().where('id', '=', id).executeTakeFirst())
  }

  return {
    id: 'sandbox',
    find,

    async createSession({ purchase, successUrl, cancelUrl }) {
      const sessionId = `cs_test_${purchase.id}`
      await store.run((db) =>
        db
          .insertInto('sandbox_session')
          .values({
            id: sessionId,
            created_at: core.now().toISOString(),
            purchase_id: purchase.id,
            amount_minor: purchase.amount_minor,
            currency: purchase.currency,
            session: 'open',
            payment: 'unpaid',
            success_url: successUrl,
            cancel_url: cancelUrl,
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute(),
      )
      return { sessionId, redirectUrl: toPayPage(sessionId) }
    },

    verifyWebhook(raw, headers, now) {
      const header = headers.get(SIGNATURE_HEADER)
      const body = Buffer.from(raw).toString('utf8')
      checkSignatureTime(header, now)
      checkSignature(body, header, secrets.sandboxWebhookSecret)
      const event = eventSchema.safeParse(JSON.parse(body))
      if (!event.success) throw new BadSignatureError('The event has another form.')
      return event.data
    },

    async fetchState(sessionId) {
      const session = await find(sessionId)
      if (!session) throw new ProviderError('The sandbox has no such session.')
      return {
        session: session.session,
        payment: session.payment,
        amountMinor: session.amount_minor,
        currency: session.currency,
        refundedMinor: session.refunded_minor,
        dispute: session.dispute,
        ...(session.payment_id && { paymentId: session.payment_id }),
      }
    },

    async refund(paymentId, amountMinor) {
      await store.transaction(async (tx) => {
        const session = await tx
          .updateTable('sandbox_session')
          .set({ refunded_minor: amountMinor })
          .where('payment_id', '=', paymentId)
          .returningAll()
          .executeTakeFirst()
        if (!session) throw new ProviderError('The sandbox has no such payment.')
        await announce(tx, core, session.id, 'charge.refunded')
      })
    },

    act: (sessionId, action) => store.transaction((tx) => act(tx, core, sessionId, action)),

    async toWebhook({ sessionId, type, eventId }) {
      // The money of a late payment arrives now.
      if (type === PAID_LATER)
        await store.run((db) =>
          db.updateTable('sandbox_session').set({ payment: 'paid' }).where('id', '=', sessionId).execute(),
        )
      const session = await find(sessionId)
      const paymentId = session?.payment_id ?? undefined
      const body = JSON.stringify({ id: eventId, type, mode: 'test', sessionId, paymentId })
      const signature = signWebhook(body, secrets.sandboxWebhookSecret, core.now())
      return { body, headers: new Headers({ 'Content-Type': 'application/json', [SIGNATURE_HEADER]: signature }) }
    },
  }
}

async function announce(tx: Tx, core: Core, sessionId: string, type: string, laterMs = 0): Promise<void> {
  const now = core.now()
  const eventId = `evt_${createId(now)}`
  const dueAt = new Date(now.getTime() + laterMs)
  await addTask(tx, { kind: 'sandbox-event', sessionId, type, eventId }, `event:${eventId}`, now, dueAt)
}

/** What a visitor does on the payment page, and what a tester does with a paid session. */
async function act(tx: Tx, core: Core, sessionId: string, given: SandboxAction): Promise<SandboxResult> {
  const session = await tx
    .updateTable('sandbox_session')
    .set({ created_at: (row) => row.ref('created_at') })
    .where('id', '=', sessionId)
    .returningAll()
    .executeTakeFirst()
  if (!session) throw new Refused('not-found')
  const { success_url: successUrl, cancel_url: cancelUrl } = session
  const save = (values: Partial<SandboxSession>, event: string) =>
    tx
      .updateTable('sandbox_session')
      .set(values)
      .where('id', '=', sessionId)
      .execute()
      .then(() => announce(tx, core, sessionId, event))

  if (given.action === 'pay' || given.action === 'confirm') {
    if (session.session !== 'open') throw new Refused('session-closed')
    return pay(tx, core, session, given)
  }
  if (given.action === 'cancel') {
    if (session.session !== 'open') throw new Refused('session-closed')
    await save({ session: 'expired' }, 'checkout.session.expired')
    return { status: 'cancelled', redirectUrl: cancelUrl }
  }
  if (session.payment !== 'paid') throw new Refused('session-closed')
  if (given.action === 'refund') {
    await save({ refunded_minor: session.amount_minor }, 'charge.refunded')
    return { status: 'refunded', redirectUrl: successUrl }
  }
  const outcomes = { dispute: 'open', 'win-dispute': 'won', 'lose-dispute': 'lost' } as const
  const event = given.action === 'dispute' ? 'charge.dispute.created' : 'charge.dispute.closed'
  await save({ dispute: outcomes[given.action] }, event)
  return { status: given.action === 'win-dispute' ? 'paid' : 'disputed', redirectUrl: successUrl }
}

async function pay(
  tx: Tx,
  core: Core,
  { id, purchase_id: purchaseId, success_url: redirectUrl }: SandboxSession,
  { action, card }: Extract<SandboxAction, { card: string }>,
): Promise<SandboxResult> {
  const number = card.replace(/[\s-]/g, '')
  const isConfirmable = number === testCards.needsConfirmation
  if (isConfirmable && action === 'pay') return { status: 'confirm', redirectUrl }
  const isLate = number === testCards.paysLater
  if (!isLate && !isConfirmable && number !== testCards.pays) throw new Refused('payment-declined')
  await tx
    .updateTable('sandbox_session')
    .set({ session: 'complete', payment: isLate ? 'unpaid' : 'paid', payment_id: `pi_test_${purchaseId}` })
    .where('id', '=', id)
    .execute()
  await announce(tx, core, id, 'checkout.session.completed')
  if (isLate) await announce(tx, core, id, PAID_LATER, LATER_MS)
  return { status: isLate ? 'pending' : 'paid', redirectUrl }
}
