import { type CalendarDate, getLocalTimeZone, today } from '@frond/ui/date'
import { Button, InputDate } from '@frond/ui'
import { useState } from 'react'

export default function ControlledInputDate() {
  const [date, setDate] = useState<CalendarDate | null>(null)

  return (
    <div className="grid justify-items-start gap-2">
      <InputDate value={date} onValueChange={setDate} aria-label="Due date" />
      <div className="flex gap-2">
        <Button
          label="Tomorrow"
          size="sm"
          color="neutral"
          variant="outline"
          onClick={() => setDate(today(getLocalTimeZone()).add({ days: 1 }))}
        />
        <Button label="Clear" size="sm" color="neutral" variant="ghost" onClick={() => setDate(null)} />
      </div>
      <output className="text-sm text-muted">{date ? date.toString() : 'No date yet'}</output>
    </div>
  )
}
