import { expect, test } from 'vitest'
import type { PurchaseStatus } from '../store/schema.ts'
import { createRandom } from '@frond/content/testing'
import { nextPurchase, type ProviderState } from './purchase-state.ts'

const paid: ProviderState = {
  session: 'complete',
  payment: 'paid',
  amountMinor: 100,
  currency: 'usd',
  refundedMinor: 0,
  dispute: 'none',
}

function next(status: PurchaseStatus, change: Partial<ProviderState>) {
  return nextPurchase({ status, amountMinor: 100, currency: 'usd' }, { ...paid, ...change })
}

test.each<[from: PurchaseStatus, change: Partial<ProviderState>, to: PurchaseStatus, license: string | undefined]>([
  ['created', { session: 'open', payment: 'unpaid' }, 'pending', undefined],
  ['pending', {}, 'paid', 'active'],
  ['created', { currency: 'USD' }, 'paid', 'active'],
  ['pending', { amountMinor: 99 }, 'mismatch', undefined],
  ['pending', { currency: 'eur' }, 'mismatch', undefined],
  ['mismatch', { payment: 'unpaid' }, 'mismatch', undefined],
  ['pending', { payment: 'unpaid' }, 'pending', undefined],
  ['pending', { payment: 'failed' }, 'closed', undefined],
  ['pending', { session: 'expired', payment: 'unpaid' }, 'closed', undefined],
  ['closed', {}, 'paid', 'active'],
  ['paid', { session: 'expired', payment: 'unpaid' }, 'paid', 'active'],
  ['paid', { refundedMinor: 100 }, 'refunded', 'revoked'],
  ['paid', { refundedMinor: 40 }, 'paid', 'active'],
  ['paid', { dispute: 'open' }, 'disputed', 'suspended'],
  ['disputed', { dispute: 'won' }, 'paid', 'active'],
  ['disputed', { dispute: 'lost' }, 'refunded', 'revoked'],
  ['refunded', {}, 'refunded', 'revoked'],
])('%s with %o becomes %s', (from, change, to, license) => {
  const result = next(from, change)
  expect(result.status).toBe(to)
  expect(result.license?.status).toBe(license)
})

test('makes no license when the refund is seen before the payment', () => {
  for (const status of ['created', 'pending', 'closed'] as const)
    expect(next(status, { refundedMinor: 100 })).toMatchObject({ status: 'refunded', hasLicense: false })
})

test('records a part of a refund, and never more than the price', () => {
  expect(next('paid', { refundedMinor: 40 }).refundedMinor).toBe(40)
  expect(next('paid', { refundedMinor: 400 }).refundedMinor).toBe(100)
})

/** `npm run test:full` makes more sequences of answers. */
const SEQUENCES = process.env.FROND_FULL ? 10_000 : 1_500

test('random answers of the provider keep the rules of a purchase', () => {
  const random = createRandom(1)
  for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
    let status: PurchaseStatus = 'created'
    let hasLicense = false
    for (let count = 0; count < 12; count += 1) {
      const state: ProviderState = {
        session: random.pick(['open', 'complete', 'expired']),
        payment: random.pick(['unpaid', 'paid', 'failed']),
        amountMinor: random.pick([100, 100, 99]),
        currency: 'usd',
        refundedMinor: random.pick([0, 0, 0, 40, 100]),
        dispute: random.pick(['none', 'none', 'open', 'won', 'lost']),
      }
      const result = next(status, state)
      const label = JSON.stringify({ sequence, status, state, result })
      // The same answer again changes nothing.
      expect({ ...next(result.status, state), hasLicense: true }, label).toEqual({ ...result, hasLicense: true })
      // A refund is final, and its license is revoked.
      if (status === 'refunded') expect(result.status, label).toBe('refunded')
      if (result.status === 'refunded') expect(result.license?.status, label).toBe('revoked')
      // A license is made only for the right amount, and a paid purchase keeps it.
      if (result.hasLicense && !hasLicense)
        expect([state.payment, state.amountMinor, result.status], label).toEqual(['paid', 100, expect.any(String)])
      if (status === 'paid' || status === 'disputed') expect(result.hasLicense, label).toBe(true)
      hasLicense ||= result.hasLicense
      status = result.status
    }
  }
})
