import { Button, DropdownMenu, Kbd } from '@frond/ui'
import { useEffect, useState } from 'react'

const items = [{ label: 'New page' }, { label: 'New folder' }, { label: 'Upload' }]

export default function ControlledDropdownMenu() {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.key === 'o' && event.altKey) setOpen((isOpen) => !isOpen)
    }
    window.addEventListener('keydown', toggle)
    return () => window.removeEventListener('keydown', toggle)
  }, [])

  return (
    <div className="flex items-center gap-3">
      <DropdownMenu items={items} open={open} onOpenChange={setOpen}>
        <Button label="New" icon="lucide:plus" />
      </DropdownMenu>
      <span className="text-sm text-muted">
        or <Kbd value="alt" /> <Kbd value="o" />
      </span>
    </div>
  )
}
