import { PricingPlan } from '@frond/ui'

const features = [
  { title: '5 seats', icon: 'lucide:users' },
  { title: 'SaaS, Dashboard and Chat templates', icon: 'lucide:layout-template' },
  { title: '12 months of updates', icon: 'lucide:refresh-cw' },
]

export default function PricingPlanFeatures() {
  return (
    <PricingPlan
      title="Team"
      description="For a small team that shares one code base."
      price="$499"
      billingCycle="once"
      features={features}
      button={{ label: 'Buy Team', trailingIcon: 'lucide:arrow-right' }}
      className="w-full max-w-sm"
    />
  )
}
