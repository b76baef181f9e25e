import { CommandPalette } from '@frond/ui'

const groups = [
  {
    id: 'pages',
    label: 'Pages',
    items: [
      { label: 'Orders', icon: 'lucide:package' },
      { label: 'Customers', icon: 'lucide:users' },
    ],
  },
]

/** Drawn open: the dialog itself belongs to a script. */
export default function DashboardSearchThumbnail() {
  return (
    <div className="grid h-52 w-full place-items-center rounded-lg border border-default bg-accented">
      <div className="w-72 overflow-hidden rounded-xl border border-default bg-raised shadow-2xl">
        <CommandPalette groups={groups} autoFocus={false} close />
      </div>
    </div>
  )
}
