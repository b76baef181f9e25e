import { DashboardGroup, DashboardPanel, DashboardSidebar, DashboardSidebarCollapse } from '@frond/ui'

export const layout = 'page'

export default function BasicSidebarCollapse() {
  return (
    <DashboardGroup>
      <DashboardSidebar
        collapsible
        header={({ collapsed }) => (
          <>
            {!collapsed && <span className="truncate font-semibold text-highlighted">Bakery</span>}
            <DashboardSidebarCollapse className={collapsed ? '' : 'ms-auto'} />
          </>
        )}
      />
      <DashboardPanel body={<p className="text-sm text-muted">The button stays in the sidebar.</p>} />
    </DashboardGroup>
  )
}
