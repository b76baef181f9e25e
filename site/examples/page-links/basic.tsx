import { PageLinks } from '@frond/ui'

const links = [
  { label: 'Edit this page', icon: 'lucide:file-pen', to: 'https://github.com/frond-ui/frond', target: '_blank' },
  { label: 'Releases', icon: 'lucide:rocket', to: '/releases' },
  { label: 'Components', icon: 'lucide:box', to: '/docs/components' },
]

export default function BasicPageLinks() {
  return <PageLinks title="Community" links={links} />
}
