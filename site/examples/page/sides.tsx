import { Page, PageLinks } from '@frond/ui'

const chapters = [
  { label: 'Button', to: '/docs/components/button', active: true },
  { label: 'Badge', to: '/docs/components/badge' },
]
const headings = [
  { label: 'Usage', to: '/docs/components/button#usage' },
  { label: 'Theme', to: '/docs/components/button#theme' },
]

/** Below 64 rem the right side moves above the content. */
export default function PageSides() {
  return (
    <Page
      className="w-full gap-6 lg:gap-8"
      left={<PageLinks title="Elements" links={chapters} />}
      right={<PageLinks title="In this chapter" links={headings} />}
    >
      <div className="rounded-lg bg-elevated/50 p-6">A button starts an action.</div>
    </Page>
  )
}
