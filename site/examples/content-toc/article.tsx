import { Container, ContentSurround, ContentToc, Page, PageBody, PageHeader } from '@frond/ui'

export const layout = 'page'

const sections = [
  { id: 'light', text: 'Light', body: 'Ferns grow in the shade of trees. A north window is a good place for them.' },
  { id: 'water', text: 'Water', body: 'The soil should never dry out. Rain water leaves no marks on the leaves.' },
  { id: 'air', text: 'Air', body: 'Dry air makes the tips brown. A tray with pebbles and water helps.' },
  { id: 'soil', text: 'Soil', body: 'Loose soil with leaf mold keeps water, and lets air reach the roots.' },
]

const surround = [
  { title: 'Choose a fern', path: '/docs/components/content-toc' },
  { title: 'Divide a fern', path: '/docs/components/content-toc' },
]

export default function ContentTocArticle() {
  return (
    <Container className="[--ui-header-height:0px]">
      <Page
        right={<ContentToc links={sections} highlight />}
        // On small screens the bar sticks to the top of the whole page.
        ui={{ right: 'max-lg:sticky max-lg:top-0 max-lg:z-raised' }}
      >
        <PageHeader title="Caring for ferns" description="What a fern needs in a room." />
        <PageBody>
          {sections.map(({ id, text, body }) => (
            <section key={id} className="min-h-96">
              <h2 id={id} className="mb-2 scroll-mt-20 text-xl font-semibold text-highlighted">
                {text}
              </h2>
              <p className="text-muted">{body}</p>
            </section>
          ))}
          <ContentSurround surround={surround} />
        </PageBody>
      </Page>
    </Container>
  )
}
