import { DateTimePicker, FormField } from '@frond/ui'

export default function DateTimePickerField() {
  return (
    <FormField label="Publish at" help="A day that is chosen first is published at nine.">
      <DateTimePicker defaultTime="09:00" />
    </FormField>
  )
}
