import { Table, type TableColumn } from '@frond/ui'

const peaks = [
  { id: 'everest', name: 'Everest', height: 8849, range: 'Himalaya', ascent: 1953 },
  { id: 'k2', name: 'K2', height: 8611, range: 'Karakoram', ascent: 1954 },
  { id: 'kangchenjunga', name: 'Kangchenjunga', height: 8586, range: 'Himalaya', ascent: 1955 },
]

const columns: TableColumn<(typeof peaks)[number]>[] = [
  { accessorKey: 'name', header: 'Peak' },
  {
    id: 'height',
    header: 'Height',
    columns: [
      { accessorKey: 'height', id: 'metres', header: 'Meters', align: 'end' },
      { id: 'feet', header: 'Feet', accessorFn: ({ height }) => Math.round(height * 3.28084), align: 'end' },
    ],
  },
  { accessorKey: 'ascent', header: 'First ascent', align: 'end' },
]

export default function ColumnGroups() {
  return <Table data={peaks} columns={columns} caption="Peaks with place and first ascent" className="w-full" />
}
