import { Page, PageLinks } from '@frond/ui'

const links = [
  { label: 'Introduction', to: '/docs/getting-started', active: true },
  { label: 'Installation', to: '/docs/getting-started/installation/vite' },
  { label: 'Components', to: '/docs/components' },
]
const sections = [{ label: 'Usage' }, { label: 'Examples' }, { label: 'Reference' }]

export default function PageThumbnail() {
  return (
    <Page
      className="w-full"
      left={<PageLinks title="Documentation" links={links} />}
      right={<PageLinks title="On this page" links={sections} />}
    >
      <div className="h-80 rounded-lg bg-elevated p-10 text-2xl">The content has what the sides leave.</div>
    </Page>
  )
}
