import { PricingPlans } from '@frond/ui'

const plans = [
  { title: 'Solo', seats: 1, cents: 24900 },
  { title: 'Team', seats: 5, cents: 49900 },
  { title: 'Organization', seats: 20, cents: 99900 },
]

const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

export default function PricingPlansSlots() {
  return (
    <PricingPlans
      plans={plans}
      compact
      className="w-full max-w-3xl"
      renderPrice={({ plan }) => dollars.format(plan.cents / 100)}
      billing={({ plan }) => `${dollars.format(plan.cents / 100 / plan.seats)} a seat`}
    />
  )
}
