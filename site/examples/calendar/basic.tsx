import { Calendar } from '@frond/ui'

export default function BasicCalendar() {
  return <Calendar aria-label="Appointment date" />
}
