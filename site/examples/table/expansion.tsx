import { Table, tableExpansion, type TableColumn } from '@frond/ui'

const peaks = [
  { id: 'everest', name: 'Everest', height: 8849, range: 'Himalaya', ascent: 1953 },
  { id: 'k2', name: 'K2', height: 8611, range: 'Karakoram', ascent: 1954 },
  { id: 'kangchenjunga', name: 'Kangchenjunga', height: 8586, range: 'Himalaya', ascent: 1955 },
  { id: 'lhotse', name: 'Lhotse', height: 8516, range: 'Himalaya', ascent: 1956 },
]

const columns: TableColumn<(typeof peaks)[number]>[] = [
  { accessorKey: 'name', header: 'Peak' },
  { accessorKey: 'range', header: 'Range' },
  { accessorKey: 'height', header: 'Height', align: 'end', cell: ({ getValue }) => `${getValue()} m` },
  { accessorKey: 'ascent', header: 'First ascent', align: 'end' },
]

export default function ExpandableRows() {
  return (
    <Table
      data={peaks}
      columns={columns}
      caption="Peaks with details"
      features={[tableExpansion]}
      defaultExpanded={{ k2: true }}
      renderExpanded={({ row }) => (
        <p className="text-sm whitespace-normal text-muted">
          {row.original.name} is {8849 - row.original.height} m lower than the highest peak, and was first climbed in{' '}
          {row.original.ascent}.
        </p>
      )}
      className="w-full"
    />
  )
}
