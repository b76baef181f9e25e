import { getDayOfWeek } from '@frond/ui/date'
import { DatePicker, FormField } from '@frond/ui'
import { useState } from 'react'

export default function DatePickerLimits() {
  const [error, setError] = useState<string>()

  return (
    <FormField label="Delivery" help="On a weekday in June." error={error} className="w-72">
      <DatePicker
        defaultValue="2026-06-10"
        minValue="2026-06-01"
        maxValue="2026-06-30"
        isDateDisabled={(date) => getDayOfWeek(date, 'en-GB') > 4}
        onValidityChange={(problem, message) => setError(problem ? message : undefined)}
      />
    </FormField>
  )
}
