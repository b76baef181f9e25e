import {
  Badge,
  Button,
  Input,
  Pagination,
  Table,
  tableFilters,
  tablePagination,
  tableSelection,
  tableSorting,
  type BadgeProps,
  type TableColumn,
} from '@frond/ui'
import { useState } from 'react'

const colors: Record<string, BadgeProps['color']> = { Paid: 'success', Open: 'info', Overdue: 'error' }
const customers = ['Harbor Coffee', 'Northwind Press', 'Linden Clinic', 'Atlas Cycles']
const statuses = ['Paid', 'Paid', 'Open', 'Paid', 'Overdue']

const invoices = Array.from({ length: 18 }, (_, index) => ({
  id: `INV-${1048 - index}`,
  customer: customers[index % customers.length]!,
  status: statuses[index % statuses.length]!,
  date: `2026-03-${String(28 - index).padStart(2, '0')}`,
  amount: 240 + ((index * 173) % 900),
}))

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

const columns: TableColumn<(typeof invoices)[number]>[] = [
  { accessorKey: 'id', header: 'Invoice', rowHeader: true },
  { accessorKey: 'customer', header: 'Customer' },
  {
    accessorKey: 'status',
    header: 'Status',
    cell: ({ getValue }) => <Badge label={getValue()} color={colors[getValue()]} variant="subtle" size="sm" />,
  },
  { accessorKey: 'date', header: 'Date' },
  { accessorKey: 'amount', header: 'Amount', align: 'end', cell: ({ getValue }) => money.format(getValue()) },
]

export default function InvoiceTable() {
  const [search, setSearch] = useState('')

  return (
    <div className="w-full overflow-hidden rounded-lg border border-default">
      <Table
        data={invoices}
        columns={columns}
        caption="Invoices"
        features={[tableFilters, tablePagination, tableSelection, tableSorting]}
        globalFilter={search}
        onGlobalFilterChange={setSearch}
        defaultPagination={{ pageSize: 6 }}
        defaultRowSelection={{ 'INV-1047': true }}
        aria-label="Invoices"
        empty="No invoice matches"
        top={({ table }) => (
          <div className="flex flex-wrap items-center gap-2 border-b border-default p-3">
            <Input
              icon="lucide:search"
              placeholder="Search invoices"
              aria-label="Search invoices"
              value={search}
              onValueChange={setSearch}
            />
            <Button
              label="Export"
              icon="lucide:download"
              color="neutral"
              variant="outline"
              className="ms-auto"
              disabled={table.getFilteredRowModel().rows.length === 0}
            />
          </div>
        )}
        bottom={({ table }) => (
          <div className="flex flex-wrap items-center justify-between gap-3 border-t border-default px-4 py-3 text-sm text-muted">
            <p aria-live="polite">
              {table.getFilteredSelectedRowModel().rows.length} of {table.getFilteredRowModel().rows.length} selected
            </p>
            <Pagination
              aria-label="Pages of invoices"
              total={table.getRowCount()}
              itemsPerPage={table.state.pagination.pageSize}
              page={table.state.pagination.pageIndex + 1}
              onPageChange={(page) => table.setPageIndex(page - 1)}
              size="sm"
            />
          </div>
        )}
      />
    </div>
  )
}
