import { Button, Modal } from '@frond/ui'
import { useState } from 'react'

export default function NestedModal() {
  const [open, setOpen] = useState(false)

  return (
    <Modal open={open} onOpenChange={setOpen} title="Edit article" trigger={<Button label="Edit" />}>
      <div className="grid justify-items-start gap-4">
        Your changes are kept until you save them.
        <Modal
          title="Discard changes?"
          trigger={<Button label="Discard" color="error" variant="soft" />}
          ui={{ footer: 'justify-end' }}
          footer={({ close }) => (
            <>
              <Button label="Keep editing" color="neutral" variant="ghost" onClick={close} />
              <Button label="Discard" color="error" onClick={() => setOpen(false)} />
            </>
          )}
        >
          They have not been saved.
        </Modal>
      </div>
    </Modal>
  )
}
