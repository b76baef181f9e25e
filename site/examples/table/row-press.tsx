import { Button, Table, tableSelection, type TableColumn } from '@frond/ui'
import { useState } from 'react'

const peaks = [
  { id: 'everest', name: 'Everest', height: 8849, range: 'Himalaya', ascent: 1953 },
  { id: 'k2', name: 'K2', height: 8611, range: 'Karakoram', ascent: 1954 },
  { id: 'kangchenjunga', name: 'Kangchenjunga', height: 8586, range: 'Himalaya', ascent: 1955 },
  { id: 'lhotse', name: 'Lhotse', height: 8516, range: 'Himalaya', ascent: 1956 },
]

export default function PressableRows() {
  const [pressed, setPressed] = useState('none')
  const columns: TableColumn<(typeof peaks)[number]>[] = [
    { accessorKey: 'name', header: 'Peak' },
    { accessorKey: 'height', header: 'Height', align: 'end' },
    {
      id: 'map',
      header: 'Map',
      cell: ({ row }) => (
        <Button
          label="Show"
          size="xs"
          color="neutral"
          variant="subtle"
          onClick={() => setPressed(`the button of ${row.original.name}`)}
        />
      ),
    },
  ]

  return (
    <div className="grid w-full gap-3">
      <Table
        data={peaks}
        columns={columns}
        caption="Peaks to choose from"
        features={[tableSelection]}
        rowSelectionOptions={{ column: false, enableMultiRowSelection: false }}
        onSelect={(row) => {
          row.toggleSelected()
          setPressed(row.original.name)
        }}
      />
      <p className="text-sm text-muted">Last pressed: {pressed}</p>
    </div>
  )
}
