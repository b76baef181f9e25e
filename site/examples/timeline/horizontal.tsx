import { Timeline } from '@frond/ui'

const items = [
  { title: 'Draft', description: 'Written by one', icon: 'lucide:pencil' },
  { title: 'Review', description: 'Read by two', icon: 'lucide:glasses' },
  { title: 'Release', description: 'Used by all', icon: 'lucide:rocket' },
]

export default function HorizontalTimeline() {
  return <Timeline items={items} value="1" orientation="horizontal" size="sm" color="info" className="max-w-lg" />
}
