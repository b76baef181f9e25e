import { findPlan, plans, priceOrder } from '../license/plans.ts'
import { hashToken, isSameText } from '../license/secrets.ts'
import { BadSignatureError, ProviderError, type ProviderEvent } from '../payments/provider.ts'
import { processEvent, recordFailure } from '../payments/process-event.ts'
import { Refused } from '../problems.ts'
import { beginCommand, finishCommand, type CommandKey, type StoredAnswer } from '../store/idempotency.ts'
import { createId } from '../store/ids.ts'
import { unsealKey } from '../store/licenses.ts'
import { claimToken, createPurchase, findLicenseOfPurchase, startPayment } from '../store/purchases.ts'
import type { License, Purchase } from '../store/schema.ts'
import { json, type ApiContext, type Handler } from './context.ts'
import { readAuthorization } from './license-access.ts'
import type { Answers, Requests } from './schemas.ts'

/** The key of a new license is shown once, and only this long after the payment. */
const SHOWN_MS = 30 * 60_000
const MAX_WEBHOOKS = 50

/** Plans, checkout, purchases and the events of the payment provider. */
export function createPurchaseHandlers(context: ApiContext) {
  const { core, provider, limits } = context

  const listPlans: Handler = async () =>
    json<Answers['plans']>(200, { mode: core.mode, plans: plans.map((plan) => ({ ...plan })) })

  const checkout: Handler<Requests['checkout']> = async ({ body, visitor, command }) => {
    await limits.check('checkout', visitor)
    const plan = findPlan(body.plan)
    if (!plan) throw invalid('/plan', 'There is no such plan.')
    const order = priceOrder(plan, body.seats)
    if (!order) throw invalid('/seats', 'This plan cannot have this number of seats.')
    await limits.check('checkoutEmail', body.email.toLowerCase())

    const { email, name, locale } = body
    const buyer = { email, ...(name && { name }), ...(locale && { locale }) }
    // Without an Idempotency-Key every request is a new purchase.
    const key = command ?? toOwnKey(core.now())
    const started = await core.store.transaction(async (tx) => {
      const begun = await beginCommand(tx, core, key)
      if (begun.kind === 'done') return begun.answer
      if (begun.kind === 'unfinished') return findPurchase(tx, begun.subject)
      const purchase = await createPurchase(tx, core, { order, buyer, provider: provider.id })
      await tx
        .updateTable('idempotency')
        .set({ subject: purchase.id })
        .where('scope', '=', key.scope)
        .where('key_hash', '=', key.keyHash)
        .execute()
      return purchase
    })
    return 'body' in started ? started : openCheckout(started, `Frond UI Pro ${plan.name}`, email, key)
  }

  /** If the provider fails, a retry with the same Idempotency-Key continues here with the same purchase. */
  async function openCheckout(
    purchase: Purchase,
    title: string,
    email: string,
    key: CommandKey,
  ): Promise<StoredAnswer> {
    const origin = context.origin()
    const { sessionId, redirectUrl } = await provider.createSession({
      purchase,
      email,
      title,
      successUrl: `${origin}/pro/purchase/complete?purchase=${purchase.id}`,
      cancelUrl: `${origin}/pro/purchase?cancelled=${purchase.id}`,
    })
    const answer: Answers['checkout'] = {
      purchase: { id: purchase.id, number: purchase.number, status: 'pending' },
      redirectUrl,
      claimToken: claimToken(core, purchase.id),
    }
    const stored = json(201, answer)
    await core.store.transaction(async (tx) => {
      await startPayment(tx, core, purchase, sessionId)
      await finishCommand(tx, core, key, stored)
    })
    return stored
  }

  const readPurchase: Handler = async ({ params, headers, visitor }) => {
    await limits.check('purchase', visitor)
    const token = readAuthorization(headers, 'Claim') ?? ''
    return core.store.transaction(async (tx) => {
      const purchase = await tx.selectFrom('purchase').selectAll().where('id', '=', params.id!).executeTakeFirst()
      // The same work for an unknown id and for a wrong token.
      const isClaimed = isSameText(purchase?.claim_hash ?? '', hashToken(token))
      if (!purchase || !isClaimed) throw new Refused('purchase-not-found')
      const license = await findLicenseOfPurchase(tx, purchase.id)
      const key = license && mayShowKey(purchase, license) ? unsealKey(core, license) : undefined
      if (license && key) {
        const at = core.now().toISOString()
        await tx.updateTable('purchase').set({ key_shown_at: at }).where('id', '=', purchase.id).execute()
        if (!core.escrow)
          await tx.updateTable('license').set({ key_sealed: null }).where('id', '=', license.id).execute()
      }
      const answer: Answers['purchase'] = {
        number: purchase.number,
        status: purchase.status,
        plan: purchase.plan,
        seats: purchase.seats,
        amountMinor: purchase.amount_minor,
        currency: purchase.currency,
        ...(license && {
          license: { ...(key && { key }), keyHint: license.key_hint, updatesUntil: license.updates_until },
        }),
      }
      return json(200, answer)
    })
  }

  function mayShowKey({ status, key_shown_at, paid_at }: Purchase, license: License): boolean {
    const isFresh = paid_at !== null && core.now().getTime() - Date.parse(paid_at) < SHOWN_MS
    return status === 'paid' && license.status === 'active' && key_shown_at === null && isFresh
  }

  let webhooks = 0
  const webhook: Handler = async ({ params, raw, headers }) => {
    if (params.provider !== provider.id) throw new Refused('provider-unknown')
    const event = readEvent(raw, headers)
    if (event.mode !== core.mode) throw new Refused('mode-mismatch')
    if (webhooks >= MAX_WEBHOOKS) throw new Refused('too-busy', { headers: { 'Retry-After': '5' } })
    webhooks += 1
    try {
      const result = await processEvent(core, provider, event)
      if (result === 'ignored') context.log('warn', 'pro.event-ignored', { provider: provider.id, type: event.type })
    } catch (error) {
      if (error instanceof ProviderError) await recordFailure(core, provider.id, event, error)
      throw error
    } finally {
      webhooks -= 1
    }
    void context.wakeWorker()
    return json<Answers['webhook']>(200, { received: true })
  }

  function readEvent(raw: Uint8Array, headers: Headers): ProviderEvent {
    try {
      return provider.verifyWebhook(raw, headers, core.now())
    } catch (error) {
      if (error instanceof BadSignatureError) throw new Refused('bad-signature')
      throw error
    }
  }

  return { plans: listPlans, checkout, purchase: readPurchase, webhook, ...createSandboxHandlers(context) }
}

