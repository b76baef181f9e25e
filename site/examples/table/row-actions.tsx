import { Button, DropdownMenu, Table, useToast, type TableColumn } from '@frond/ui'

const peaks = [
  { id: 'everest', name: 'Everest', height: 8849, range: 'Himalaya', ascent: 1953 },
  { id: 'k2', name: 'K2', height: 8611, range: 'Karakoram', ascent: 1954 },
  { id: 'kangchenjunga', name: 'Kangchenjunga', height: 8586, range: 'Himalaya', ascent: 1955 },
  { id: 'lhotse', name: 'Lhotse', height: 8516, range: 'Himalaya', ascent: 1956 },
]

export default function RowActions() {
  const toast = useToast()
  const columns: TableColumn<(typeof peaks)[number]>[] = [
    { accessorKey: 'name', header: 'Peak' },
    { accessorKey: 'height', header: 'Height', align: 'end', cell: ({ getValue }) => `${getValue()} m` },
    {
      id: 'actions',
      header: 'Actions',
      align: 'end',
      cell: ({ row: { original } }) => (
        <DropdownMenu
          items={[
            {
              label: 'Copy name',
              icon: 'lucide:copy',
              onSelect: () => toast.add({ title: `${original.name} copied` }),
            },
            { label: 'Hide', icon: 'lucide:eye-off', onSelect: () => toast.add({ title: `${original.name} hidden` }) },
          ]}
          content={{ align: 'end' }}
        >
          <Button
            icon="lucide:ellipsis-vertical"
            size="xs"
            color="neutral"
            variant="ghost"
            aria-label={`Actions for ${original.name}`}
          />
        </DropdownMenu>
      ),
    },
  ]

  return <Table data={peaks} columns={columns} caption="Peaks with actions" className="w-full" />
}
