import { ProgressGroup } from '@frond/ui'

const kinds = [
  { label: 'Photos', icon: 'lucide:image', value: 54, color: 'primary' },
  { label: 'Videos', icon: 'lucide:film', value: 27, color: 'info' },
  { label: 'Music', icon: 'lucide:music', value: 16, color: 'warning' },
]

/** Every part of the legend receives its item. The values are gigabytes of 128. */
export default function ProgressGroupLegend() {
  return (
    <ProgressGroup
      aria-label="Storage"
      items={kinds}
      max={128}
      size="lg"
      renderStatus={({ percent }) => `${percent}% of 128 GB`}
      itemTrailing={({ item }) => `${item.value} GB`}
      ui={{ list: 'flex-col', item: 'w-full', itemTrailing: 'ms-auto' }}
    />
  )
}
