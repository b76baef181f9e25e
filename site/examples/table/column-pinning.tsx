import { Table, tableColumnPinning, tableSelection, type TableColumn } from '@frond/ui'

const peaks = [
  { id: 'everest', name: 'Everest', height: 8849, range: 'Himalaya', ascent: 1953 },
  { id: 'k2', name: 'K2', height: 8611, range: 'Karakoram', ascent: 1954 },
  { id: 'kangchenjunga', name: 'Kangchenjunga', height: 8586, range: 'Himalaya', ascent: 1955 },
  { id: 'lhotse', name: 'Lhotse', height: 8516, range: 'Himalaya', ascent: 1956 },
]

const columns: TableColumn<(typeof peaks)[number]>[] = [
  { accessorKey: 'name', header: 'Peak' },
  { accessorKey: 'range', header: 'Range' },
  { accessorKey: 'ascent', header: 'First ascent' },
  { id: 'feet', header: 'Height in feet', accessorFn: ({ height }) => Math.round(height * 3.28084) },
  { id: 'rank', header: 'Rank', cell: ({ row }) => row.index + 1 },
  { accessorKey: 'height', header: 'Height', align: 'end', cell: ({ getValue }) => `${getValue()} m` },
]

export default function PinnedColumns() {
  return (
    <Table
      data={peaks}
      columns={columns}
      features={[tableColumnPinning, tableSelection]}
      defaultColumnPinning={{ start: ['select', 'name'], end: ['height'] }}
      caption="Peaks"
      className="w-full max-w-md"
    />
  )
}
