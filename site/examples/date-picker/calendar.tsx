import { DatePicker } from '@frond/ui'

export default function DatePickerCalendar() {
  return (
    <DatePicker
      defaultValue="2026-06-10"
      weekNumbers
      weekStartsOn={1}
      calendar={{ variant: 'soft', yearControls: false }}
      triggerIcon="lucide:calendar-days"
      aria-label="Date of issue"
    />
  )
}
