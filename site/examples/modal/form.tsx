import { Button, FormField, Input, Modal } from '@frond/ui'
import { useState, type FormEvent } from 'react'

export default function FormModal() {
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('Design Team')

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setName(String(new FormData(event.currentTarget).get('name')))
    setOpen(false)
  }

  return (
    <div className="flex items-center gap-4 text-sm">
      {name}
      <Modal
        open={open}
        onOpenChange={setOpen}
        title="Edit profile"
        trigger={<Button label="Edit" color="neutral" variant="outline" />}
        footer={<Button type="submit" form="profile" label="Save" />}
      >
        <form id="profile" onSubmit={save}>
          <FormField label="Name">
            <Input name="name" defaultValue={name} required className="w-full" />
          </FormField>
        </form>
      </Modal>
    </div>
  )
}
