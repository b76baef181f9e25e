// Type tests of the props of Table. They are checked by the compiler and never run.
import { useState } from 'react'
import { Table, tableSelection, tableSorting, type TableColumn, type TableState } from './Table.tsx'

interface City {
  id: string
  name: string
  people: number
  place: { lat: number }
}
const cities: City[] = []

export const columns: TableColumn<City>[] = [
  { accessorKey: 'name', cell: ({ getValue }) => getValue().toUpperCase() },
  { accessorKey: 'people', cell: ({ getValue }) => getValue().toFixed(2), aggregationFn: 'sum', sortFn: 'basic' },
  { accessorKey: 'place.lat', header: 'Latitude' },
  { id: 'short', accessorFn: (city) => city.name.slice(0, 3), sortFn: (a, b) => a.original.people - b.original.people },
  { id: 'actions', cell: ({ row, table }) => `${row.original.name} of ${table.getRowCount()}` },
  { id: 'group', header: 'Both', columns: [{ accessorKey: 'name' }, { accessorKey: 'people' }] },
  // @ts-expect-error A name is text.
  { accessorKey: 'name', cell: ({ getValue }) => getValue().toFixed(2) },
  // @ts-expect-error A city has no mayor.
  { accessorKey: 'mayor' },
  // @ts-expect-error A column without a field needs an id.
  { header: 'Actions' },
  // @ts-expect-error There is no such way to sort.
  { accessorKey: 'name', sortFn: 'randomly' },
]

export const inline = (
  <Table
    data={cities}
    columns={[{ accessorKey: 'people', meta: { class: { td: (cell) => (cell.getValue() > 5 ? 'large' : '') } } }]}
    getRowId={(city) => city.name}
    onSelect={(row) => row.original.people.toFixed(2)}
    meta={{ class: { tr: (row) => row.original.name } }}
    renderExpanded={({ row }) => row.original.place.lat}
    bottom={({ table }) => table.getRowModel().rows[0]?.original.name}
  />
)

export function Controlled() {
  const [sorting, setSorting] = useState<TableState['sorting']>([])
  const [rowSelection, setRowSelection] = useState<TableState['rowSelection']>({})
  return (
    <Table
      data={cities}
      columns={columns}
      features={[tableSorting, tableSelection]}
      sorting={sorting}
      onSortingChange={setSorting}
      rowSelection={rowSelection}
      onRowSelectionChange={setRowSelection}
    />
  )
}

export const derived = <Table data={cities} onHover={(row) => row?.original.name.toUpperCase()} />

// @ts-expect-error There is no such animation.
export const unknownAnimation = <Table data={cities} loadingAnimation="bounce" />

// @ts-expect-error There is no such part.
export const unknownPart = <Table data={cities} ui={{ row: 'x' }} />

// @ts-expect-error Sorting is a list.
export const sortingAsText = <Table data={cities} sorting="name" />
