import {
  Badge,
  Button,
  Card,
  DashboardGroup,
  DashboardNavbar,
  DashboardPanel,
  DashboardSidebar,
  Icon,
  NavigationMenu,
  User,
} from '@frond/ui'

export const layout = 'page'

const items = [
  [
    { label: 'Home', icon: 'lucide:house', to: '#home', active: true },
    { label: 'Orders', icon: 'lucide:package', to: '#orders', active: false, badge: 4 },
    { label: 'Customers', icon: 'lucide:users', to: '#customers', active: false },
    { label: 'Recipes', icon: 'lucide:book-open', to: '#recipes', active: false },
  ],
  [
    { label: 'Settings', icon: 'lucide:settings', to: '#settings', active: false },
    { label: 'Help', icon: 'lucide:circle-help', to: '#help', active: false },
  ],
]

const orders = [
  { name: 'Grace', order: 'Two loaves of rye', state: 'Ready' },
  { name: 'Alan', order: 'Twelve rolls', state: 'In the oven' },
  { name: 'Edsger', order: 'Apple cake for eight', state: 'In the oven' },
  { name: 'Barbara', order: 'Sourdough, sliced', state: 'Ready' },
]

export default function BasicDashboardSidebar() {
  return (
    <DashboardGroup>
      <DashboardSidebar
        resizable
        header={
          <>
            <Icon name="lucide:croissant" className="size-5 shrink-0 text-primary" />
            <span className="truncate font-semibold text-highlighted">Bakery</span>
          </>
        }
        footer={<User name="Ada" description="Head baker" avatar={{ text: 'A' }} />}
      >
        <NavigationMenu orientation="vertical" items={items} aria-label="Main" />
      </DashboardSidebar>
      <DashboardPanel
        header={<DashboardNavbar title="Home" right={<Button label="New order" icon="lucide:plus" size="sm" />} />}
        body={
          <>
            <p className="text-sm text-muted">Drag the edge of the sidebar. A double click resets it.</p>
            <Card title="Orders of today" ui={{ body: 'py-0 sm:py-0' }}>
              <ul className="divide-y divide-default">
                {orders.map(({ name, order, state }) => (
                  <li key={name} className="flex items-center gap-3 py-3 text-sm">
                    <span className="min-w-0 flex-1">
                      <span className="block truncate font-medium text-highlighted">{order}</span>
                      <span className="block truncate text-muted">{name}</span>
                    </span>
                    <Badge label={state} color={state === 'Ready' ? 'success' : 'neutral'} variant="subtle" />
                  </li>
                ))}
              </ul>
            </Card>
          </>
        }
      />
    </DashboardGroup>
  )
}
