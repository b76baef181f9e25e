import { DashboardGroup, DashboardNavbar, DashboardPanel, DashboardSidebar, NavigationMenu } from '@frond/ui'

export const layout = 'page'

const items = [
  { label: 'Home', icon: 'lucide:house', to: '#home', active: true },
  { label: 'Orders', icon: 'lucide:package', to: '#orders', active: false },
  { label: 'Customers', icon: 'lucide:users', to: '#customers', active: false },
]

export default function BasicDashboard() {
  return (
    <DashboardGroup>
      <DashboardSidebar resizable header={<span className="font-semibold text-highlighted">Bakery</span>}>
        <NavigationMenu orientation="vertical" items={items} aria-label="Main" />
      </DashboardSidebar>
      <DashboardPanel
        header={<DashboardNavbar title="Home" />}
        body={<p className="text-sm text-muted">Twelve orders were packed today.</p>}
      />
    </DashboardGroup>
  )
}
