import { Breadcrumb } from '@frond/ui'

const items = [
  { label: 'Docs', to: '/docs/getting-started', icon: 'lucide:book-open' },
  { label: 'Components', to: '/docs/components', icon: 'lucide:box' },
  { label: 'Breadcrumb', to: '/docs/components/breadcrumb', icon: 'lucide:link' },
]

export default function BasicBreadcrumb() {
  return <Breadcrumb items={items} />
}
