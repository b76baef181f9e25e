import { type CalendarDate, getDayOfWeek } from '@frond/ui/date'
import { Calendar } from '@frond/ui'

const booked = ['2026-06-09', '2026-06-10', '2026-06-23']

/** Closed on Sundays. */
function isSunday(date: CalendarDate) {
  return getDayOfWeek(date, 'en-US') === 0
}

export default function CalendarUnavailable() {
  return (
    <Calendar
      range
      defaultPlaceholder="2026-06-01"
      minValue="2026-06-01"
      maxValue="2026-08-31"
      maximumDays={7}
      isDateUnavailable={(date) => booked.includes(date.toString())}
      isDateDisabled={isSunday}
      aria-label="Dates of stay"
    />
  )
}
