import { createCalendar } from '@frond/ui/date'
import { Calendar } from '@frond/ui'

export default function CalendarRightToLeft() {
  return (
    <div className="flex flex-wrap gap-8" dir="rtl">
      <Calendar locale="ar-EG" defaultValue="2026-05-12" aria-label="تاريخ السفر" lang="ar" />
      <Calendar
        locale="fa-IR"
        createCalendar={createCalendar}
        range
        defaultValue={{ start: '2026-05-12', end: '2026-05-20' }}
        aria-label="روزهای اقامت"
        lang="fa"
      />
    </div>
  )
}
