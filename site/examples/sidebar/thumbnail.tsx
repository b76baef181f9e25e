import { NavigationMenu, Sidebar } from '@frond/ui'

const items = [
  { label: 'Orders', icon: 'lucide:package', active: true },
  { label: 'Customers', icon: 'lucide:users' },
  { label: 'Reports', icon: 'lucide:chart-column' },
]

export default function SidebarThumbnail() {
  return (
    <div className="flex h-52 w-full overflow-hidden rounded-lg border border-default bg-default">
      <Sidebar title="Bakery" className="block [--sidebar-width:11rem]" ui={{ container: 'absolute' }}>
        <NavigationMenu orientation="vertical" items={items} aria-label="Main" />
      </Sidebar>
      <div className="grid flex-1 content-start gap-3 p-5">
        <div className="h-3 w-24 rounded-full bg-accented" />
        <div className="h-20 rounded-md bg-elevated" />
      </div>
    </div>
  )
}
