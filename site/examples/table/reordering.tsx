import { Button, Table, tableReordering, type TableColumn, type TableState } from '@frond/ui'
import { useState } from 'react'

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

export default function MovableColumns() {
  const [order, setOrder] = useState<TableState['columnOrder']>([])

  return (
    <div className="grid w-full gap-3">
      <Table
        data={peaks}
        columns={columns}
        caption="Peaks with movable columns"
        features={[tableReordering]}
        columnOrder={order}
        onColumnOrderChange={setOrder}
      />
      <Button
        label="Reset order"
        size="sm"
        color="neutral"
        variant="subtle"
        className="justify-self-start"
        onClick={() => setOrder([])}
      />
    </div>
  )
}
