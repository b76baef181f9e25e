import { Button, DropdownMenu } from '@frond/ui'
import { useState, type KeyboardEvent } from 'react'

const menus = [
  { label: 'File', items: [{ label: 'New document' }, { label: 'Open…' }, { label: 'Export as PDF' }] },
  { label: 'Edit', items: [{ label: 'Undo' }, { label: 'Redo' }, { label: 'Find and replace' }] },
  { label: 'View', items: [{ label: 'Zoom in' }, { label: 'Zoom out' }, { label: 'Full screen' }] },
]

export default function DropdownMenuMenubar() {
  const [open, setOpen] = useState<string>()
  const [current, setCurrent] = useState('File')

  function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
    const triggers = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')]
    const index = triggers.indexOf(event.target as HTMLElement)
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    // React also reports the keys of an open menu here. Its items are not triggers.
    if (index !== -1 && step !== 0) triggers.at((index + step) % triggers.length)?.focus()
  }

  return (
    <div role="menubar" aria-label="Document" tabIndex={-1} className="flex flex-wrap gap-1" onKeyDown={moveFocus}>
      {menus.map(({ label, items }) => (
        <DropdownMenu
          key={label}
          items={items}
          modal={false}
          open={open === label}
          onOpenChange={(isOpen) => setOpen(isOpen ? label : undefined)}
        >
          <Button
            role="menuitem"
            label={label}
            color="neutral"
            variant="ghost"
            tabIndex={current === label ? 0 : -1}
            onFocus={() => setCurrent(label)}
            onPointerEnter={() => open && setOpen(label)}
          />
        </DropdownMenu>
      ))}
    </div>
  )
}
