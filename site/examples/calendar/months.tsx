import { Calendar } from '@frond/ui'

export default function CalendarMonths() {
  return (
    <Calendar
      range
      numberOfMonths={2}
      pagedNavigation
      defaultValue={{ start: '2026-06-24', end: '2026-07-05' }}
      aria-label="Dates of stay"
    />
  )
}
