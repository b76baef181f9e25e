import { Button, DropdownMenu, Table, tableVisibility, type TableColumn } from '@frond/ui'

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

export default function HiddenColumns() {
  return (
    <div className="grid w-full gap-3">
      <Table
        data={peaks}
        columns={columns}
        caption="Peaks with hidden columns"
        features={[tableVisibility]}
        defaultColumnVisibility={{ ascent: false }}
        top={({ table }) => (
          <DropdownMenu
            items={table.getAllLeafColumns().map((column) => ({
              label: String(column.columnDef.header),
              type: 'checkbox' as const,
              checked: column.getIsVisible(),
              onCheckedChange: (checked: boolean) => column.toggleVisibility(checked),
              onSelect: (event: Event) => event.preventDefault(),
            }))}
          >
            <Button
              label="Columns"
              size="sm"
              color="neutral"
              variant="outline"
              trailingIcon="lucide:chevron-down"
              className="justify-self-end"
            />
          </DropdownMenu>
        )}
      />
    </div>
  )
}
