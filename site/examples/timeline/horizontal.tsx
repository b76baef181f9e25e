import { Timeline } from '@frond/ui'

const items = [
  { title: 'Draft', description: 'First version', icon: 'lucide:pencil' },
  { title: 'Review', description: 'Two approvals', icon: 'lucide:glasses' },
  { title: 'Release', description: 'Available to everyone', icon: 'lucide:rocket' },
]

export default function HorizontalTimeline() {
  return <Timeline items={items} value="1" orientation="horizontal" size="sm" color="info" className="max-w-lg" />
}
