import { Button, FormField, Input, Popover } from '@frond/ui'
import { useState } from 'react'

export default function PopoverWithForm() {
  const [name, setName] = useState('Autumn collection')

  return (
    <Popover
      content={{ align: 'start' }}
      renderContent={({ close }) => (
        <form
          className="grid w-72 gap-3 p-4"
          onSubmit={(event) => {
            event.preventDefault()
            setName(String(new FormData(event.currentTarget).get('name')))
            close()
          }}
        >
          <FormField label="Name">
            <Input name="name" defaultValue={name} className="w-full" />
          </FormField>
          <div className="flex justify-end gap-2">
            <Button label="Cancel" color="neutral" variant="ghost" onClick={close} />
            <Button type="submit" label="Rename" />
          </div>
        </form>
      )}
    >
      <Button label={name} trailingIcon="lucide:pencil" color="neutral" variant="outline" />
    </Popover>
  )
}
