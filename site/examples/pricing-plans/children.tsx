import { Button, PricingPlan, PricingPlans } from '@frond/ui'

export default function PricingPlansChildren() {
  return (
    <PricingPlans className="w-full max-w-2xl">
      <PricingPlan
        title="Weekday"
        description="For people who eat at home during the week."
        price="€24"
        billingCycle="/ month"
        footer={<Button label="Order" color="neutral" variant="outline" block />}
      />
      <PricingPlan
        title="Weekend"
        description="Rolls on Saturday and a cake on Sunday."
        price="€18"
        billingCycle="/ month"
        footer={<Button label="Order" color="neutral" variant="outline" block />}
      />
    </PricingPlans>
  )
}
