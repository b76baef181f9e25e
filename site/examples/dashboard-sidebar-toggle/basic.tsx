import { DashboardGroup, DashboardPanel, DashboardSidebar, DashboardSidebarToggle, NavigationMenu } from '@frond/ui'

export const layout = 'page'

const items = [
  { label: 'Home', icon: 'lucide:house', to: '#home', active: true },
  { label: 'Orders', icon: 'lucide:package', to: '#orders', active: false },
]

export default function BasicSidebarToggle() {
  return (
    <DashboardGroup>
      <DashboardSidebar>
        <NavigationMenu orientation="vertical" items={items} aria-label="Main" />
      </DashboardSidebar>
      <DashboardPanel>
        <div className="flex items-center gap-2 p-4">
          <DashboardSidebarToggle />
          <h1 className="font-semibold text-highlighted">Home</h1>
        </div>
      </DashboardPanel>
    </DashboardGroup>
  )
}
