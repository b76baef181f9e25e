import { ContextMenu, type ContextMenuProps } from '@frond/ui'

const items = [
  { label: 'Copy link', icon: 'lucide:link' },
  { label: 'Rename', icon: 'lucide:pencil' },
  { label: 'Delete', icon: 'lucide:trash-2', color: 'error' as const },
]

export default function ContextMenuPlayground(props: Partial<ContextMenuProps>) {
  return (
    <ContextMenu items={items} aria-label="Picture" {...props}>
      <div
        tabIndex={0}
        className="grid h-32 w-full max-w-sm place-items-center rounded-lg border border-dashed border-accented text-sm text-muted"
      >
        Right-click or long-press here
      </div>
    </ContextMenu>
  )
}
