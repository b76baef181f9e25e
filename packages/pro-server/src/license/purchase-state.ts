import type { LicenseStatus, PurchaseStatus } from '../store/schema.ts'

/** What the payment provider says about a purchase now. */
export interface ProviderState {
  readonly session: 'open' | 'complete' | 'expired'
  readonly payment: 'unpaid' | 'paid' | 'failed'
  readonly amountMinor: number
  readonly currency: string
  readonly refundedMinor: number
  readonly dispute: 'none' | 'open' | 'won' | 'lost'
  readonly paymentId?: string
}

export interface PurchaseFacts {
  readonly status: PurchaseStatus
  readonly amountMinor: number
  readonly currency: string
}

export interface NextPurchase {
  readonly status: PurchaseStatus
  readonly refundedMinor: number
  /** Whether a license has to exist. It is made once. */
  readonly hasLicense: boolean
  readonly license?: { readonly status: LicenseStatus; readonly reason: string }
}

/**
 * The next state of a purchase. It depends on what the provider says now and not on the event that arrived, so repeated
 * events and events in another order give the same result.
 */
export function nextPurchase({ status, amountMinor, currency }: PurchaseFacts, state: ProviderState): NextPurchase {
  const refundedMinor = Math.min(Math.max(0, state.refundedMinor), amountMinor)
  const isPaid = state.payment === 'paid'
  const wasPaid = status === 'paid' || status === 'disputed'
  const isRefunded =
    status === 'refunded' || state.dispute === 'lost' || (refundedMinor >= amountMinor && refundedMinor > 0)

  if (isRefunded) {
    const reason = state.dispute === 'lost' ? 'dispute lost' : 'refunded'
    return { status: 'refunded', refundedMinor, hasLicense: wasPaid, license: { status: 'revoked', reason } }
  }
  if (!isPaid && !wasPaid) {
    const isOver = state.session === 'expired' || state.payment === 'failed'
    const open = status === 'created' && state.session === 'open' ? 'pending' : status
    return { status: status === 'mismatch' ? status : isOver ? 'closed' : open, refundedMinor, hasLicense: false }
  }
  const isExpected = state.amountMinor === amountMinor && state.currency.toLowerCase() === currency.toLowerCase()
  if (!wasPaid && !isExpected) return { status: 'mismatch', refundedMinor, hasLicense: false }
  if (state.dispute === 'open')
    return { status: 'disputed', refundedMinor, hasLicense: true, license: { status: 'suspended', reason: 'dispute' } }
  return { status: 'paid', refundedMinor, hasLicense: true, license: { status: 'active', reason: 'paid' } }
}