/** The payment page of the sandbox. */
function createSandboxHandlers({ core, sandbox, limits, wakeWorker }: ApiContext) {
  const sandboxSession: Handler = async ({ params, visitor }) => {
    await limits.check('sandbox', visitor)
    const session = await sandbox?.find(params.session!)
    const purchase = session && (await core.store.run((db) => findPurchase(db, session.purchase_id)))
    if (!session || !purchase) throw new Refused('not-found')
    const answer: Answers['sandboxSession'] = {
      id: session.id,
      status: session.session,
      payment: session.payment,
      amountMinor: session.amount_minor,
      currency: session.currency,
      plan: purchase.plan,
      seats: purchase.seats,
      number: purchase.number,
      cancelUrl: session.cancel_url,
    }
    return json(200, answer)
  }

  const act: Handler<Requests['sandbox']> = async ({ params, body, visitor }) => {
    await limits.check('sandbox', visitor)
    if (!sandbox) throw new Refused('not-found')
    const result: Answers['sandbox'] = await sandbox.act(params.session!, body)
    // The events of the sandbox have arrived when the browser comes to the next page.
    await wakeWorker()
    return json(200, result)
  }

  return { sandboxSession, sandbox: act }
}

async function findPurchase(db: Parameters<typeof findLicenseOfPurchase>[0], id: string): Promise<Purchase> {
  return db.selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

function toOwnKey(now: Date): CommandKey {
  const id = createId(now)
  return { scope: 'checkout', keyHash: hashToken(id), requestSha256: id }
}

function invalid(pointer: string, detail: string): Refused {
  return new Refused('invalid-request', { errors: [{ pointer, code: 'invalid', detail }] })
}
