import { CommandPalette, Kbd } from '@frond/ui'

const groups = [
  {
    id: 'drafts',
    label: 'Drafts',
    highlightedIcon: 'lucide:corner-down-left',
    items: [
      { label: 'Welcome email', prefix: 'Emails /', icon: 'lucide:file-text' },
      { label: 'Quarterly report', prefix: 'Reports /', icon: 'lucide:file-text' },
      { label: 'Planning meeting', prefix: 'Minutes /', icon: 'lucide:file-text' },
    ],
  },
]

export default function FooterCommandPalette() {
  return (
    <CommandPalette
      aria-label="Drafts"
      groups={groups}
      autoFocus={false}
      empty={({ searchTerm }) => `No drafts match “${searchTerm}”.`}
      footer={
        <div className="flex flex-wrap items-center gap-1.5 px-2 py-1 text-xs text-muted">
          <Kbd value="arrowup" size="sm" />
          <Kbd value="arrowdown" size="sm" />
          to move
          <Kbd value="enter" size="sm" className="ms-3" />
          to open
        </div>
      }
      className="w-full max-w-lg rounded-lg ring ring-default"
    />
  )
}
