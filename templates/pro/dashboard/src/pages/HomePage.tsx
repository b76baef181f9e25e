import {
  Badge,
  Card,
  DashboardNavbar,
  DashboardPanel,
  DashboardToolbar,
  Select,
  Skeleton,
  Table,
  type TableColumn,
} from '@frond/ui'
import { useState } from 'react'
import { loadOverview, type Overview } from '../api'
import { formatChange, formatMoney, formatWholeMoney, type Order } from '../data'
import { Notifications } from '../parts/Notifications'
import { RequestFailed } from '../parts/RequestFailed'
import { RevenueChart } from '../parts/RevenueChart'
import { useRequest } from '../use-request'

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
  // On a phone the other columns need the width.
  {
    accessorKey: 'items',
    header: 'Items',
    align: 'end',
    meta: { class: { th: 'max-sm:hidden', td: 'max-sm:hidden' } },
  },
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
  const request = useRequest(loadOverview)

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
        request.state === 'ready' ? (
          <Content {...request.value} shop={shop} />
        ) : request.state === 'failed' ? (
          <RequestFailed what="figures" onRetry={request.retry} />
        ) : (
          <Loading />
        )
      }
    />
  )
}

function Content({ revenue, orders, shop }: Overview & { shop: string }) {
  const values = revenue[shop] ?? []
  const sum = values.reduce((total, value) => total + value, 0)

  return (
    <>
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Figure label="Revenue" value={formatWholeMoney(sum)} change={0.08} />
        <Figure label="Orders" value={String(Math.round(sum / 19))} change={0.05} />
        <Figure label="Per order" value={formatMoney(19.2)} change={0.03} />
        <Figure label="New customers" value="38" change={-0.04} />
      </dl>
      <Card title="Revenue" description="The last seven days">
        <RevenueChart values={values} />
      </Card>
      <div className="grid gap-3">
        <h2 id="latest" className="text-sm font-semibold text-highlighted">
          Latest orders
        </h2>
        <div className="overflow-hidden rounded-lg ring ring-default">
          <Table
            data={orders}
            columns={columns}
            aria-labelledby="latest"
            ui={{ th: 'max-sm:px-2.5', td: 'max-sm:px-2.5' }}
          />
        </div>
      </div>
    </>
  )
}

/** Has the size of the content, so that the page does not jump. */
function Loading() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-4 sm:gap-6">
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {shops.map(({ value }) => (
          <Skeleton key={value} className="h-21" />
        ))}
      </div>
      <Skeleton className="h-84" />
      <Skeleton className="h-64" />
    </div>
  )
}

interface FigureProps {
  label: string
  value: string
  /** Since the week before, as a share of 1. */
  change: number
}

function Figure({ label, value, change }: FigureProps) {
  return (
    <div className="rounded-lg p-4 ring ring-default">
      <dt className="truncate text-sm text-muted">{label}</dt>
      <dd className="mt-1 flex flex-wrap items-baseline gap-x-2 text-xl font-semibold text-highlighted tabular-nums">
        {value}
        {/* Without `dir`, a right-to-left page would show the sign after the number. */}
        <span dir="ltr" className={`text-xs font-medium ${change < 0 ? 'text-error' : 'text-success'}`}>
          {formatChange(change)}
        </span>
      </dd>
    </div>
  )
}
