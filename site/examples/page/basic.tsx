import { Page, PageLinks } from '@frond/ui'

const links = [
  { label: 'Introduction', to: '/docs/getting-started', active: true },
  { label: 'Components', to: '/docs/components' },
]

export default function BasicPage() {
  return (
    <Page className="w-full" left={<PageLinks title="Documentation" links={links} />}>
      <div className="rounded-lg bg-elevated/50 p-6">The content takes the remaining width.</div>
    </Page>
  )
}
