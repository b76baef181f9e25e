import { FormField, InputTime } from '@frond/ui'

export default function InputTimeRange() {
  return (
    <FormField label="Opening hours" help="In steps of 15 minutes.">
      <InputTime
        range
        hourCycle={24}
        defaultValue={{ start: '09:30', end: '18:00' }}
        step={{ minute: 15 }}
        stepSnapping
      />
    </FormField>
  )
}
