import { Table, tableSorting, tableVirtualization, type TableColumn } from '@frond/ui'

const numbers = Array.from({ length: 100_000 }, (_, index) => ({ id: index, decimal: index }))

const columns: TableColumn<(typeof numbers)[number]>[] = [
  { accessorKey: 'decimal', header: 'Decimal', align: 'end' },
  { id: 'binary', header: 'Binary', accessorFn: ({ decimal }) => decimal.toString(2), align: 'end' },
  { id: 'hexadecimal', header: 'Hexadecimal', accessorFn: ({ decimal }) => decimal.toString(16), align: 'end' },
  { id: 'square', header: 'Square', accessorFn: ({ decimal }) => decimal ** 2, align: 'end' },
]

export default function LongTable() {
  return (
    <Table
      data={numbers}
      columns={columns}
      features={[tableVirtualization, tableSorting]}
      caption="A hundred thousand numbers"
      sticky="header"
      className="h-96 w-full"
      ui={{ td: 'font-mono' }}
    />
  )
}
