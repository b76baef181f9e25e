import { Header, NavigationMenu } from '@frond/ui'

export const layout = 'page'

const items = [
  { label: 'Docs', to: '/docs/getting-started' },
  { label: 'Components', to: '/docs/components' },
  { label: 'Templates', to: '/templates' },
]

export default function HeaderSlideover() {
  return (
    <Header
      title="Frond UI"
      mode="slideover"
      menu={{ side: 'left', inset: true }}
      toggle={{ className: 'lg:inline-flex' }}
      body={<NavigationMenu items={items} orientation="vertical" aria-label="Menu" />}
      className="w-full"
    />
  )
}
