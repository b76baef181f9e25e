import { DashboardGroup, DashboardSearch, DashboardSearchButton } from '@frond/ui'

const groups = [{ id: 'pages', label: 'Pages', items: [{ label: 'Orders' }, { label: 'Customers' }] }]

export default function CollapsedDashboardSearchButton() {
  return (
    <DashboardGroup className="relative">
      <DashboardSearchButton collapsed tooltip />
      <DashboardSearch groups={groups} shortcut="" />
    </DashboardGroup>
  )
}
