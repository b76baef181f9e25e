import { DatePicker, FormField } from '@frond/ui'

export default function DatePickerField() {
  return (
    <FormField label="Arrival" help="Type a date or select it in the calendar." className="w-72">
      <DatePicker />
    </FormField>
  )
}
