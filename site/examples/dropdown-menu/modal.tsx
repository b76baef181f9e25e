import { Button, DropdownMenu, Modal } from '@frond/ui'
import { useState } from 'react'

export default function DropdownMenuThatOpensModal() {
  const [open, setOpen] = useState(false)

  return (
    <>
      <DropdownMenu
        items={[
          { label: 'Rename', icon: 'lucide:pencil' },
          { label: 'Delete', icon: 'lucide:trash-2', color: 'error', onSelect: () => setOpen(true) },
        ]}
      >
        <Button icon="lucide:ellipsis" aria-label="More" color="neutral" variant="ghost" />
      </DropdownMenu>
      <Modal
        open={open}
        onOpenChange={setOpen}
        title="Delete the project?"
        description="This action cannot be undone."
        ui={{ footer: 'justify-end' }}
        footer={({ close }) => (
          <>
            <Button label="Cancel" color="neutral" variant="ghost" onClick={close} />
            <Button label="Delete" color="error" onClick={close} />
          </>
        )}
      />
    </>
  )
}
