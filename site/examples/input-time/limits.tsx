import { FormField, InputTime } from '@frond/ui'
import { useState } from 'react'

export default function InputTimeLimits() {
  const [error, setError] = useState<string>()

  return (
    <FormField label="Appointment" help="Between eight and five, not at noon." error={error} className="w-72">
      <InputTime
        defaultValue="12:15"
        minValue="08:00"
        maxValue="17:00"
        isTimeUnavailable={(time) => time.hour === 12}
        onValidityChange={(problem, message) => setError(problem ? message : undefined)}
      />
    </FormField>
  )
}
