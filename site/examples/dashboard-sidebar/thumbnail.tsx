import { DashboardSidebar, NavigationMenu } from '@frond/ui'

const items = [
  { label: 'Home', icon: 'lucide:house', active: true },
  { label: 'Orders', icon: 'lucide:package', badge: 4 },
  { label: 'Customers', icon: 'lucide:users' },
]

export default function DashboardSidebarThumbnail() {
  return (
    <div className="flex h-52 w-full overflow-hidden rounded-lg border border-default bg-default">
      <DashboardSidebar
        id="sidebar-thumbnail"
        className="flex w-44"
        header={<span className="font-semibold text-highlighted">Bakery</span>}
      >
        <NavigationMenu orientation="vertical" items={items} aria-label="Main" />
      </DashboardSidebar>
    </div>
  )
}
