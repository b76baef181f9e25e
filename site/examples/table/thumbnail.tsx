import { Table } from '@frond/ui'

const data = [
  { peak: 'Everest', range: 'Himalaya', height: 8849 },
  { peak: 'K2', range: 'Karakoram', height: 8611 },
  { peak: 'Kangchenjunga', range: 'Himalaya', height: 8586 },
]

const columns = [
  { accessorKey: 'peak', header: 'Peak' },
  { accessorKey: 'range', header: 'Range' },
  { accessorKey: 'height', header: 'Height', align: 'end' },
] as const

export default function TableThumbnail() {
  return (
    <div className="w-full overflow-hidden rounded-lg bg-default border border-default">
      <Table data={data} columns={[...columns]} />
    </div>
  )
}
