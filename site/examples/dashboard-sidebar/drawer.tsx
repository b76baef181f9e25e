import { DashboardGroup, DashboardNavbar, DashboardPanel, DashboardSidebar, NavigationMenu } from '@frond/ui'

export const layout = 'page'

const items = [
  { label: 'Home', icon: 'lucide:house', to: '#home', active: true },
  { label: 'Orders', icon: 'lucide:package', to: '#orders', active: false },
  { label: 'Customers', icon: 'lucide:users', to: '#customers', active: false },
]

/** On small screens the sidebar comes from below, and can be dragged closed. */
export default function DashboardSidebarAsDrawer() {
  return (
    <DashboardGroup>
      <DashboardSidebar mode="drawer" menu={{ direction: 'bottom' }} ui={{ content: 'max-w-none' }} toggle={false}>
        <NavigationMenu orientation="vertical" items={items} aria-label="Main" />
      </DashboardSidebar>
      <DashboardPanel
        header={<DashboardNavbar title="Home" />}
        body={<p className="text-sm text-muted">Open the menu at the top.</p>}
      />
    </DashboardGroup>
  )
}
