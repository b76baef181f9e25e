import { NavigationMenu } from '@frond/ui'

const items = [
  { label: 'Guide', children: [{ label: 'Installation' }] },
  { label: 'Components', active: true, to: '/docs/components' },
  { label: 'Releases', to: '/releases' },
]

export default function NavigationMenuThumbnail() {
  return <NavigationMenu items={items} aria-label="Site" highlight />
}
