import { PricingTable, Progress } from '@frond/ui'

const tiers = [
  { id: 'solo', title: 'Solo' },
  { id: 'team', title: 'Team' },
  { id: 'organization', title: 'Organization' },
]

const sections = [
  { title: 'License', features: [{ title: 'Seats', most: 20, tiers: { solo: 1, team: 5, organization: 20 } }] },
]

export default function PricingTableValues() {
  return (
    <PricingTable
      tiers={tiers}
      sections={sections}
      className="w-full"
      featureValue={({ feature, tier }) => {
        const seats = feature.tiers[tier.id as keyof typeof feature.tiers]
        return (
          <span className="inline-flex items-center gap-2 tabular-nums">
            {seats}
            <Progress value={seats} max={feature.most} aria-label="Share of the largest plan" className="w-16" />
          </span>
        )
      }}
    />
  )
}
