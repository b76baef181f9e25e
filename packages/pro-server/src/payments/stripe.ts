import Stripe from 'stripe'
import type { Mode } from '../store/schema.ts'
import { BadSignatureError, ProviderError, type CheckoutProvider, type ProviderEvent } from './provider.ts'
import { checkSignatureTime, DEFAULT_TOLERANCE_S } from './webhook-signature.ts'

export interface StripeOptions {
  readonly secretKey: string
  /** One, or two while a secret is replaced. */
  readonly webhookSecrets: readonly string[]
  readonly mode: Mode
  readonly toleranceS?: number
  /** For tests: a server on this machine instead of Stripe. */
  readonly server?: Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'>
}

const TIMEOUT_MS = 4000

/** Stripe Checkout in payment mode, with the official package. */
export function createStripeProvider(options: StripeOptions): CheckoutProvider {
  const { secretKey, webhookSecrets, mode, toleranceS = DEFAULT_TOLERANCE_S, server } = options
  const stripe = new Stripe(secretKey, { maxNetworkRetries: 1, timeout: TIMEOUT_MS, telemetry: false, ...server })

  return {
    id: 'stripe',

    async createSession({ purchase, email, title, successUrl, cancelUrl }) {
      const metadata = { purchase: purchase.id }
      const price = {
        currency: purchase.currency,
        unit_amount: purchase.amount_minor,
        product_data: { name: title },
      }
      const { id, url } = await ask(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: purchase.id,
            customer_email: email,
            metadata,
            // Charges copy the metadata of their payment, so a refund names the purchase too.
            payment_intent_data: { metadata },
            line_items: [{ quantity: 1, price_data: price }],
            success_url: successUrl,
            cancel_url: cancelUrl,
          },
          { idempotencyKey: `${purchase.id}-${purchase.rev}` },
        ),
      )
      if (!url) throw new ProviderError('Stripe created a session without an address.')
      return { sessionId: id, redirectUrl: url }
    },

    verifyWebhook(raw, headers, now) {
      const header = headers.get('Stripe-Signature') ?? ''
      checkSignatureTime(header, now, toleranceS)
      let cause: unknown
      for (const secret of webhookSecrets) {
        try {
          const event = stripe.webhooks.constructEvent(
            Buffer.from(raw),
            header,
            secret,
            toleranceS,
            undefined,
            now.getTime(),
          )
          return toProviderEvent(event, mode)
        } catch (error) {
          cause = error
        }
      }
      throw new BadSignatureError('The signature does not fit.', { cause })
    },

    async fetchState(sessionId) {
      const session = await ask(() =>
        stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] }),
      )
      const payment = typeof session.payment_intent === 'object' ? session.payment_intent : null
      const charge = payment && typeof payment.latest_charge === 'object' ? payment.latest_charge : null
      return {
        session: toSession(session.status),
        payment: toPayment(session, payment),
        amountMinor: session.amount_total ?? 0,
        currency: session.currency ?? '',
        refundedMinor: charge?.amount_refunded ?? 0,
        dispute: payment && charge?.disputed ? await findDispute(stripe, payment.id) : 'none',
        ...(payment && { paymentId: payment.id }),
      }
    },

    async refund(paymentId, amountMinor, idempotencyKey) {
      await ask(() => stripe.refunds.create({ payment_intent: paymentId, amount: amountMinor }, { idempotencyKey }))
    },
  }
}

/** The types of Stripe allow states that a later version may add. Those are treated as open. */
function toSession(status: string | null): 'open' | 'complete' | 'expired' {
  return status === 'complete' || status === 'expired' ? status : 'open'
}

function toPayment(
  session: Stripe.Checkout.Session,
  payment: Stripe.PaymentIntent | null,
): 'unpaid' | 'paid' | 'failed' {
  if (session.payment_status !== 'unpaid') return 'paid'
  const isFailed = session.status === 'complete' && payment?.status === 'requires_payment_method'
  return isFailed || payment?.status === 'canceled' ? 'failed' : 'unpaid'
}

async function findDispute(stripe: Stripe, paymentId: string): Promise<'open' | 'won' | 'lost'> {
  const { data } = await ask(() => stripe.disputes.list({ payment_intent: paymentId, limit: 10 }))
  const states = data.map(({ status }) => status)
  if (states.includes('lost')) return 'lost'
  return states.every((status) => status === 'won' || status === 'warning_closed') ? 'won' : 'open'
}

interface EventObject {
  readonly id?: string
  readonly object?: string
  readonly payment_intent?: unknown
  readonly metadata?: Stripe.Metadata | null
}

function toProviderEvent({ id, type, livemode, data }: Stripe.Event, ourMode: Mode): ProviderEvent {
  const mode: Mode = livemode ? 'live' : 'test'
  // References of the other mode must not find a purchase of ours.
  if (mode !== ourMode) return { id, type, mode }
  const object = data.object as EventObject
  const purchaseId = object.metadata?.purchase
  return {
    id,
    type,
    mode,
    ...(purchaseId && { purchaseId }),
    ...(object.object === 'checkout.session' && object.id && { sessionId: object.id }),
    ...(typeof object.payment_intent === 'string' && { paymentId: object.payment_intent }),
  }
}

/** Turns every failure of the network or of Stripe into a `ProviderError`. */
async function ask<Result>(request: () => Promise<Result>): Promise<Result> {
  try {
    return await request()
  } catch (error) {
    throw new ProviderError('Stripe did not answer as expected.', { cause: error })
  }
}
