import { type CalendarDate } from '@frond/ui/date'
import { DateRangePicker, type DateRange } from '@frond/ui'
import { useState } from 'react'

export default function ControlledDateRangePicker() {
  const [stay, setStay] = useState<DateRange<CalendarDate> | null>(null)
  const nights = stay ? stay.end.compare(stay.start) : 0

  return (
    <div className="grid justify-items-start gap-2">
      <DateRangePicker
        value={stay}
        onValueChange={setStay}
        numberOfMonths={1}
        closeOnSelect={false}
        aria-label="Dates of stay"
      />
      <output className="text-sm text-muted">{stay ? `Nights: ${nights}` : 'Select a start and an end date.'}</output>
    </div>
  )
}
