import { Badge, Button, DashboardNavbar, Tabs } from '@frond/ui'

const views = [
  { label: 'Open', value: 'open' },
  { label: 'Packed', value: 'packed' },
  { label: 'Collected', value: 'collected' },
]

export default function DashboardNavbarWithTabs() {
  return (
    <DashboardNavbar
      title="Orders"
      headingLevel={3}
      trailing={<Badge label={12} color="neutral" variant="subtle" size="sm" />}
      right={<Button icon="lucide:bell" aria-label="Notifications" color="neutral" variant="ghost" />}
      className="w-full"
    >
      <Tabs aria-label="State" items={views} content={false} size="xs" color="neutral" />
    </DashboardNavbar>
  )
}
