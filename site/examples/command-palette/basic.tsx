import { CommandPalette } from '@frond/ui'

const groups = [
  {
    id: 'actions',
    label: 'Actions',
    items: [
      { label: 'New note', icon: 'lucide:file-plus', kbds: ['meta', 'n'] },
      { label: 'New folder', icon: 'lucide:folder-plus', kbds: ['meta', 'shift', 'n'] },
      { label: 'Import', suffix: 'from a file', icon: 'lucide:import' },
    ],
  },
  {
    id: 'notes',
    label: 'Notes',
    items: [
      { label: 'Garden plan', description: 'Beds, seeds and sowing dates', icon: 'lucide:sprout' },
      { label: 'Reading list', description: 'Books to read this year', icon: 'lucide:book-open' },
      { label: 'Trip to the coast', description: 'Trains and accommodation', icon: 'lucide:waves' },
    ],
  },
]

export default function BasicCommandPalette() {
  return (
    <CommandPalette
      aria-label="Notes and actions"
      groups={groups}
      autoFocus={false}
      className="w-full max-w-lg rounded-lg ring ring-default"
    />
  )
}
