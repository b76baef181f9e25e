import {
  Badge,
  Button,
  DashboardNavbar,
  DashboardPanel,
  DashboardToolbar,
  DropdownMenu,
  Empty,
  Input,
  Pagination,
  Select,
  Table,
  type TableColumn,
  tablePagination,
  tableSelection,
  tableSorting,
  type TableState,
  useToast,
} from '@frond/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Customer, customers as sample, formatMoney } from '../data'
import { CustomerForm } from '../parts/CustomerForm'
import { useStored } from '../stored'

const statusColors = { active: 'success', paused: 'neutral', new: 'info' } as const
const filters = ['all', 'active', 'paused', 'new'].map((value) => ({
  label: value === 'all' ? 'All statuses' : value[0]!.toUpperCase() + value.slice(1),
  value,
}))

export function CustomersPage() {
  const [customers, setCustomers] = useStored('customers', sample)
  const [params, setParams] = useSearchParams()
  const [status, setStatus] = useState('all')
  const [selection, setSelection] = useState<TableState['rowSelection']>({})
  const [edited, setEdited] = useState<Customer>()
  const toast = useToast()

  const search = params.get('search') ?? ''
  const shown = customers.filter(
    (customer) =>
      (status === 'all' || customer.status === status) &&
      `${customer.name} ${customer.email} ${customer.shop}`.toLowerCase().includes(search.toLowerCase()),
  )
  const selected = Object.keys(selection).filter((id) => selection[id])

  function remove(ids: readonly string[]) {
    const before = customers
    setCustomers(customers.filter(({ id }) => !ids.includes(id)))
    setSelection({})
    toast.add({
      title: ids.length === 1 ? 'Customer removed' : `${ids.length} customers removed`,
      icon: 'lucide:trash-2',
      actions: [{ label: 'Undo', color: 'neutral', variant: 'outline', onClick: () => setCustomers(before) }],
    })
  }

  function save(changed: Customer) {
    setCustomers(customers.map((customer) => (customer.id === changed.id ? changed : customer)))
    setEdited(undefined)
    toast.add({ title: `${changed.name} saved`, icon: 'lucide:circle-check', color: 'success' })
  }

  const columns = createColumns({ edit: setEdited, remove: (id) => remove([id]) })

  return (
    <>
      <DashboardPanel
        header={
          <>
            <DashboardNavbar
              title="Customers"
              trailing={<Badge label={customers.length} variant="subtle" color="neutral" size="sm" />}
            />
            <DashboardToolbar
              left={
                <>
                  <Input
                    icon="lucide:search"
                    placeholder="Search"
                    aria-label="Search customers"
                    value={search}
                    onValueChange={(text) => setParams(text ? { search: String(text) } : {}, { replace: true })}
                    className="w-40 sm:w-56"
                  />
                  <Select
                    aria-label="Status"
                    items={filters}
                    value={status}
                    onValueChange={(value) => setStatus(value ?? 'all')}
                    className="w-36"
                  />
                </>
              }
              right={
                selected.length > 0 && (
                  <Button
                    label={`Remove ${selected.length}`}
                    icon="lucide:trash-2"
                    color="error"
                    variant="subtle"
                    onClick={() => remove(selected)}
                  />
                )
              }
            />
          </>
        }
        body={
          <div className="overflow-hidden rounded-lg ring ring-default">
            <Table
              data={shown}
              columns={columns}
              features={[tableSelection, tableSorting, tablePagination]}
              rowSelection={selection}
              onRowSelectionChange={setSelection}
              defaultPagination={{ pageSize: 10 }}
              aria-label="Customers"
              renderEmpty={
                <Empty
                  icon="lucide:search-x"
                  title="No customer found"
                  description="Change the search or the status."
                  className="border-0"
                />
              }
              bottom={({ table }) => (
                <div className="flex justify-end border-t border-default p-3">
                  <Pagination
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
        }
      />
      <CustomerForm key={edited?.id} customer={edited} onSave={save} onClose={() => setEdited(undefined)} />
    </>
  )
}

interface RowActions {
  edit: (customer: Customer) => void
  remove: (id: string) => void
}

function createColumns({ edit, remove }: RowActions): TableColumn<Customer>[] {
  return [
    { accessorKey: 'name', header: 'Name' },
    { accessorKey: 'email', header: 'Email' },
    { accessorKey: 'shop', header: 'Shop' },
    { accessorKey: 'orders', header: 'Orders', align: 'end' },
    { accessorKey: 'spent', header: 'Spent', align: 'end', cell: ({ row }) => formatMoney(row.original.spent) },
    {
      accessorKey: 'status',
      header: 'Status',
      cell: ({ row: { original } }) => (
        <Badge label={original.status} color={statusColors[original.status]} variant="subtle" className="capitalize" />
      ),
    },
    {
      id: 'actions',
      header: 'Actions',
      align: 'end',
      cell: ({ row: { original } }) => (
        <DropdownMenu
          items={[
            { label: 'Edit', icon: 'lucide:pencil', onSelect: () => edit(original) },
            { label: 'Remove', icon: 'lucide:trash-2', color: 'error', onSelect: () => remove(original.id) },
          ]}
          content={{ align: 'end' }}
        >
          <Button
            icon="lucide:ellipsis-vertical"
            size="xs"
            color="neutral"
            variant="ghost"
            aria-label={`Actions for ${original.name}`}
          />
        </DropdownMenu>
      ),
    },
  ]
}
