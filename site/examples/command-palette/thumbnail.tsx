import { CommandPalette } from '@frond/ui'

const groups = [
  {
    id: 'actions',
    label: 'Actions',
    items: [
      { label: 'New note', icon: 'lucide:file-plus', kbds: ['n'] },
      { label: 'New folder', icon: 'lucide:folder-plus', kbds: ['shift', 'n'] },
      { label: 'Import', suffix: 'from a file', icon: 'lucide:import' },
      { label: 'Print', icon: 'lucide:printer' },
    ],
  },
]

export default function CommandPaletteThumbnail() {
  return (
    <CommandPalette
      aria-label="Actions"
      groups={groups}
      autoFocus={false}
      className="w-full rounded-lg bg-raised shadow-lg border border-default"
    />
  )
}
