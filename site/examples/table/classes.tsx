import { Table, type TableColumn } from '@frond/ui'

const peaks = [
  { id: 'everest', name: 'Everest', height: 8849, range: 'Himalaya', ascent: 1953 },
  { id: 'k2', name: 'K2', height: 8611, range: 'Karakoram', ascent: 1954 },
  { id: 'kangchenjunga', name: 'Kangchenjunga', height: 8586, range: 'Himalaya', ascent: 1955 },
  { id: 'lhotse', name: 'Lhotse', height: 8516, range: 'Himalaya', ascent: 1956 },
  { id: 'makalu', name: 'Makalu', height: 8485, range: 'Himalaya', ascent: 1955 },
]

const columns: TableColumn<(typeof peaks)[number]>[] = [
  { accessorKey: 'name', header: 'Peak', meta: { class: { td: 'font-medium text-highlighted' } } },
  { accessorKey: 'range', header: 'Range' },
  {
    accessorKey: 'height',
    header: 'Height',
    align: 'end',
    meta: { class: { td: ({ getValue }) => (Number(getValue()) > 8600 ? 'text-primary' : 'text-muted') } },
  },
]

export default function TableClasses() {
  return (
    <Table
      data={peaks}
      columns={columns}
      caption="Peaks by range"
      meta={{ class: { tr: (row) => (row.original.range === 'Karakoram' ? 'bg-info/10' : undefined) } }}
      className="w-full"
    />
  )
}
