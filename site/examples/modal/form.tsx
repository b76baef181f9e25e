import { Button, Modal } from '@frond/ui'
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
        <form id="profile" onSubmit={save} className="grid gap-1.5">
          <label htmlFor="profile-name" className="font-medium">
            Name
          </label>
          <input
            id="profile-name"
            name="name"
            defaultValue={name}
            required
            className="h-8 rounded-md px-2.5 ring ring-inset ring-accented focus-visible:ring-2 focus-visible:ring-primary focus-visible:outline-hidden"
          />
        </form>
      </Modal>
    </div>
  )
}
