import { PageLinks } from '@frond/ui'

const links = [
  { label: 'Introduction', to: '/docs/getting-started' },
  { label: 'Installation', to: '/docs/getting-started/installation/vite', active: true },
  { label: 'Components', to: '/docs/components' },
]

export default function PageLinksActive() {
  return <PageLinks title="Getting started" links={links} />
}
