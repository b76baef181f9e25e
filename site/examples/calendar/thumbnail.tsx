import { Calendar } from '@frond/ui'

export default function CalendarThumbnail() {
  return <Calendar defaultValue="2026-05-12" size="sm" fixedWeeks={false} yearControls={false} aria-label="Day" />
}
