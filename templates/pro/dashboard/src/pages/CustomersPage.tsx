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
  Skeleton,
  Table,
  type TableColumn,
  tablePagination,
  tableSelection,
  tableSorting,
  type TableState,
  User,
  useToast,
} from '@frond/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { loadCustomers, saveCustomers } from '../api'
import { type Customer, formatMoney } from '../data'
import { CustomerForm } from '../parts/CustomerForm'
import { Notifications } from '../parts/Notifications'
import { RequestFailed } from '../parts/RequestFailed'
import { useRequest } from '../use-request'

const statusColors = { active: 'success', paused: 'neutral', new: 'info' } as const
const statuses = ['active', 'paused', 'new'] as const
const filters = [
  { label: 'All statuses', value: 'all' },
  ...statuses.map((value) => ({ label: capitalize(value), value })),
]

export function CustomersPage() {
  const request = useRequest(loadCustomers)
  const [changed, setChanged] = useState<readonly Customer[]>()
  const [params, setParams] = useSearchParams()
  const [status, setStatus] = useState('all')
  const [selection, setSelection] = useState<TableState['rowSelection']>({})
  const [edited, setEdited] = useState<Customer>()
  const toast = useToast()

  const customers = changed ?? (request.state === 'ready' ? request.value : [])
  const search = params.get('search') ?? ''
  const shown = customers.filter(
    (customer) =>
      (status === 'all' || customer.status === status) &&
      `${customer.name} ${customer.email} ${customer.shop}`.toLowerCase().includes(search.toLowerCase()),
  )
  const selected = Object.keys(selection).filter((id) => selection[id])

  function change(next: readonly Customer[]) {
    setChanged(next)
    saveCustomers(next)
  }

  /** Changes the list, and offers to undo it. */
  function changeMany(next: readonly Customer[], title: string, icon: string) {
    change(next)
    setSelection({})
    toast.add({
      title,
      icon,
      actions: [{ label: 'Undo', color: 'neutral', variant: 'outline', onClick: () => change(customers) }],
    })
  }

  function remove(ids: readonly string[]) {
    const rest = customers.filter(({ id }) => !ids.includes(id))
    changeMany(rest, `${countCustomers(ids.length)} removed`, 'lucide:trash-2')
  }

  function setStatusOf(ids: readonly string[], next: Customer['status']) {
    const changedCustomers = customers.map((each) => (ids.includes(each.id) ? { ...each, status: next } : each))
    changeMany(changedCustomers, `${countCustomers(ids.length)} set to ${next}`, 'lucide:circle-check')
  }

  function save(saved: Customer) {
    change(customers.map((customer) => (customer.id === saved.id ? saved : customer)))
    setEdited(undefined)
    toast.add({ title: `${saved.name} saved`, icon: 'lucide:circle-check', color: 'success' })
  }

  return (
    <>
      <DashboardPanel
        header={
          <>
            <DashboardNavbar
              title="Customers"
              trailing={
                customers.length > 0 && <Badge label={customers.length} variant="subtle" color="neutral" size="sm" />
              }
              right={<Notifications />}
            />
            {selected.length > 0 ? (
              <BulkActions
                count={selected.length}
                onClear={() => setSelection({})}
                onRemove={() => remove(selected)}
                onStatus={(next) => setStatusOf(selected, next)}
              />
            ) : (
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
              />
            )}
          </>
        }
        body={
          request.state === 'failed' ? (
            <RequestFailed what="customers" onRetry={request.retry} />
          ) : (
            <CustomerTable
              customers={shown}
              isLoading={request.state === 'loading'}
              selection={selection}
              onSelectionChange={setSelection}
              edit={setEdited}
              remove={(id) => remove([id])}
            />
          )
        }
      />
      <CustomerForm key={edited?.id} customer={edited} onSave={save} onClose={() => setEdited(undefined)} />
    </>
  )
}

interface BulkActionsProps {
  count: number
  onClear: () => void
  onRemove: () => void
  onStatus: (status: Customer['status']) => void
}

