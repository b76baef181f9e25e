import { DashboardGroup, DashboardSearch, DashboardSearchButton } from '@frond/ui'

const groups = [{ id: 'orders', label: 'Orders', items: [{ label: 'Order 1042' }, { label: 'Order 1043' }] }]

export default function DashboardSearchButtonShortcut() {
  return (
    <DashboardGroup className="relative w-full max-w-xs">
      <DashboardSearchButton label="Find an order" variant="soft" kbds={['alt', 'O']} />
      <DashboardSearch groups={groups} shortcut="alt_o" colorMode={false} />
    </DashboardGroup>
  )
}
