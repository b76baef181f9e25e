import { DashboardGroup, DashboardSearch, DashboardSearchButton } from '@frond/ui'

const groups = [{ id: 'pages', label: 'Pages', items: [{ label: 'Orders' }, { label: 'Customers' }] }]

export default function BasicDashboardSearchButton() {
  return (
    <DashboardGroup className="relative w-full max-w-xs">
      <DashboardSearchButton />
      <DashboardSearch groups={groups} shortcut="" />
    </DashboardGroup>
  )
}
