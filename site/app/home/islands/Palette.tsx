import { CommandPalette } from '@frond/ui/command-palette'
import { useToast } from '@frond/ui/use-toast'
// Importing this file from an island makes it part of the page's stylesheet, which contains only what the HTML uses.
import '../home.css'

const groups = [
  {
    id: 'actions',
    label: 'Actions',
    items: [
      { label: 'New document', icon: 'lucide:file-plus-2', kbds: ['shift', 'n'] },
      { label: 'Invite someone', icon: 'lucide:user-plus', kbds: ['shift', 'i'] },
      { label: 'Change theme', icon: 'lucide:palette', suffix: 'light, dark' },
    ],
  },
  {
    id: 'pages',
    label: 'Pages',
    items: [
      { label: 'Roadmap', icon: 'lucide:map', description: 'What comes next, and why' },
      { label: 'Field notes', icon: 'lucide:leaf', description: 'Ferns of the northern slope' },
    ],
  },
]

/** The palette of an application that keeps documents. */
export default function Palette() {
  const toast = useToast()

  return (
    <CommandPalette
      aria-label="Documents and actions"
      placeholder="Search or jump to …"
      groups={groups}
      autoFocus={false}
      selectionBehavior="replace"
      onValueChange={(_, item) => toast.add({ title: item.label, icon: item.icon, color: 'neutral' })}
      className="panel panel-palette"
    />
  )
}
