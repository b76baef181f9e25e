import { Header, NavigationMenu } from '@frond/ui'

export const layout = 'page'

const items = [
  { label: 'Docs', to: '/docs/getting-started' },
  { label: 'Components', to: '/docs/components' },
  { label: 'Templates', to: '/templates' },
]

/** The class also shows the button on wide screens. */
export default function HeaderToggle() {
  return (
    <Header
      title="Frond UI"
      toggleSide="left"
      toggle={{ variant: 'outline', className: 'lg:inline-flex' }}
      body={<NavigationMenu items={items} orientation="vertical" aria-label="Menu" />}
      className="w-full"
    />
  )
}
