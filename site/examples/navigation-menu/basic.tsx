import { NavigationMenu, type NavigationMenuItem } from '@frond/ui'

const items: NavigationMenuItem[] = [
  {
    label: 'Guide',
    icon: 'lucide:book-open',
    children: [
      {
        label: 'Getting started',
        description: 'What the library offers.',
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
        description: 'Colors, radius and component styles.',
        icon: 'lucide:swatch-book',
        to: '/docs/getting-started/theme/design-system',
      },
      {
        label: 'Icons',
        description: 'Iconify collections or your own icons.',
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
        description: 'Triggers an action.',
        icon: 'lucide:mouse-pointer-click',
        to: '/docs/components/button',
      },
      {
        label: 'Modal',
        description: 'A dialog in the center of the window.',
        icon: 'lucide:app-window',
        to: '/docs/components/modal',
      },
    ],
  },
  { label: 'Releases', icon: 'lucide:rocket', to: '/releases' },
]

export default function BasicNavigationMenu() {
  return <NavigationMenu items={items} aria-label="Site" className="w-full" ui={{ list: 'flex-wrap' }} />
}
