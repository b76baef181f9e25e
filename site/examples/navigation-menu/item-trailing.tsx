import { Kbd, NavigationMenu } from '@frond/ui'

const items = [
  { label: 'Home', icon: 'lucide:house', to: '/', keys: ['G', 'H'] },
  { label: 'Docs', icon: 'lucide:book-open', to: '/docs/getting-started', keys: ['G', 'D'] },
  { label: 'Releases', icon: 'lucide:rocket', to: '/releases', keys: ['G', 'R'] },
]

export default function NavigationMenuWithKeys() {
  return (
    <NavigationMenu
      orientation="vertical"
      items={items}
      aria-label="Pages"
      className="w-56"
      itemTrailing={({ item }) => item.keys.map((key) => <Kbd key={key} value={key} size="sm" />)}
    />
  )
}
