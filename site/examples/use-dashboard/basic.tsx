import { Button, DashboardGroup, DashboardPanel, DashboardSidebar, useDashboard } from '@frond/ui'

export const layout = 'page'

function FocusMode() {
  const { sidebarCollapsed, collapseSidebar } = useDashboard()
  return (
    <Button
      label={sidebarCollapsed ? 'Leave focus mode' : 'Focus mode'}
      icon="lucide:focus"
      color="neutral"
      variant="outline"
      className="self-start"
      onClick={() => collapseSidebar()}
    />
  )
}

export default function UseDashboard() {
  return (
    <DashboardGroup>
      <DashboardSidebar collapsible>
        {({ collapsed }) => <p className="text-sm text-muted">{collapsed ? '…' : 'Orders of today'}</p>}
      </DashboardSidebar>
      <DashboardPanel body={<FocusMode />} />
    </DashboardGroup>
  )
}
