import { expect, test } from 'vitest'
import type { PurchaseStatus } from '../store/schema.ts'
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
