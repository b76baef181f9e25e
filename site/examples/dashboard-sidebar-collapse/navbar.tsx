import { DashboardGroup, DashboardNavbar, DashboardPanel, DashboardSidebar, DashboardSidebarCollapse } from '@frond/ui'

export const layout = 'page'

export default function SidebarCollapseInNavbar() {
  return (
    <DashboardGroup>
      <DashboardSidebar
        collapsible
        header={({ collapsed }) => <span className="font-semibold text-highlighted">{collapsed ? 'B' : 'Bakery'}</span>}
      />
      <DashboardPanel
        header={<DashboardNavbar title="Orders" leading={<DashboardSidebarCollapse className="-ms-1.5" />} />}
        body={<p className="text-sm text-muted">On small screens the toggle of the bar takes its place.</p>}
      />
    </DashboardGroup>
  )
}
