import {
  Badge,
  Button,
  ConfirmDialog,
  DropdownMenu,
  Input,
  Pagination,
  Select,
  Table,
  tableFilters,
  tablePagination,
  tableSelection,
  tableSorting,
  useOverlay,
  useToast,
  type TableApi,
  type TableColumn,
  type TableState,
} from '@frond/ui'
import { useMemo, useState } from 'react'

type Status = 'paid' | 'open' | 'overdue'

interface Invoice {
  id: string
  customer: string
  due: string
  total: number
  status: Status
}

const initialInvoices: Invoice[] = [
  { id: 'INV-1008', customer: 'Ada', due: '2026-06-18', total: 420, status: 'open' },
  { id: 'INV-1007', customer: 'Grace', due: '2026-06-12', total: 1180, status: 'paid' },
  { id: 'INV-1006', customer: 'Alan', due: '2026-06-02', total: 96.5, status: 'overdue' },
  { id: 'INV-1005', customer: 'Radia', due: '2026-05-28', total: 640, status: 'paid' },
  { id: 'INV-1004', customer: 'Edsger', due: '2026-05-20', total: 75, status: 'paid' },
  { id: 'INV-1003', customer: 'Barbara', due: '2026-05-14', total: 2310, status: 'overdue' },
  { id: 'INV-1002', customer: 'Donald', due: '2026-05-08', total: 189.9, status: 'paid' },
  { id: 'INV-1001', customer: 'Frances', due: '2026-05-02', total: 58, status: 'open' },
]

const statusColors = { paid: 'success', open: 'info', overdue: 'error' } as const
const features = [tableSorting, tableFilters, tableSelection, tablePagination]

const statusItems = [
  { label: 'All invoices', value: 'all' },
  { label: 'Open', value: 'open' },
  { label: 'Paid', value: 'paid' },
  { label: 'Overdue', value: 'overdue' },
]

const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })

export default function InvoiceTable() {
  const [invoices, setInvoices] = useState(initialInvoices)
  const [search, setSearch] = useState('')
  const [selection, setSelection] = useState<TableState['rowSelection']>({})
  const confirm = useOverlay().create(ConfirmDialog)
  const toast = useToast()

  const columns = useMemo<TableColumn<Invoice>[]>(
    () => [
      { accessorKey: 'id', header: 'Invoice', rowHeader: true },
      { accessorKey: 'customer', header: 'Customer' },
      {
        accessorKey: 'status',
        header: 'Status',
        cell: ({ getValue }) => (
          <Badge label={getValue()} color={statusColors[getValue()]} variant="subtle" className="capitalize" />
        ),
      },
      { accessorKey: 'due', header: 'Due' },
      { accessorKey: 'total', header: 'Total', align: 'end', cell: ({ getValue }) => money.format(getValue()) },
      {
        id: 'actions',
        header: () => <span className="sr-only">Actions</span>,
        align: 'end',
        cell: ({ row: { original } }) => (
          <RowMenu invoice={original} onCopy={() => toast.add({ title: `${original.id} copied` })} />
        ),
      },
    ],
    [toast],
  )

  async function remove(ids: readonly string[]) {
    const isConfirmed = await confirm.open({
      title: ids.length === 1 ? 'Delete the invoice?' : `Delete ${ids.length} invoices?`,
      description: 'You cannot undo this.',
      confirmLabel: 'Delete',
      color: 'error',
    })
    if (!isConfirmed) return
    setInvoices((all) => all.filter(({ id }) => !ids.includes(id)))
    setSelection({})
  }

  return (
    <div className="w-full overflow-hidden rounded-lg ring ring-default">
      <Table
        data={invoices}
        columns={columns}
        features={features}
        caption="Invoices"
        empty="No invoice matches."
        globalFilter={search}
        onGlobalFilterChange={setSearch}
        rowSelection={selection}
        onRowSelectionChange={setSelection}
        defaultSorting={[{ id: 'due', desc: true }]}
        defaultPagination={{ pageSize: 5 }}
        top={({ table }) => (
          <Toolbar
            table={table}
            search={search}
            onSearch={setSearch}
            selected={Object.keys(selection)}
            onDelete={remove}
          />
        )}
        bottom={({ table }) => <Footer table={table} />}
      />
    </div>
  )
}

interface ToolbarProps {
  table: TableApi<Invoice>
  search: string
  onSearch: (search: string) => void
  selected: readonly string[]
  onDelete: (ids: readonly string[]) => void
}

function Toolbar({ table, search, onSearch, selected, onDelete }: ToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-default p-3">
      <Input
        aria-label="Search invoices"
        icon="lucide:search"
        placeholder="Search"
        value={search}
        onValueChange={onSearch}
      />
      <Select
        aria-label="Status"
        items={statusItems}
        defaultValue="all"
        onValueChange={(value) => table.getColumn('status')?.setFilterValue(value === 'all' ? undefined : value)}
        className="w-36"
      />
      {selected.length > 0 && (
        <Button
          label={`Delete ${selected.length}`}
          icon="lucide:trash-2"
          color="error"
          variant="soft"
          className="ms-auto"
          onClick={() => onDelete(selected)}
        />
      )}
    </div>
  )
}

function Footer({ table }: { table: TableApi<Invoice> }) {
  const { pageIndex, pageSize } = table.state.pagination

  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-default p-3 text-sm text-muted">
      <span>{table.getRowCount()} invoices</span>
      <Pagination
        size="sm"
        total={table.getRowCount()}
        itemsPerPage={pageSize}
        page={pageIndex + 1}
        onPageChange={(page) => table.setPageIndex(page - 1)}
      />
    </div>
  )
}

function RowMenu({ invoice, onCopy }: { invoice: Invoice; onCopy: () => void }) {
  return (
    <DropdownMenu
      content={{ align: 'end' }}
      items={[
        { label: 'Copy number', icon: 'lucide:copy', onSelect: onCopy },
        { label: 'Download PDF', icon: 'lucide:download' },
      ]}
    >
      <Button
        icon="lucide:ellipsis-vertical"
        size="xs"
        color="neutral"
        variant="ghost"
        aria-label={`Actions for ${invoice.id}`}
      />
    </DropdownMenu>
  )
}
