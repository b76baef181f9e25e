import { Button, PricingPlan } from '@frond/ui'

export default function PricingPlanContact() {
  return (
    <PricingPlan
      title="More than 20 seats"
      description="Tell us the size of your team to get an offer."
      variant="soft"
      features={['An invoice in your currency', 'One contract for all teams']}
      footer={<Button label="Contact sales" to="mailto:hello@example.com" color="neutral" variant="outline" block />}
      className="w-full max-w-sm"
    />
  )
}
