import { DateTimePicker } from '@frond/ui'

export default function DateTimePickerSteps() {
  return (
    <DateTimePicker
      defaultValue="2026-06-10T15:00"
      minValue="2026-06-01T08:00"
      maxValue="2026-06-30T18:00"
      step={{ minute: 15 }}
      stepSnapping
      aria-label="Meeting start"
    />
  )
}
