import { parseZonedDateTime } from '@frond/ui/date'
import { DateTimePicker } from '@frond/ui'

const call = parseZonedDateTime('2026-06-10T15:00[Europe/Lisbon]')

export default function DateTimePickerZone() {
  return <DateTimePicker defaultValue={call} hourCycle={24} aria-label="Call" />
}
