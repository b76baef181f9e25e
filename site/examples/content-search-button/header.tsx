import { Container, ContentSearch, ContentSearchButton, Header, NavigationMenu } from '@frond/ui'

export const layout = 'page'

const navigation = [
  { title: 'Guide', path: '/docs/getting-started' },
  { title: 'Components', path: '/docs/components' },
]

const items = [
  { label: 'Docs', to: '/docs/getting-started' },
  { label: 'Templates', to: '/templates' },
  { label: 'Releases', to: '/releases' },
]

export default function ContentSearchButtonInHeader() {
  return (
    <>
      <Header
        title="Fernery"
        right={
          <>
            <ContentSearchButton tooltip className="lg:hidden" />
            <ContentSearchButton collapsed={false} className="hidden w-48 lg:inline-flex" />
          </>
        }
        body={<NavigationMenu orientation="vertical" items={items} aria-label="Site" />}
      >
        <NavigationMenu items={items} variant="link" aria-label="Site" />
      </Header>
      <Container className="py-8">
        <p className="text-sm text-muted">On small screens the button is an icon, on large screens a field.</p>
      </Container>
      <ContentSearch navigation={navigation} />
    </>
  )
}
