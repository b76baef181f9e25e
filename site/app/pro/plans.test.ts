import { expect, it } from 'vitest'
import { formatPrice, plans } from './plans.ts'

it('offers three plans sorted by price, each with more seats at a lower price per seat', () => {
  expect(plans.map((plan) => `${plan.name} ${formatPrice(plan)} ${plan.seats} ${plan.updateMonths}`)).toEqual([
    'Solo $249 1 12',
    'Team $499 5 12',
    'Organisation $999 20 12',
  ])
  const perSeat = plans.map(({ amountMinor, seats }) => amountMinor / seats)
  expect(perSeat).toEqual(perSeat.toSorted((a, b) => b - a))
})
