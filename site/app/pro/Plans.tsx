import { PricingPlans } from '@frond/ui/pricing-plans'
import { formatPrice, plans, type Plan } from './plans'

const whom: Readonly<Record<Plan['id'], string>> = {
  solo: 'For one person who builds alone.',
  team: 'For a team that shares its code.',
  organisation: 'For several teams in one house.',
}

/** The plans side by side. Each links to the order page. */
export function Plans() {
  return (
    <PricingPlans
      plans={plans.map((plan) => ({
        title: plan.name,
        description: whom[plan.id],
        price: formatPrice(plan),
        billingCycle: 'paid once',
        features: [
          plan.seats === 1 ? '1 seat' : `${plan.seats} seats`,
          'SaaS, Dashboard and Chat templates',
          `${plan.updateMonths} months of updates`,
          'Any number of projects',
        ],
        highlight: plan.id === 'team',
        button: {
          label: `Choose ${plan.name}`,
          to: '/pro/purchase',
          ...(plan.id !== 'team' && ({ color: 'neutral', variant: 'outline' } as const)),
        },
      }))}
    />
  )
}
