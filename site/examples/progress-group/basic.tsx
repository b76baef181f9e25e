import { ProgressGroup } from '@frond/ui'

const items = [
  { label: 'Pictures', value: 42 },
  { label: 'Films', value: 21, color: 'info' },
  { label: 'Letters', value: 8, color: 'warning' },
]

export default function BasicProgressGroup() {
  return <ProgressGroup aria-label="Storage" items={items} />
}