/** Replaces the search and the filter while rows are selected. */
function BulkActions({ count, onClear, onRemove, onStatus }: BulkActionsProps) {
  return (
    <DashboardToolbar
      left={
        <>
          <Button icon="lucide:x" aria-label="Clear the selection" color="neutral" variant="ghost" onClick={onClear} />
          <span role="status" className="text-sm text-default tabular-nums">
            {count} selected
          </span>
        </>
      }
      right={
        <>
          <DropdownMenu
            items={statuses.map((status) => ({ label: capitalize(status), onSelect: () => onStatus(status) }))}
            content={{ align: 'end' }}
          >
            <Button label="Status" trailingIcon="lucide:chevron-down" color="neutral" variant="outline" />
          </DropdownMenu>
          <Button label="Remove" icon="lucide:trash-2" color="error" variant="subtle" onClick={onRemove} />
        </>
      }
    />
  )
}

interface CustomerTableProps extends RowActions {
  customers: readonly Customer[]
  isLoading: boolean
  selection: TableState['rowSelection']
  onSelectionChange: (selection: TableState['rowSelection']) => void
}

function CustomerTable({ customers, isLoading, selection, onSelectionChange, edit, remove }: CustomerTableProps) {
  return (
    <div className="overflow-hidden rounded-lg ring ring-default">
      <Table
        data={customers}
        columns={createColumns({ edit, remove })}
        features={[tableSelection, tableSorting, tablePagination]}
        defaultSorting={[{ id: 'name', desc: false }]}
        rowSelection={selection}
        onRowSelectionChange={onSelectionChange}
        defaultPagination={{ pageSize: 10 }}
        loading={isLoading}
        aria-label="Customers"
        ui={{ th: 'max-sm:px-2.5', td: 'max-sm:px-2.5' }}
        renderLoading={
          <div role="status" aria-label="Loading" className="grid gap-4">
            {[1, 2, 3, 4, 5].map((row) => (
              <Skeleton key={row} className="h-8" />
            ))}
          </div>
        }
        renderEmpty={
          <Empty
            icon="lucide:search-x"
            title="No customer found"
            description="Change the search or the status."
            className="border-0"
          />
        }
        bottom={({ table }) =>
          table.getRowCount() > 0 && (
            <div className="flex justify-end border-t border-default p-3">
              <Pagination
                total={table.getRowCount()}
                itemsPerPage={table.state.pagination.pageSize}
                page={table.state.pagination.pageIndex + 1}
                onPageChange={(page) => table.setPageIndex(page - 1)}
                size="sm"
              />
            </div>
          )
        }
      />
    </div>
  )
}

/** On a phone the name, the status and the menu need the width. */
const wideScreens = { class: { th: 'max-sm:hidden', td: 'max-sm:hidden' } }

interface RowActions {
  edit: (customer: Customer) => void
  remove: (id: string) => void
}

function createColumns({ edit, remove }: RowActions): TableColumn<Customer>[] {
  return [
    {
      accessorKey: 'name',
      header: 'Name',
      cell: ({ row: { original } }) => (
        <User
          name={original.name}
          description={original.email}
          avatar={{}}
          size="lg"
          className="max-sm:max-w-44"
          ui={{ avatar: 'max-sm:hidden' }}
        />
      ),
    },
    { accessorKey: 'shop', header: 'Shop', meta: wideScreens },
    { accessorKey: 'orders', header: 'Orders', align: 'end', meta: wideScreens },
    {
      accessorKey: 'spent',
      header: 'Spent',
      align: 'end',
      meta: wideScreens,
      cell: ({ row }) => formatMoney(row.original.spent),
    },
    {
      accessorKey: 'status',
      header: 'Status',
      cell: ({ row: { original } }) => (
        <Badge label={original.status} color={statusColors[original.status]} variant="subtle" className="capitalize" />
      ),
    },
    {
      id: 'actions',
      header: () => <span className="sr-only">Actions</span>,
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

function countCustomers(count: number): string {
  return count === 1 ? '1 customer' : `${count} customers`
}

function capitalize(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1)
}
