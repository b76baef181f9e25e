import { Table, tableSelection, type TableColumn, type TableState } from '@frond/ui'
import { useState } from 'react'

const peaks = [
  { id: 'everest', name: 'Everest', height: 8849, range: 'Himalaya', ascent: 1953 },
  { id: 'k2', name: 'K2', height: 8611, range: 'Karakoram', ascent: 1954 },
  { id: 'kangchenjunga', name: 'Kangchenjunga', height: 8586, range: 'Himalaya', ascent: 1955 },
  { id: 'lhotse', name: 'Lhotse', height: 8516, range: 'Himalaya', ascent: 1956 },
  { id: 'makalu', name: 'Makalu', height: 8485, range: 'Himalaya', ascent: 1955 },
]

const columns: TableColumn<(typeof peaks)[number]>[] = [
  { accessorKey: 'name', header: 'Peak' },
  { accessorKey: 'range', header: 'Range' },
  { accessorKey: 'height', header: 'Height', align: 'end', cell: ({ getValue }) => `${getValue()} m` },
  { accessorKey: 'ascent', header: 'First ascent', align: 'end' },
]

export default function SelectableTable() {
  const [selection, setSelection] = useState<TableState['rowSelection']>({ k2: true })
  const count = Object.keys(selection).length

  return (
    <div className="grid w-full gap-3">
      <Table
        data={peaks}
        columns={columns}
        caption="Peaks with selection"
        features={[tableSelection]}
        rowSelection={selection}
        onRowSelectionChange={setSelection}
      />
      <p className="text-sm text-muted" aria-live="polite">
        {count} of {peaks.length} peaks selected
      </p>
    </div>
  )
}
