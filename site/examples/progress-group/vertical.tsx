import { ProgressGroup } from '@frond/ui'

const items = [
  { label: 'Sunny', value: 12, color: 'warning' },
  { label: 'Cloudy', value: 11, color: 'neutral' },
  { label: 'Rainy', value: 7, color: 'info' },
]

export default function VerticalProgressGroup() {
  return (
    <div className="h-40">
      <ProgressGroup
        aria-label="Days of June"
        items={items}
        max={30}
        orientation="vertical"
        size="xl"
        itemTrailing={({ item }) => `${item.value} days`}
      />
    </div>
  )
}
