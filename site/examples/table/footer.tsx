import { Table, type TableColumn } from '@frond/ui'

const ingredients = [
  { id: 'flour', name: 'Flour', grams: 500 },
  { id: 'water', name: 'Water', grams: 350 },
  { id: 'starter', name: 'Sourdough starter', grams: 100 },
  { id: 'salt', name: 'Salt', grams: 10 },
]

const columns: TableColumn<(typeof ingredients)[number]>[] = [
  { accessorKey: 'name', header: 'Ingredient', footer: 'Dough' },
  {
    accessorKey: 'grams',
    header: 'Grams',
    align: 'end',
    footer: ({ table }) => table.getRowModel().rows.reduce((sum, { original }) => sum + original.grams, 0),
  },
]

export default function TableFooter() {
  return (
    <Table data={ingredients} columns={columns} caption="Ingredients with their total" className="w-full max-w-sm" />
  )
}
