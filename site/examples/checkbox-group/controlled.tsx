import { CheckboxGroup } from '@frond/ui'
import { useState } from 'react'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

export default function ControlledCheckboxGroup() {
  const [open, setOpen] = useState(['Monday', 'Friday'])

  return (
    <div className="grid gap-3">
      <CheckboxGroup legend="Open days" items={days} value={open} onValueChange={setOpen} />
      <p className="text-sm text-muted">{open.length === 0 ? 'Closed' : `${open.length} days per week`}</p>
    </div>
  )
}
