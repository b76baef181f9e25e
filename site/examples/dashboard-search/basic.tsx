import { DashboardGroup, DashboardSearch, DashboardSearchButton } from '@frond/ui'

const groups = [
  {
    id: 'pages',
    label: 'Pages',
    items: [
      { label: 'Orders', icon: 'lucide:package', to: '/docs/components/dashboard-search' },
      { label: 'Customers', icon: 'lucide:users', to: '/docs/components/dashboard-search' },
      { label: 'Settings', icon: 'lucide:settings', to: '/docs/components/dashboard-search' },
    ],
  },
]

export default function BasicDashboardSearch() {
  return (
    <DashboardGroup className="relative w-full max-w-xs">
      <DashboardSearchButton />
      <DashboardSearch groups={groups} shortcut="" />
    </DashboardGroup>
  )
}
