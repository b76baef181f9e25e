import { Input, Select, Table, tableFacets, tableFilters, type TableColumn } from '@frond/ui'
import { useState } from 'react'

const peaks = [
  { id: 'everest', name: 'Everest', height: 8849, range: 'Himalaya', ascent: 1953 },
  { id: 'k2', name: 'K2', height: 8611, range: 'Karakoram', ascent: 1954 },
  { id: 'kangchenjunga', name: 'Kangchenjunga', height: 8586, range: 'Himalaya', ascent: 1955 },
  { id: 'lhotse', name: 'Lhotse', height: 8516, range: 'Himalaya', ascent: 1956 },
  { id: 'makalu', name: 'Makalu', height: 8485, range: 'Himalaya', ascent: 1955 },
  { id: 'cho-oyu', name: 'Cho Oyu', height: 8188, range: 'Himalaya', ascent: 1954 },
  { id: 'dhaulagiri', name: 'Dhaulagiri', height: 8167, range: 'Himalaya', ascent: 1960 },
  { id: 'manaslu', name: 'Manaslu', height: 8163, range: 'Himalaya', ascent: 1956 },
  { id: 'nanga-parbat', name: 'Nanga Parbat', height: 8126, range: 'Himalaya', ascent: 1953 },
  { id: 'annapurna', name: 'Annapurna', height: 8091, range: 'Himalaya', ascent: 1950 },
  { id: 'gasherbrum-1', name: 'Gasherbrum I', height: 8080, range: 'Karakoram', ascent: 1958 },
  { id: 'broad-peak', name: 'Broad Peak', height: 8051, range: 'Karakoram', ascent: 1957 },
  { id: 'gasherbrum-2', name: 'Gasherbrum II', height: 8034, range: 'Karakoram', ascent: 1956 },
  { id: 'shishapangma', name: 'Shishapangma', height: 8027, range: 'Himalaya', ascent: 1964 },
]

const columns: TableColumn<(typeof peaks)[number]>[] = [
  { accessorKey: 'name', header: 'Peak' },
  { accessorKey: 'range', header: 'Range' },
  { accessorKey: 'height', header: 'Height', align: 'end', cell: ({ getValue }) => `${getValue()} m` },
  { accessorKey: 'ascent', header: 'First ascent', align: 'end' },
]

export default function FilteredTable() {
  const [search, setSearch] = useState('')

  return (
    <div className="grid w-full grid-cols-1 gap-3">
      <Table
        data={peaks}
        columns={columns}
        caption="Filtered peaks"
        features={[tableFilters, tableFacets]}
        globalFilter={search}
        onGlobalFilterChange={setSearch}
        empty="No peak matches"
        className="h-80"
        tabIndex={0}
        sticky="header"
        top={({ table }) => {
          const range = table.getColumn('range')!
          const ranges = [...range.getFacetedUniqueValues()]
          return (
            <div className="flex flex-wrap gap-2">
              <Input
                icon="lucide:search"
                placeholder="Search"
                aria-label="Search"
                value={search}
                onValueChange={setSearch}
              />
              <Select
                aria-label="Range"
                items={[
                  { label: 'All ranges', value: 'all' },
                  ...ranges.map(([name, count]) => ({ label: `${name} (${count})`, value: String(name) })),
                ]}
                defaultValue="all"
                onValueChange={(value) => range.setFilterValue(value === 'all' ? undefined : value)}
              />
            </div>
          )
        }}
      />
    </div>
  )
}
