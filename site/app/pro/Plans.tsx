import { plans } from '@frond/pro-server/plans'
import { PricingPlans } from '@frond/ui/pricing-plans'
import { countSeats, formatMoney } from './format'

const audiences: Readonly<Record<string, string>> = {
  solo: 'For one person.',
  team: 'For a team that shares its code.',
  organization: 'For several teams in one company.',
}

/** The plans side by side. Each links to the order page. */
export function Plans() {
  return (
    <PricingPlans
      plans={plans.map(({ id, name, amountMinor, currency, seats, extraSeatMinor, updateMonths }) => ({
        title: name,
        description: audiences[id] ?? '',
        price: formatMoney(amountMinor, currency),
        billingCycle: 'paid once',
        features: [
          extraSeatMinor === undefined
            ? countSeats(seats)
            : `${countSeats(seats)}, then ${formatMoney(extraSeatMinor, currency)} each`,
          'Every Pro template',
          `${updateMonths} months of updates`,
          'Any number of projects',
        ],
        highlight: id === 'team',
        button: {
          label: `Buy ${name}`,
          to: `/pro/purchase?plan=${id}`,
          ...(id !== 'team' && ({ color: 'neutral', variant: 'outline' } as const)),
        },
      }))}
    />
  )
}
