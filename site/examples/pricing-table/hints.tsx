import { PricingTable } from '@frond/ui'

const tiers = [
  { id: 'solo', title: 'Solo' },
  { id: 'team', title: 'Team' },
  { id: 'organization', title: 'Organization' },
]

const sections = [
  {
    title: 'License',
    features: [
      { title: 'Seats', hint: 'People who work with the code', tiers: { solo: 1, team: 5, organization: 20 } },
      {
        title: 'Own servers',
        hint: 'Runs on your own infrastructure',
        tiers: { solo: true, team: true, organization: true },
      },
    ],
  },
]

export default function PricingTableHints() {
  return (
    <PricingTable
      tiers={tiers}
      sections={sections}
      className="w-full"
      featureTitle={({ feature }) => (
        <>
          {feature.title}
          <span className="block text-xs text-muted">{feature.hint}</span>
        </>
      )}
    />
  )
}
