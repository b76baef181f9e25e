import { Button, Table, tableRowPinning, type TableColumn } from '@frond/ui'

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
]

const columns: TableColumn<(typeof peaks)[number]>[] = [
  {
    id: 'pin',
    header: 'Pin',
    size: 64,
    cell: ({ row }) => {
      const isPinned = row.getIsPinned() === 'top'
      return (
        <Button
          icon={isPinned ? 'lucide:pin-off' : 'lucide:pin'}
          size="xs"
          color="neutral"
          variant="ghost"
          aria-label={isPinned ? `Let go of ${row.original.name}` : `Pin ${row.original.name}`}
          onClick={() => row.pin(isPinned ? false : 'top')}
        />
      )
    },
  },
  { accessorKey: 'name', header: 'Peak' },
  { accessorKey: 'height', header: 'Height', align: 'end', cell: ({ getValue }) => `${getValue()} m` },
]

export default function PinnedRows() {
  return (
    <Table
      data={peaks}
      columns={columns}
      caption="Peaks with pinned rows"
      features={[tableRowPinning]}
      defaultRowPinning={{ top: ['k2'] }}
      sticky="header"
      className="h-72 w-full"
    />
  )
}
