import { DateTimePicker, FormField } from '@frond/ui'

export default function DateTimePickerField() {
  return (
    <FormField label="Publish at" help="The default time is 9:00.">
      <DateTimePicker defaultTime="09:00" />
    </FormField>
  )
}
