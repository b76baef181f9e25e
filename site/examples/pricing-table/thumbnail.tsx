import { PricingTable, type PricingTableTier } from '@frond/ui'

const tiers: PricingTableTier[] = [
  { id: 'solo', title: 'Solo', price: '$249', button: { label: 'Buy', color: 'neutral', variant: 'outline' } },
  { id: 'team', title: 'Team', price: '$499', button: { label: 'Buy' }, highlight: true },
]

const sections = [
  {
    title: 'License',
    features: [
      { title: 'Seats', tiers: { solo: 1, team: 5 } },
      { title: 'Every template', tiers: { solo: true, team: true } },
    ],
  },
]

export default function PricingTableThumbnail() {
  return <PricingTable tiers={tiers} sections={sections} className="w-full" />
}
