import { Badge, type BadgeProps } from '@frond/ui/badge'
import { Card } from '@frond/ui/card'
import { Table, tableSorting, type TableColumn } from '@frond/ui/table'

type State = 'Live' | 'Building' | 'Failed' | 'Queued'

const looks: Record<State, Pick<BadgeProps, 'color' | 'icon'>> = {
  Live: { color: 'success', icon: 'lucide:circle-check' },
  Building: { color: 'info', icon: 'lucide:loader' },
  Failed: { color: 'error', icon: 'lucide:circle-x' },
  Queued: { color: 'neutral', icon: 'lucide:clock' },
}

const deployments: { branch: string; state: State; seconds: number }[] = [
  { branch: 'main', state: 'Live', seconds: 41 },
  { branch: 'focus-ring', state: 'Building', seconds: 12 },
  { branch: 'new-locale', state: 'Failed', seconds: 27 },
  { branch: 'docs-search', state: 'Queued', seconds: 0 },
]

const columns: TableColumn<(typeof deployments)[number]>[] = [
  {
    accessorKey: 'branch',
    header: 'Branch',
    rowHeader: true,
    cell: ({ getValue }) => <span className="font-mono text-[0.8125rem]">{getValue()}</span>,
  },
  {
    accessorKey: 'state',
    header: 'State',
    cell: ({ row }) => <Badge label={row.original.state} variant="subtle" {...looks[row.original.state]} />,
  },
  {
    accessorKey: 'seconds',
    header: 'Took',
    align: 'end',
    cell: ({ row }) => <span className="text-muted tabular-nums">{row.original.seconds} s</span>,
  },
]

/** The first and last cells are inset like the header of the card. */
const inset = 'px-2 first:ps-4 last:pe-4 sm:first:ps-6 sm:last:pe-6'

/** A sortable table with badges. */
export default function Deployments() {
  return (
    <Card title="Deployments" className="panel" ui={{ body: 'p-0 sm:p-0' }}>
      <Table
        data={deployments}
        columns={columns}
        features={[tableSorting]}
        caption="Deployments"
        ui={{ th: inset, td: inset }}
      />
    </Card>
  )
}
