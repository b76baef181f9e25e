import { Button, Header, NavigationMenu } from '@frond/ui'

export const layout = 'page'

const items = [
  { label: 'Docs', to: '/docs/getting-started' },
  { label: 'Components', to: '/docs/components' },
  { label: 'Templates', to: '/templates' },
]

export default function BasicHeader() {
  return (
    <Header
      title="Frond UI"
      right={<Button label="Get started" to="/docs/getting-started" size="sm" />}
      body={<NavigationMenu items={items} orientation="vertical" aria-label="Menu" />}
      className="w-full"
    >
      <NavigationMenu items={items} aria-label="Main" />
    </Header>
  )
}
