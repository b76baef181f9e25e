import { Button, NavigationMenu, type NavigationMenuItem } from '@frond/ui'
import { useState } from 'react'

const items: NavigationMenuItem[] = [
  { label: 'Home', icon: 'lucide:house', to: '/' },
  { label: 'Inbox', icon: 'lucide:inbox', chip: true, badge: 4, to: '/docs/components/chip' },
  {
    label: 'Settings',
    icon: 'lucide:settings',
    children: [
      { label: 'General', icon: 'lucide:sliders-horizontal', to: '/docs/components/form' },
      { label: 'Members', icon: 'lucide:users', to: '/docs/components/user' },
      { label: 'Billing', icon: 'lucide:credit-card', to: '/docs/components/card' },
    ],
  },
]

export default function CollapsedNavigationMenu() {
  const [collapsed, setCollapsed] = useState(true)

  return (
    <div className={`grid gap-2 rounded-lg p-2 ring ring-default ${collapsed ? 'w-fit' : 'w-64'}`}>
      <NavigationMenu
        orientation="vertical"
        collapsed={collapsed}
        tooltip
        popover
        items={items}
        aria-label="Application"
      />
      <Button
        icon={collapsed ? 'lucide:panel-left-open' : 'lucide:panel-left-close'}
        aria-label={collapsed ? 'Show the texts' : 'Show icons only'}
        color="neutral"
        variant="ghost"
        onClick={() => setCollapsed(!collapsed)}
      />
    </div>
  )
}
