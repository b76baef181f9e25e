import { PricingPlan, Switch } from '@frond/ui'
import { useState } from 'react'

export default function PricingPlanBilling() {
  const [yearly, setYearly] = useState(false)

  return (
    <div className="flex w-full max-w-sm flex-col gap-4">
      <Switch label="Pay once a year" checked={yearly} onCheckedChange={setYearly} className="self-center" />
      <PricingPlan
        title="Bread box"
        description="Two loaves a week, brought to your door."
        renderPrice={<span aria-live="polite">{yearly ? '€240' : '€24'}</span>}
        billingCycle={yearly ? '/ year' : '/ month'}
        features={['Sourdough and rye', 'No delivery in August', 'Leave whenever you like']}
        button={{ label: 'Order' }}
      />
    </div>
  )
}
