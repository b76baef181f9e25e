import { InputDate } from '@frond/ui'

export default function InputDateRange() {
  return (
    <InputDate
      range
      defaultValue={{ start: '2026-06-24', end: '2026-07-05' }}
      separatorIcon="lucide:arrow-right"
      aria-label="Days of the stay"
    />
  )
}
