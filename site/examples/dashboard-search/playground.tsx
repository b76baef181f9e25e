import { DashboardGroup, DashboardSearch, DashboardSearchButton, type DashboardSearchProps } from '@frond/ui'

const groups = [
  {
    id: 'pages',
    label: 'Pages',
    items: [
      { label: 'Orders', icon: 'lucide:package' },
      { label: 'Customers', icon: 'lucide:users' },
      { label: 'Settings', icon: 'lucide:settings' },
    ],
  },
]

export default function DashboardSearchPlayground(props: Partial<DashboardSearchProps>) {
  return (
    <DashboardGroup className="relative w-full max-w-xs">
      <DashboardSearchButton />
      <DashboardSearch groups={groups} shortcut="" {...props} />
    </DashboardGroup>
  )
}
