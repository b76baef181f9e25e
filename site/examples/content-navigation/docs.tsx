import {
  Container,
  ContentNavigation,
  ContentSearch,
  ContentSearchButton,
  ContentSurround,
  ContentToc,
  Header,
  Page,
  PageAside,
  PageBody,
  PageHeader,
} from '@frond/ui'

export const layout = 'page'

const path = '/docs/components/content-navigation'

const navigation = [
  {
    title: 'Guide',
    page: false,
    icon: 'lucide:book-open',
    children: [
      { title: 'Introduction', path: '/guide' },
      { title: 'Caring for ferns', path: '/guide/care', active: true },
      { title: 'Dividing ferns', path: '/guide/divide' },
    ],
  },
  {
    title: 'Plants',
    page: false,
    icon: 'lucide:leaf',
    children: [
      { title: 'Hart’s tongue', path: '/plants/harts-tongue' },
      { title: 'Lady fern', path: '/plants/lady-fern' },
    ],
  },
]

const headings = [
  { id: 'docs-light', text: 'Light', body: 'Ferns grow in the shade of trees. A north window is a good place.' },
  { id: 'docs-water', text: 'Water', body: 'The soil should never dry out. Rain water leaves no marks.' },
  { id: 'docs-air', text: 'Air', body: 'Dry air makes the tips brown. A tray with pebbles and water helps.' },
]

const surround = [
  { title: 'Introduction', path, description: 'Why ferns are easy.' },
  { title: 'Dividing ferns', path, description: 'Two plants from one.' },
]

/** A documentation page made of all content components. */
export default function ContentNavigationDocs() {
  return (
    <>
      <Header
        title="Fernery"
        right={<ContentSearchButton tooltip />}
        body={<ContentNavigation aria-label="Docs" navigation={navigation} />}
      />
      <Container>
        <Page
          left={
            <PageAside>
              <ContentNavigation aria-label="Docs" navigation={navigation} highlight />
            </PageAside>
          }
          right={<ContentToc links={headings} highlight />}
          ui={{ right: 'max-lg:sticky max-lg:top-header max-lg:z-raised' }}
        >
          <PageHeader title="Caring for ferns" description="What a fern needs in a room." />
          <PageBody>
            {headings.map(({ id, text, body }) => (
              <section key={id} className="min-h-80">
                <h2 id={id} className="mb-2 scroll-mt-32 text-xl font-semibold text-highlighted">
                  {text}
                </h2>
                <p className="text-muted">{body}</p>
              </section>
            ))}
            <ContentSurround surround={surround} />
          </PageBody>
        </Page>
      </Container>
      <ContentSearch navigation={navigation} />
    </>
  )
}
