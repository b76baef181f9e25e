import { Select } from '@frond/ui'
import { useState } from 'react'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export default function MultipleSelect() {
  const [open, setOpen] = useState(['Monday', 'Tuesday'])

  return (
    <Select
      multiple
      aria-label="Opening days"
      icon="lucide:calendar-days"
      items={days}
      value={open}
      onValueChange={setOpen}
      placeholder="Closed all week"
      className="w-64"
    >
      {open.length > 2 && `${open.length} days`}
    </Select>
  )
}
