import { Button, CheckboxGroup, Slideover } from '@frond/ui'
import { useState, type FormEvent } from 'react'

const sizes = ['Small', 'Medium', 'Large']

export default function FilterSlideover() {
  const [selected, setSelected] = useState(['Medium'])
  const [open, setOpen] = useState(false)

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSelected(new FormData(event.currentTarget).getAll('size').map(String))
    setOpen(false)
  }

  return (
    <div className="flex flex-wrap items-center gap-4 text-sm">
      <Slideover
        open={open}
        onOpenChange={setOpen}
        title="Filters"
        trigger={<Button label="Filters" icon="lucide:list-filter" color="neutral" variant="outline" />}
        ui={{ footer: 'justify-end' }}
        footer={({ close }) => (
          <>
            <Button label="Cancel" color="neutral" variant="ghost" onClick={close} />
            <Button type="submit" form="filter" label="Apply" />
          </>
        )}
      >
        <form id="filter" onSubmit={apply}>
          <CheckboxGroup legend="Size" name="size" items={sizes} defaultValue={selected} />
        </form>
      </Slideover>
      {selected.join(', ') || 'All sizes'}
    </div>
  )
}
