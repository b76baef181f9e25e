import { PricingPlans, type PricingPlanProps } from '@frond/ui'

const quiet = { color: 'neutral', variant: 'outline' } as const

const plans: PricingPlanProps[] = [
  { title: 'Solo', price: '$249', features: ['1 seat'], button: { label: 'Buy Solo', ...quiet } },
  { title: 'Team', price: '$499', features: ['5 seats'], button: { label: 'Buy Team' }, highlight: true, scale: true },
  { title: 'Organization', price: '$999', features: ['20 seats'], button: { label: 'Buy 20 seats', ...quiet } },
]

export default function PricingPlansHighlight() {
  return <PricingPlans plans={plans} scale compact className="w-full max-w-3xl" />
}
