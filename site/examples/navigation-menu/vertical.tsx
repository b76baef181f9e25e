import { NavigationMenu, type NavigationMenuItem } from '@frond/ui'

const items: NavigationMenuItem[][] = [
  [
    { label: 'Workspace', type: 'label' },
    { label: 'Overview', icon: 'lucide:layout-dashboard', to: '/docs/components', exact: true },
    { label: 'Inbox', icon: 'lucide:inbox', badge: 4, to: '/docs/components/badge' },
    {
      label: 'Navigation',
      icon: 'lucide:compass',
      children: [
        { label: 'Navigation menu', to: '/docs/components/navigation-menu' },
        { label: 'Tabs', to: '/docs/components/tabs' },
        { label: 'Breadcrumb', to: '/docs/components/breadcrumb' },
      ],
    },
    {
      label: 'Forms',
      icon: 'lucide:text-cursor-input',
      children: [
        { label: 'Input', to: '/docs/components/input' },
        { label: 'Select', to: '/docs/components/select' },
      ],
    },
  ],
  [{ label: 'Releases', icon: 'lucide:rocket', to: '/releases' }],
]

export default function VerticalNavigationMenu() {
  return <NavigationMenu orientation="vertical" items={items} aria-label="Workspace" highlight className="w-64" />
}
