import { Link, PricingTable } from '@frond/ui'

const tiers = [
  { id: 'weekday', title: 'Weekday', price: '€24', billingCycle: '/ month' },
  { id: 'weekend', title: 'Weekend', price: '€18', billingCycle: '/ month' },
]

const sections = [
  {
    title: 'In the box',
    features: [
      { title: 'Loaves', tiers: { weekday: 2, weekend: 1 } },
      { title: 'Cake', tiers: { weekend: true } },
      { title: 'What is in it this week', render: () => <Link href="#list">See the list</Link> },
    ],
  },
]

export default function PricingTableRender() {
  return <PricingTable tiers={tiers} sections={sections} caption="Bread by the week" className="w-full" />
}
