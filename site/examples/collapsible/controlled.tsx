import { Button, Collapsible } from '@frond/ui'
import { useState } from 'react'

export default function ControlledCollapsible() {
  const [open, setOpen] = useState(true)

  return (
    <div className="grid w-full max-w-sm justify-items-start gap-3">
      <Button
        label={open ? 'Hide details' : 'Show details'}
        size="sm"
        color="neutral"
        variant="outline"
        onClick={() => setOpen(!open)}
      />
      <Collapsible
        open={open}
        onOpenChange={setOpen}
        content={<p className="py-2 text-sm text-muted">Two desks, four chairs and a lamp.</p>}
      >
        <Button label="Order details" icon="lucide:package" variant="ghost" />
      </Collapsible>
    </div>
  )
}
