import { Container, Page, PageAnchors, PageAside, PageBody, PageHeader, PageLinks } from '@frond/ui'

export const layout = 'page'

const anchors = [
  { label: 'Guide', icon: 'lucide:book-open', to: '/docs/getting-started', active: true },
  { label: 'Components', icon: 'lucide:box', to: '/docs/components', active: false },
]
const pages = [
  { label: 'Introduction', to: '/docs/getting-started' },
  { label: 'Accessibility', to: '/docs/getting-started/accessibility', active: true },
  { label: 'Performance', to: '/docs/getting-started/performance' },
]

/** The sidebar is a `div`, because this example is already inside a `main` element. */
export default function PageArticle() {
  return (
    <Container>
      <Page
        left={
          <PageAside render={<div />} top={<PageAnchors aria-label="Documentation" links={anchors} />}>
            <PageLinks title="Getting started" links={pages} />
          </PageAside>
        }
      >
        <PageHeader
          headline="Getting started"
          headingLevel={2}
          title="Accessibility"
          description="What the components do, and what you need to do."
        />
        <PageBody>
          <p className="max-w-prose leading-7">
            Every component can be used with the keyboard alone, and is announced by screen readers. Icon buttons need a
            label, so set `aria-label` on them.
          </p>
        </PageBody>
      </Page>
    </Container>
  )
}
