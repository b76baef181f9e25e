import { PageAnchors } from '@frond/ui'

const links = [
  { label: 'Documentation', icon: 'lucide:book-open', to: '/docs/getting-started', active: true },
  { label: 'Components', icon: 'lucide:box', to: '/docs/components' },
  { label: 'React', icon: 'lucide:atom', to: 'https://react.dev', target: '_blank' },
]

export default function BasicPageAnchors() {
  return <PageAnchors aria-label="Parts of the site" links={links} />
}
