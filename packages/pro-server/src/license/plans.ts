/** What can be bought. A purchase copies what it bought, so a change here alters no earlier purchase. */
export interface Plan {
  readonly id: string
  readonly name: string
  /** In the smallest unit of the currency, such as cents. For one license, whatever its seats. */
  readonly amountMinor: number
  readonly currency: string
  /** Seats that are included. */
  readonly seats: number
  /** The price of each further seat, or `undefined` if the plan has a fixed number of seats. */
  readonly extraSeatMinor?: number
  readonly updateMonths: number
}

export const plans: readonly Plan[] = [
  { id: 'solo', name: 'Solo', amountMinor: 24_900, currency: 'usd', seats: 1, updateMonths: 12 },
  { id: 'team', name: 'Team', amountMinor: 49_900, currency: 'usd', seats: 5, extraSeatMinor: 7900, updateMonths: 12 },
  {
    id: 'organization',
    name: 'Organization',
    amountMinor: 99_900,
    currency: 'usd',
    seats: 20,
    extraSeatMinor: 4900,
    updateMonths: 12,
  },
]

export const MAX_SEATS = 500

export function findPlan(id: string): Plan | undefined {
  return plans.find((plan) => plan.id === id)
}

export interface Order {
  readonly plan: Plan
  readonly seats: number
  readonly amountMinor: number
}

/** The price comes from the plan alone. `undefined` if the plan cannot have this number of seats. */
export function priceOrder(plan: Plan, seats = plan.seats): Order | undefined {
  if (!Number.isInteger(seats) || seats < plan.seats || seats > MAX_SEATS) return undefined
  const extra = seats - plan.seats
  if (extra > 0 && plan.extraSeatMinor === undefined) return undefined
  return { plan, seats, amountMinor: plan.amountMinor + extra * (plan.extraSeatMinor ?? 0) }
}

/** The last day of updates, as `2027-01-31`. A day that the month does not have becomes its last day. */
export function addMonths(from: Date, months: number): string {
  const end = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1))
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return end.toISOString().slice(0, 10)
}
