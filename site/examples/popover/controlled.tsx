import { Button, Popover } from '@frond/ui'
import { useState } from 'react'

export default function ControlledPopover() {
  const [open, setOpen] = useState(false)

  return (
    <div className="flex flex-wrap items-center gap-2">
      <Popover
        open={open}
        onOpenChange={setOpen}
        renderContent={<p className="w-64 p-4">Filters stay active until you reset them.</p>}
      >
        <Button label="Filter" icon="lucide:funnel" color="neutral" variant="outline" />
      </Popover>
      <Button label={open ? 'Hide the help' : 'Show the help'} variant="link" onClick={() => setOpen(!open)} />
    </div>
  )
}
