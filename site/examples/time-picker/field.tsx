import { FormField, TimePicker } from '@frond/ui'

export default function TimePickerField() {
  return (
    <FormField label="Reminder" help="Type any time, or choose one from the list.">
      <TimePicker defaultValue="09:30" />
    </FormField>
  )
}
