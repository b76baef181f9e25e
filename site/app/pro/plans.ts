/** Prices of Pro, in cents. */
export interface Plan {
  readonly id: 'solo' | 'team' | 'organisation'
  readonly name: string
  readonly amountMinor: number
  readonly currency: 'USD'
  readonly seats: number
  /** Number of months during which new releases are included. */
  readonly updateMonths: number
}

const terms = { currency: 'USD', updateMonths: 12 } as const

export const plans: readonly Plan[] = [
  { id: 'solo', name: 'Solo', amountMinor: 249_00, seats: 1, ...terms },
  { id: 'team', name: 'Team', amountMinor: 499_00, seats: 5, ...terms },
  { id: 'organisation', name: 'Organisation', amountMinor: 999_00, seats: 20, ...terms },
]

/** `$249` */
export function formatPrice({ amountMinor, currency }: Plan): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, minimumFractionDigits: 0 }).format(
    amountMinor / 100,
  )
}
