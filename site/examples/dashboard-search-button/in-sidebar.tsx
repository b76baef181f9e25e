import {
  DashboardGroup,
  DashboardNavbar,
  DashboardPanel,
  DashboardSearch,
  DashboardSearchButton,
  DashboardSidebar,
  DashboardSidebarCollapse,
} from '@frond/ui'

export const layout = 'page'

const groups = [{ id: 'pages', label: 'Pages', items: [{ label: 'Orders' }, { label: 'Customers' }] }]

export default function DashboardSearchButtonInSidebar() {
  return (
    <DashboardGroup unit="rem">
      <DashboardSidebar minSize={12} defaultSize={16} maxSize={20} collapsible>
        {({ collapsed }) => <DashboardSearchButton collapsed={collapsed} tooltip />}
      </DashboardSidebar>
      <DashboardPanel
        header={<DashboardNavbar title="Orders" leading={<DashboardSidebarCollapse className="-ms-1.5" />} />}
        body={<p className="text-sm text-muted">Collapse the sidebar, and the button shows only its icon.</p>}
      />
      <DashboardSearch groups={groups} />
    </DashboardGroup>
  )
}
