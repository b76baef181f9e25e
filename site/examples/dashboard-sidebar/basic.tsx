import { DashboardGroup, DashboardNavbar, DashboardPanel, DashboardSidebar, NavigationMenu, User } from '@frond/ui'

export const layout = 'page'

const items = [
  { label: 'Home', icon: 'lucide:house', to: '#home', active: true },
  { label: 'Orders', icon: 'lucide:package', to: '#orders', active: false, badge: 4 },
  { label: 'Customers', icon: 'lucide:users', to: '#customers', active: false },
]

export default function BasicDashboardSidebar() {
  return (
    <DashboardGroup>
      <DashboardSidebar
        resizable
        header={<span className="font-semibold text-highlighted">Bakery</span>}
        footer={<User name="Ada" description="Head baker" avatar={{ text: 'A' }} />}
      >
        <NavigationMenu orientation="vertical" items={items} aria-label="Main" />
      </DashboardSidebar>
      <DashboardPanel
        header={<DashboardNavbar title="Home" />}
        body={<p className="text-sm text-muted">Drag the edge of the sidebar. A double click resets it.</p>}
      />
    </DashboardGroup>
  )
}
