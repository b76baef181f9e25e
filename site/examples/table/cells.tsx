import { Badge, Link, Table, type TableColumn } from '@frond/ui'

const peaks = [
  { id: 'everest', name: 'Everest', height: 8849, range: 'Himalaya', ascent: 1953 },
  { id: 'k2', name: 'K2', height: 8611, range: 'Karakoram', ascent: 1954 },
  { id: 'kangchenjunga', name: 'Kangchenjunga', height: 8586, range: 'Himalaya', ascent: 1955 },
  { id: 'lhotse', name: 'Lhotse', height: 8516, range: 'Himalaya', ascent: 1956 },
]

const columns: TableColumn<(typeof peaks)[number]>[] = [
  {
    accessorKey: 'name',
    header: 'Peak',
    rowHeader: true,
    cell: ({ row, getValue }) => <Link to={`https://en.wikipedia.org/wiki/${row.original.name}`}>{getValue()}</Link>,
  },
  {
    accessorKey: 'range',
    header: 'Range',
    cell: ({ getValue }) => (
      <Badge label={getValue()} color={getValue() === 'Karakoram' ? 'info' : 'neutral'} variant="subtle" />
    ),
  },
  { accessorKey: 'height', header: () => <abbr title="Height in meters">m</abbr>, align: 'end' },
  { id: 'age', header: 'Since the first ascent', accessorFn: ({ ascent }) => `${2025 - ascent} years`, align: 'end' },
]

export default function TableCells() {
  return <Table data={peaks} columns={columns} caption="The four highest peaks" className="w-full" />
}
