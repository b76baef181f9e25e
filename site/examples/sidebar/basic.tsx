import { Button, NavigationMenu, Sidebar } from '@frond/ui'
import { useState } from 'react'

export const layout = 'page'

const items = [
  { label: 'Orders', icon: 'lucide:package', to: '#orders', active: true, badge: 4 },
  { label: 'Customers', icon: 'lucide:users', to: '#customers', active: false },
  { label: 'Reports', icon: 'lucide:chart-column', to: '#reports', active: false },
]

export default function BasicSidebar() {
  const [open, setOpen] = useState(true)

  return (
    <div className="flex min-h-dvh">
      <Sidebar title="Bakery" description="Three shops" open={open} onOpenChange={setOpen}>
        <NavigationMenu orientation="vertical" items={items} aria-label="Main" />
      </Sidebar>
      <div className="min-w-0 flex-1">
        <header className="flex h-header items-center gap-2 border-b border-default px-4">
          <Button
            icon="lucide:panel-left"
            aria-label="Toggle sidebar"
            aria-expanded={open}
            color="neutral"
            variant="ghost"
            onClick={() => setOpen(!open)}
          />
          <h1 className="font-semibold text-highlighted">Orders</h1>
        </header>
        <p className="p-6 text-sm text-muted">Four orders are waiting to be packed.</p>
      </div>
    </div>
  )
}
