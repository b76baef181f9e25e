import { Table, tableGrouping, type TableColumn } from '@frond/ui'

const peaks = [
  { id: 'everest', name: 'Everest', height: 8849, range: 'Himalaya', ascent: 1953 },
  { id: 'k2', name: 'K2', height: 8611, range: 'Karakoram', ascent: 1954 },
  { id: 'kangchenjunga', name: 'Kangchenjunga', height: 8586, range: 'Himalaya', ascent: 1955 },
  { id: 'lhotse', name: 'Lhotse', height: 8516, range: 'Himalaya', ascent: 1956 },
  { id: 'makalu', name: 'Makalu', height: 8485, range: 'Himalaya', ascent: 1955 },
  { id: 'cho-oyu', name: 'Cho Oyu', height: 8188, range: 'Himalaya', ascent: 1954 },
  { id: 'dhaulagiri', name: 'Dhaulagiri', height: 8167, range: 'Himalaya', ascent: 1960 },
  { id: 'manaslu', name: 'Manaslu', height: 8163, range: 'Himalaya', ascent: 1956 },
]

const columns: TableColumn<(typeof peaks)[number]>[] = [
  { accessorKey: 'range', header: 'Range' },
  { accessorKey: 'name', header: 'Peak' },
  {
    accessorKey: 'height',
    header: 'Height',
    align: 'end',
    aggregationFn: 'max',
    aggregatedCell: ({ getValue }) => `up to ${getValue()} m`,
    cell: ({ getValue }) => `${getValue()} m`,
  },
]

export default function GroupedTable() {
  return (
    <Table
      data={peaks}
      columns={columns}
      caption="Peaks grouped by range"
      features={[tableGrouping]}
      defaultGrouping={['range']}
      defaultExpanded={{ 'range:Karakoram': true }}
      className="w-full"
    />
  )
}
