import { ContextMenu, type ContextMenuItem } from '@frond/ui'

const items: ContextMenuItem[][] = [
  [
    { label: 'Back', icon: 'lucide:arrow-left', kbds: ['alt', 'arrowleft'] },
    { label: 'Reload', icon: 'lucide:rotate-cw', kbds: ['meta', 'r'] },
  ],
  [
    {
      label: 'Share',
      icon: 'lucide:share-2',
      children: [{ label: 'Copy link' }, { label: 'Send by email' }],
    },
    { label: 'Report', icon: 'lucide:flag', color: 'error' },
  ],
]

export default function BasicContextMenu() {
  return (
    <ContextMenu items={items} aria-label="Page">
      <div
        tabIndex={0}
        className="flex h-40 w-full max-w-md items-center justify-center rounded-lg border border-dashed border-accented text-sm text-muted"
      >
        Right-click here
      </div>
    </ContextMenu>
  )
}
