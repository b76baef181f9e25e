import { NavigationMenu, type NavigationMenuItem } from '@frond/ui'

const items: NavigationMenuItem[] = [
  {
    label: 'Guide',
    icon: 'lucide:book-open',
    children: [
      {
        label: 'Getting started',
        description: 'What the library is, and what it is not.',
        icon: 'lucide:house',
        to: '/docs/getting-started',
      },
      {
        label: 'Installation',
        description: 'Add it to an app with Vite.',
        icon: 'lucide:cloud-download',
        to: '/docs/getting-started/installation/vite',
      },
      {
        label: 'Design system',
        description: 'Colours, radius and the looks of each part.',
        icon: 'lucide:swatch-book',
        to: '/docs/getting-started/theme/design-system',
      },
      {
        label: 'Icons',
        description: 'Every set of Iconify, or your own.',
        icon: 'lucide:smile',
        to: '/docs/getting-started/integrations/icons/vite',
      },
    ],
  },
  {
    label: 'Components',
    icon: 'lucide:box',
    children: [
      {
        label: 'Button',
        description: 'Starts something.',
        icon: 'lucide:mouse-pointer-click',
        to: '/docs/components/button',
      },
      { label: 'Modal', description: 'Asks before going on.', icon: 'lucide:app-window', to: '/docs/components/modal' },
    ],
  },
  { label: 'Releases', icon: 'lucide:rocket', to: '/releases' },
]

export default function BasicNavigationMenu() {
  return <NavigationMenu items={items} aria-label="Site" className="w-full" />
}
