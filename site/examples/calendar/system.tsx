import { BuddhistCalendar } from '@frond/ui/date'
import { Calendar } from '@frond/ui'

export default function CalendarSystem() {
  return (
    <Calendar
      locale="th"
      createCalendar={() => new BuddhistCalendar()}
      defaultValue="2026-05-12"
      aria-label="วันเดินทาง"
      lang="th"
    />
  )
}
