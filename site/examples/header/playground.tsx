import { Header, NavigationMenu, type HeaderProps } from '@frond/ui'

export const layout = 'page'

const items = [
  { label: 'Docs', to: '/docs/getting-started' },
  { label: 'Components', to: '/docs/components' },
]

/** The class of the toggle also shows it on wide screens. */
export default function HeaderPlayground(props: HeaderProps) {
  return (
    <Header
      toggle={{ className: 'lg:inline-flex' }}
      body={<NavigationMenu items={items} orientation="vertical" aria-label="Menu" />}
      {...props}
    />
  )
}
