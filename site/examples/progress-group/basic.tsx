import { ProgressGroup } from '@frond/ui'

const items = [
  { label: 'Photos', value: 42 },
  { label: 'Videos', value: 21, color: 'info' },
  { label: 'Documents', value: 8, color: 'warning' },
]

export default function BasicProgressGroup() {
  return <ProgressGroup aria-label="Storage" items={items} />
}
