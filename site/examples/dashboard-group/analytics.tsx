import {
  Badge,
  Button,
  Card,
  DashboardGroup,
  DashboardNavbar,
  DashboardPanel,
  DashboardSearch,
  DashboardSearchButton,
  DashboardSidebar,
  DashboardSidebarCollapse,
  DashboardToolbar,
  NavigationMenu,
  Select,
  Table,
  type TableColumn,
} from '@frond/ui'
import { useState } from 'react'

export const layout = 'page'

const pages = [
  { label: 'Overview', icon: 'lucide:chart-column', to: '#overview', active: true },
  { label: 'Orders', icon: 'lucide:package', to: '#orders', active: false, badge: 12 },
  { label: 'Customers', icon: 'lucide:users', to: '#customers', active: false },
  { label: 'Settings', icon: 'lucide:settings', to: '#settings', active: false },
]

const groups = [{ id: 'pages', label: 'Pages', items: pages.map(({ label, icon }) => ({ label, icon })) }]

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const revenue: Readonly<Record<string, readonly number[]>> = {
  all: [1240, 1310, 1180, 1420, 1730, 2110, 1650],
  town: [620, 640, 560, 710, 820, 1040, 900],
  station: [620, 670, 620, 710, 910, 1070, 750],
}

const shops = [
  { label: 'All shops', value: 'all' },
  { label: 'Old town', value: 'town' },
  { label: 'Station', value: 'station' },
]

interface Order {
  number: number
  customer: string
  items: number
  total: number
  state: 'packed' | 'open' | 'collected'
}

const orders: Order[] = [
  { number: 1046, customer: 'Barbara', items: 12, total: 38.4, state: 'open' },
  { number: 1045, customer: 'Radia', items: 3, total: 9.9, state: 'packed' },
  { number: 1044, customer: 'Edsger', items: 6, total: 17.2, state: 'packed' },
  { number: 1043, customer: 'Grace', items: 2, total: 5.8, state: 'collected' },
  { number: 1042, customer: 'Alan', items: 8, total: 21.6, state: 'collected' },
]

const stateColors = { open: 'warning', packed: 'info', collected: 'success' } as const
const money = (value: number, digits = 0) =>
  value.toLocaleString('en', {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })

const columns: TableColumn<Order>[] = [
  { accessorKey: 'number', header: 'Order' },
  { accessorKey: 'customer', header: 'Customer' },
  { accessorKey: 'items', header: 'Items' },
  { accessorKey: 'total', header: 'Total', cell: ({ row }) => money(row.original.total, 2) },
  {
    accessorKey: 'state',
    header: 'State',
    cell: ({ row }) => (
      <Badge
        label={row.original.state}
        color={stateColors[row.original.state]}
        variant="subtle"
        className="capitalize"
      />
    ),
  },
]

export default function Analytics() {
  const [shop, setShop] = useState('all')
  const values = revenue[shop] ?? []
  const sum = values.reduce((total, value) => total + value, 0)

  return (
    <DashboardGroup unit="rem" storageKey="example-analytics">
      <DashboardSidebar
        minSize={12}
        defaultSize={15}
        maxSize={20}
        resizable
        collapsible
        header={({ collapsed }) =>
          !collapsed && <span className="truncate font-semibold text-highlighted">Bakery</span>
        }
        footer={<DashboardSidebarCollapse />}
      >
        {({ collapsed }) => (
          <>
            <DashboardSearchButton collapsed={collapsed} tooltip />
            <NavigationMenu orientation="vertical" collapsed={collapsed} tooltip items={pages} aria-label="Main" />
          </>
        )}
      </DashboardSidebar>

      <DashboardPanel
        header={
          <>
            <DashboardNavbar title="Overview" right={<Button label="New order" icon="lucide:plus" />} />
            <DashboardToolbar
              left={
                <Select
                  aria-label="Shop"
                  items={shops}
                  value={shop}
                  onValueChange={(value) => setShop(value ?? 'all')}
                  className="w-36"
                />
              }
              right={<Button label="Export" icon="lucide:download" color="neutral" variant="outline" />}
            />
          </>
        }
        body={
          <>
            <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
              <Figure label="Revenue" value={money(sum)} change={8} />
              <Figure label="Orders" value={String(Math.round(sum / 19))} change={5} />
              <Figure label="Per order" value={money(19.2, 2)} change={3} />
              <Figure label="New customers" value="38" change={-4} />
            </dl>
            <Card title="Revenue" description="The last seven days">
              <Chart values={values} />
            </Card>
            <div className="grid gap-3">
              <h2 id="latest" className="text-sm font-semibold text-highlighted">
                Latest orders
              </h2>
              <div className="overflow-hidden rounded-lg ring ring-default">
                <Table data={orders} columns={columns} aria-labelledby="latest" />
              </div>
            </div>
          </>
        }
      />
      <DashboardSearch groups={groups} />
    </DashboardGroup>
  )
}

interface FigureProps {
  label: string
  value: string
  /** Percent since the week before. */
  change: number
}

function Figure({ label, value, change }: FigureProps) {
  return (
    <div className="rounded-lg p-4 ring ring-default">
      <dt className="truncate text-sm text-muted">{label}</dt>
      <dd className="mt-1 flex flex-wrap items-baseline gap-x-2 text-xl font-semibold text-highlighted tabular-nums">
        {value}
        <span className={`text-xs font-medium ${change < 0 ? 'text-error' : 'text-success'}`}>
          {change > 0 && '+'}
          {change} %
        </span>
      </dd>
    </div>
  )
}

const WIDTH = 700
const HEIGHT = 200

/** A line with an area below it, as plain SVG. The table of numbers is for screen readers. */
function Chart({ values }: { values: readonly number[] }) {
  const top = Math.max(...values) * 1.15
  const points = values.map((value, index): [number, number] => [
    (index / (values.length - 1)) * WIDTH,
    HEIGHT - (value / top) * HEIGHT,
  ])
  const line = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' L')

  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden
        className="h-48 w-full rtl:-scale-x-100"
      >
        {[0.25, 0.5, 0.75, 1].map((share) => (
          <line
            key={share}
            x1="0"
            x2={WIDTH}
            y1={HEIGHT * share - 0.5}
            y2={HEIGHT * share - 0.5}
            className="stroke-default"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path d={`M${line} L${WIDTH},${HEIGHT} L0,${HEIGHT} Z`} className="fill-primary opacity-15" />
        <path d={`M${line}`} className="fill-none stroke-primary" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="mt-2 flex justify-between text-xs text-muted" aria-hidden>
        {days.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </div>
      <table className="sr-only">
        <caption>Revenue per day</caption>
        <tbody>
          {days.map((day, index) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{money(values[index] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
