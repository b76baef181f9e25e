import { Pagination, Table, tablePagination, tableSorting, type TableColumn } from '@frond/ui'

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

export default function TableWithPages() {
  return (
    <div className="grid w-full gap-4">
      <Table
        data={peaks}
        columns={columns}
        caption="Peaks in pages"
        features={[tablePagination, tableSorting]}
        defaultPagination={{ pageSize: 5 }}
        bottom={({ table }) => (
          <Pagination
            total={table.getRowCount()}
            itemsPerPage={table.state.pagination.pageSize}
            page={table.state.pagination.pageIndex + 1}
            onPageChange={(page) => table.setPageIndex(page - 1)}
            size="sm"
          />
        )}
      />
    </div>
  )
}
