import { DashboardGroup, DashboardPanel, DashboardSidebar, DashboardSidebarCollapse } from '@frond/ui'

export const layout = 'page'

export default function LabeledSidebarCollapse() {
  return (
    <DashboardGroup>
      <DashboardSidebar
        collapsible
        footer={({ collapsed }) => (
          <DashboardSidebarCollapse label={collapsed ? undefined : 'Collapse'} variant="soft" block={!collapsed} />
        )}
      />
      <DashboardPanel
        body={<p className="text-sm text-muted">The label is hidden while the sidebar is collapsed.</p>}
      />
    </DashboardGroup>
  )
}
