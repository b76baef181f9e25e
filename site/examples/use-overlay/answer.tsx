import { Button, Input, Modal, useOverlay, type OverlayProps } from '@frond/ui'
import { useState, type FormEvent } from 'react'

interface RenameDialogProps extends OverlayProps<string> {
  name: string
}

function RenameDialog({ name, onClose, ...overlay }: RenameDialogProps) {
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onClose?.(String(new FormData(event.currentTarget).get('name')))
  }

  return (
    <Modal {...overlay} title="Rename the list" footer={<Button type="submit" form="rename" label="Save" />}>
      <form id="rename" onSubmit={save}>
        <Input name="name" aria-label="Name" defaultValue={name} required className="w-full" />
      </form>
    </Modal>
  )
}

export default function OverlayAnswer() {
  const rename = useOverlay().create(RenameDialog)
  const [name, setName] = useState('Groceries')

  async function askName() {
    const answer = await rename.open({ name })
    if (answer !== undefined) setName(answer)
  }

  return (
    <div className="flex flex-wrap items-center gap-4 text-sm">
      {name}
      <Button label="Rename" color="neutral" variant="outline" onClick={askName} />
    </div>
  )
}
