import { Button, NavigationMenu, type NavigationMenuItem } from '@frond/ui'

const items: NavigationMenuItem[][] = [
  [
    {
      label: 'Docs',
      to: '/docs/getting-started',
      children: [
        { label: 'Installation', icon: 'lucide:cloud-download', to: '/docs/getting-started/installation/vite' },
        { label: 'Components', icon: 'lucide:box', to: '/docs/components' },
        { label: 'Typography', icon: 'lucide:type', to: '/docs/typography' },
      ],
    },
    { label: 'Templates', to: '/templates' },
  ],
  [{ label: 'Repository', icon: 'lucide:git-branch', to: 'https://github.com/frond-ui/frond', target: '_blank' }],
]

export default function NavigationMenuInHeader() {
  return (
    <header className="w-full border-b border-default">
      <NavigationMenu
        items={items}
        variant="link"
        contentOrientation="vertical"
        arrow
        highlight
        aria-label="Product"
        listTrailing={<Button label="Sign in" size="sm" />}
      />
    </header>
  )
}
