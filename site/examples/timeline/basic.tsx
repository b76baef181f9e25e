import { Timeline } from '@frond/ui'

const items = [
  { value: 'ordered', date: '3 March', title: 'Ordered', description: 'Thank you.', icon: 'lucide:shopping-bag' },
  { value: 'packed', date: '4 March', title: 'Packed', description: 'In our warehouse.', icon: 'lucide:package' },
  { value: 'sent', date: '5 March', title: 'On its way', description: 'With the carrier.', icon: 'lucide:truck' },
  { value: 'there', date: '7 March', title: 'Delivered', description: 'At your door.', icon: 'lucide:house' },
]

export default function BasicTimeline() {
  return <Timeline items={items} value="packed" className="max-w-sm" />
}
