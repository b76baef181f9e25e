import { PricingPlans } from '@frond/ui'

const included = ['SaaS, Dashboard and Chat templates', '12 months of updates']

const plans = [
  {
    title: 'Solo',
    description: 'For one person.',
    price: '$249',
    billingCycle: 'once',
    features: ['1 seat', ...included],
    button: { label: 'Buy Solo' },
  },
  {
    title: 'Team',
    description: 'For a small team that shares one code base.',
    price: '$499',
    billingCycle: 'once',
    features: ['5 seats', ...included],
    button: { label: 'Buy Team' },
  },
]

export default function BasicPricingPlans() {
  return <PricingPlans plans={plans} className="w-full max-w-3xl" />
}
