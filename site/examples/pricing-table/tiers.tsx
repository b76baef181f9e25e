import { PricingTable, type PricingTableTier } from '@frond/ui'

const quiet = { color: 'neutral', variant: 'outline' } as const

const tiers: PricingTableTier[] = [
  { id: 'solo', title: 'Solo', price: '$249', billingCycle: 'once', button: { label: 'Buy', ...quiet } },
  { id: 'team', title: 'Team', price: '$499', billingCycle: 'once', button: { label: 'Buy' }, highlight: true },
  {
    id: 'organization',
    title: 'Organization',
    price: '$999',
    billingCycle: 'once',
    button: { label: 'Buy', ...quiet },
  },
]

const sections = [
  {
    title: 'License',
    features: [
      { title: 'Seats', tiers: { solo: 1, team: 5, organization: 20 } },
      { title: 'Updates', tiers: { solo: '12 months', team: '12 months', organization: '12 months' } },
    ],
  },
  {
    title: 'Templates',
    features: [{ title: 'SaaS, Dashboard and Chat', tiers: { solo: true, team: true, organization: true } }],
  },
]

export default function PricingTableTiers() {
  return <PricingTable tiers={tiers} sections={sections} className="w-full" />
}
