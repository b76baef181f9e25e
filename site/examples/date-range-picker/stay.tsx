import { DateRangePicker } from '@frond/ui'

const booked = ['2026-07-09', '2026-07-10', '2026-07-23']

export default function DateRangePickerStay() {
  return (
    <DateRangePicker
      defaultValue={{ start: '2026-07-01', end: '2026-07-05' }}
      minValue="2026-07-01"
      maxValue="2026-08-31"
      maximumDays={14}
      isDateUnavailable={(date) => booked.includes(date.toString())}
      aria-label="Dates of stay"
    />
  )
}
