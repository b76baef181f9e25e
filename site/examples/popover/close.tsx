import { Button, Popover } from '@frond/ui'
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
          <label className="grid gap-1.5 font-medium">
            Name
            <input
              name="name"
              defaultValue={name}
              className="h-8 rounded-md bg-default px-2.5 font-normal ring ring-accented ring-inset"
            />
          </label>
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
