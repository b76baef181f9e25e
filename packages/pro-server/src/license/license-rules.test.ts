import { expect, test } from 'vitest'
import { findRefusal, isCovered, isEmail, normalizeHolder } from './license-rules.ts'
import { addMonths, findPlan, plans, priceOrder } from './plans.ts'

const now = new Date('2026-06-01T00:00:00Z')

test('refuses revoked, suspended and expired licenses', () => {
  expect(findRefusal({ status: 'active', expires_at: null }, now)).toBeUndefined()
  expect(findRefusal({ status: 'revoked', expires_at: null }, now)).toBe('license-revoked')
  expect(findRefusal({ status: 'suspended', expires_at: null }, now)).toBe('license-suspended')
  expect(findRefusal({ status: 'active', expires_at: '2026-05-31T23:00:00.000Z' }, now)).toBe('license-expired')
})

test('tolerates clocks that differ by two minutes', () => {
  expect(findRefusal({ status: 'active', expires_at: '2026-05-31T23:58:30.000Z' }, now)).toBeUndefined()
})

test('covers releases up to the last day', () => {
  expect(isCovered('2026-06-01', '2026-06-01')).toBe(true)
  expect(isCovered('2026-06-02T00:00:00Z', '2026-06-01')).toBe(false)
})

test('L10: compares holders without regard to case', () => {
  expect(normalizeHolder({ kind: 'email', value: ' Ada@Example.com ' })).toBe('ada@example.com')
  expect(normalizeHolder({ kind: 'handle', value: '@Ada-L' })).toBe('ada-l')
})

test.each([
  '',
  'a',
  'a@b',
  'a b@c.example',
  'a@b.example\nBcc: x@y.example',
  'a@b.example, c@d.example',
  `${'a'.repeat(65)}@b.example`,
  'ä@b.example',
  'a@b.example\0',
])('refuses the mail address %j', (text) => {
  expect(isEmail(text)).toBe(false)
})

test.each(['', '-a', 'a--b', 'a_b', 'a'.repeat(40), 'a/b'])('refuses the user name %j', (value) => {
  expect(normalizeHolder({ kind: 'handle', value })).toBeUndefined()
})

test('L27: prices only whole numbers of seats that the plan allows', () => {
  const team = findPlan('team')!
  expect(priceOrder(team)?.amountMinor).toBe(49_900)
  expect(priceOrder(team, 7)?.amountMinor).toBe(49_900 + 2 * 7900)
  for (const seats of [0, -1, 1.5, 1e9, 4, 501, Number.NaN]) expect(priceOrder(team, seats)).toBeUndefined()
  expect(priceOrder(findPlan('solo')!, 2)).toBeUndefined()
  expect(findPlan('__proto__')).toBeUndefined()
  expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length)
})

test('adds months without leaving the month', () => {
  expect(addMonths(new Date('2026-01-31T10:00:00Z'), 1)).toBe('2026-02-28')
  expect(addMonths(new Date('2027-02-28T10:00:00Z'), 12)).toBe('2028-02-28')
  expect(addMonths(new Date('2026-11-16T10:00:00Z'), 24)).toBe('2028-11-16')
})
