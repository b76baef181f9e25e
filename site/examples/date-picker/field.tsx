import { DatePicker, FormField } from '@frond/ui'

export default function DatePickerField() {
  return (
    <FormField label="Arrival" help="Type it, or choose it from the calendar." className="w-72">
      <DatePicker />
    </FormField>
  )
}
