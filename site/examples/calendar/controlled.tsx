import { CalendarDate, getLocalTimeZone, today } from '@frond/ui/date'
import { Button, Calendar } from '@frond/ui'
import { useState } from 'react'

export default function ControlledCalendar() {
  const [date, setDate] = useState<CalendarDate | null>(new CalendarDate(2026, 5, 12))

  return (
    <div className="grid grid-cols-1 gap-3">
      <Calendar value={date} onValueChange={setDate} aria-label="Due date" />
      <div className="flex flex-wrap gap-2">
        <Button
          label="Today"
          size="sm"
          color="neutral"
          variant="outline"
          onClick={() => setDate(today(getLocalTimeZone()))}
        />
        <Button
          label="In a week"
          size="sm"
          color="neutral"
          variant="outline"
          onClick={() => setDate(today(getLocalTimeZone()).add({ weeks: 1 }))}
        />
        <Button label="Clear" size="sm" color="neutral" variant="ghost" onClick={() => setDate(null)} />
      </div>
    </div>
  )
}
