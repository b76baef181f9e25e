import { Select } from '@frond/ui'

const plans = [
  { code: 'solo', name: 'Solo', for: 'One person', price: 8 },
  { code: 'team', name: 'Team', for: 'Up to ten people', price: 40 },
  { code: 'studio', name: 'Studio', for: 'As many as you like', price: 120 },
]

export default function PlanSelect() {
  return (
    <Select
      aria-label="Plan"
      items={plans}
      valueKey="code"
      labelKey="name"
      descriptionKey="for"
      defaultValue="team"
      className="w-72"
      itemTrailing={({ item }) => <span className="tabular-nums">{item.price} €</span>}
    />
  )
}
