import { Button, Slideover } from '@frond/ui'
import { useState, type FormEvent } from 'react'

const sizes = ['Small', 'Medium', 'Large']

export default function FilterSlideover() {
  const [chosen, setChosen] = useState(['Medium'])
  const [open, setOpen] = useState(false)

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setChosen(new FormData(event.currentTarget).getAll('size').map(String))
    setOpen(false)
  }

  return (
    <div className="flex items-center gap-4 text-sm">
      <Slideover
        open={open}
        onOpenChange={setOpen}
        title="Filter"
        trigger={<Button label="Filter" icon="lucide:list-filter" color="neutral" variant="outline" />}
        ui={{ footer: 'justify-end' }}
        footer={({ close }) => (
          <>
            <Button label="Cancel" color="neutral" variant="ghost" onClick={close} />
            <Button type="submit" form="filter" label="Apply" />
          </>
        )}
      >
        <form id="filter" onSubmit={apply}>
          <fieldset className="grid gap-3">
            <legend className="mb-3 font-medium text-highlighted">Size</legend>
            {sizes.map((size) => (
              <label key={size} className="flex items-center gap-2">
                <input type="checkbox" name="size" value={size} defaultChecked={chosen.includes(size)} />
                {size}
              </label>
            ))}
          </fieldset>
        </form>
      </Slideover>
      {chosen.join(', ') || 'All sizes'}
    </div>
  )
}
