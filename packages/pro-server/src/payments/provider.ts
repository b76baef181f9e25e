import type { ProviderState } from '../license/purchase-state.ts'
import type { Mode, Purchase } from '../store/schema.ts'

/** A payment provider. The rest of the server does not know which one is in use. */
export interface CheckoutProvider {
  readonly id: 'sandbox' | 'stripe'
  /** Calling it again for the same purchase gives the same session. */
  createSession(draft: PurchaseDraft): Promise<{ sessionId: string; redirectUrl: string }>
  /** Throws a `BadSignatureError` if the provider did not send these bytes. */
  verifyWebhook(raw: Uint8Array, headers: Headers, now: Date): ProviderEvent
  /** What the provider knows now. Events only tell that something changed. */
  fetchState(sessionId: string): Promise<ProviderState>
  refund(paymentId: string, amountMinor: number, idempotencyKey: string): Promise<void>
}

export interface PurchaseDraft {
  readonly purchase: Purchase
  readonly email: string
  /** What the buyer sees on the provider's page. */
  readonly title: string
  readonly successUrl: string
  readonly cancelUrl: string
}

/** What an event of the provider refers to. */
export interface ProviderEvent {
  readonly id: string
  readonly type: string
  readonly mode: Mode
  readonly purchaseId?: string
  readonly sessionId?: string
  readonly paymentId?: string
}

export class BadSignatureError extends Error {}

/** The provider did not answer, or not as expected. */
export class ProviderError extends Error {}
