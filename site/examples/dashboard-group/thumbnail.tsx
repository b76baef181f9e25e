import { DashboardGroup, DashboardNavbar, DashboardPanel, DashboardSidebar, NavigationMenu } from '@frond/ui'

const items = [
  { label: 'Home', icon: 'lucide:house', active: true },
  { label: 'Orders', icon: 'lucide:package' },
  { label: 'Customers', icon: 'lucide:users' },
]

export default function DashboardGroupThumbnail() {
  return (
    <DashboardGroup unit="rem" className="relative h-52 w-full rounded-lg border border-default bg-default">
      <DashboardSidebar
        id="group-thumbnail"
        defaultSize={11}
        maxSize={11}
        className="flex"
        header={<span className="font-semibold text-highlighted">Bakery</span>}
        ui={{ header: 'h-12' }}
      >
        <NavigationMenu orientation="vertical" items={items} aria-label="Main" />
      </DashboardSidebar>
      <DashboardPanel
        header={<DashboardNavbar title="Home" toggle={false} className="h-12" />}
        body={<div className="h-20 rounded-md bg-elevated" />}
      />
    </DashboardGroup>
  )
}
