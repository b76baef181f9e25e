import { Button, PricingPlan } from '@frond/ui'

export default function PricingPlanContact() {
  return (
    <PricingPlan
      title="More than 20 seats"
      description="Tell us how many of you there are, and we make an offer."
      variant="soft"
      features={['An invoice in your currency', 'One contract for all teams']}
      footer={<Button label="Write to us" to="mailto:hello@example.com" color="neutral" variant="outline" block />}
      className="w-full max-w-sm"
    />
  )
}
