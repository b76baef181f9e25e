import { CalendarDate } from '@frond/ui/date'
import { Button, DatePicker } from '@frond/ui'
import { useState } from 'react'

export default function ControlledDatePicker() {
  const [date, setDate] = useState<CalendarDate | null>(new CalendarDate(2026, 6, 10))
  const [open, setOpen] = useState(false)

  return (
    <div className="flex flex-wrap items-center gap-2">
      <DatePicker value={date} onValueChange={setDate} open={open} onOpenChange={setOpen} aria-label="Due date" />
      <Button label="Clear" color="neutral" variant="ghost" disabled={date === null} onClick={() => setDate(null)} />
    </div>
  )
}
