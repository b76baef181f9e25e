import { DashboardGroup, DashboardSearch, DashboardSearchButton, useToast } from '@frond/ui'

/** Items run commands, and items with children open a second list. */
export default function DashboardSearchCommands() {
  const toast = useToast()
  const groups = [
    {
      id: 'actions',
      label: 'Actions',
      items: [
        {
          label: 'New order',
          icon: 'lucide:plus',
          kbds: ['N'],
          onSelect: () => toast.add({ title: 'Order created', icon: 'lucide:check' }),
        },
        {
          label: 'Assign to …',
          icon: 'lucide:user-plus',
          placeholder: 'Search a colleague …',
          children: ['Ada', 'Grace', 'Alan'].map((label) => ({
            label,
            icon: 'lucide:user',
            onSelect: () => toast.add({ title: `Assigned to ${label}`, icon: 'lucide:check' }),
          })),
        },
      ],
    },
  ]

  return (
    <DashboardGroup className="relative w-full max-w-xs">
      <DashboardSearchButton label="Run a command" kbds={[]} />
      <DashboardSearch groups={groups} shortcut="" colorMode={false} placeholder="What do you want to do?" />
    </DashboardGroup>
  )
}
