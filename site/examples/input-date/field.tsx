import { FormField, InputDate, type DateProblem } from '@frond/ui'
import { useState } from 'react'

export default function InputDateField() {
  const [error, setError] = useState<string>()
  const showProblem = (problem: DateProblem | null, message: string) => setError(problem ? message : undefined)

  return (
    <FormField label="Arrival" help="Rooms are open from May to September." error={error} className="w-72">
      <InputDate
        defaultValue="2026-04-28"
        minValue="2026-05-01"
        maxValue="2026-09-30"
        isDateUnavailable={(date) => date.month === 7 && date.day === 14}
        onValidityChange={showProblem}
      />
    </FormField>
  )
}
