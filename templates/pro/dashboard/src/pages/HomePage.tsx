import {
  Badge,
  Card,
  DashboardNavbar,
  DashboardPanel,
  DashboardToolbar,
  Select,
  Table,
  type TableColumn,
} from '@frond/ui'
import { useState } from 'react'
import { formatMoney, formatWholeMoney, type Order, orders, revenue } from '../data'
import { Notifications } from '../parts/Notifications'
import { RevenueChart } from '../parts/RevenueChart'

const shops = [
  { label: 'All shops', value: 'all' },
  { label: 'Old town', value: 'town' },
  { label: 'Station', value: 'station' },
  { label: 'Market', value: 'market' },
]

const statusColors = { open: 'warning', packed: 'info', collected: 'success' } as const

const columns: TableColumn<Order>[] = [
  { accessorKey: 'number', header: 'Order' },
  { accessorKey: 'customer', header: 'Customer' },
  { accessorKey: 'items', header: 'Items', align: 'end' },
  { accessorKey: 'total', header: 'Total', align: 'end', cell: ({ row }) => formatMoney(row.original.total) },
  {
    accessorKey: 'status',
    header: 'Status',
    cell: ({ row: { original } }) => (
      <Badge label={original.status} color={statusColors[original.status]} variant="subtle" className="capitalize" />
    ),
  },
]

export function HomePage() {
  const [shop, setShop] = useState('all')
  const values = revenue[shop] ?? []
  const sum = values.reduce((total, value) => total + value, 0)

  return (
    <DashboardPanel
      header={
        <>
          <DashboardNavbar title="Home" right={<Notifications />} />
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
          />
        </>
      }
      body={
        <>
          <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
            <Figure label="Revenue" value={formatWholeMoney(sum)} change={8} />
            <Figure label="Orders" value={String(Math.round(sum / 19))} change={5} />
            <Figure label="Per order" value={formatMoney(19.2)} change={3} />
            <Figure label="New customers" value="38" change={-4} />
          </dl>
          <Card title="Revenue" description="The last seven days">
            <RevenueChart values={values} />
          </Card>
          <section aria-labelledby="latest" className="grid gap-3">
            <h2 id="latest" className="text-sm font-semibold text-highlighted">
              Latest orders
            </h2>
            <div className="overflow-hidden rounded-lg ring ring-default">
              <Table data={orders} columns={columns} aria-labelledby="latest" />
            </div>
          </section>
        </>
      }
    />
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
