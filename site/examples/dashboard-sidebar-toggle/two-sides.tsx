import { DashboardGroup, DashboardNavbar, DashboardPanel, DashboardSidebar, DashboardSidebarToggle } from '@frond/ui'

export const layout = 'page'

export default function SidebarTogglesOfTwoSides() {
  return (
    <DashboardGroup>
      <DashboardSidebar>
        <p className="text-sm text-muted">Orders</p>
      </DashboardSidebar>
      <DashboardPanel
        header={
          <DashboardNavbar
            title="Order 1042"
            right={<DashboardSidebarToggle side="right" icon="lucide:info" aria-label="Show details" />}
          />
        }
        body={<p className="text-sm text-muted">Six rolls and a loaf of rye bread.</p>}
      />
      <DashboardSidebar side="right" menu={{ title: 'Details' }}>
        <p className="text-sm text-muted">Grace collects it tomorrow at eight.</p>
      </DashboardSidebar>
    </DashboardGroup>
  )
}
