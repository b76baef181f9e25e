import { getLocalTimeZone, startOfMonth, today } from '@frond/ui/date'
import { DateRangePicker, FormField } from '@frond/ui'

const now = () => today(getLocalTimeZone())

const presets = [
  { label: 'Last 7 days', value: () => ({ start: now().subtract({ days: 6 }), end: now() }) },
  { label: 'Last 30 days', value: () => ({ start: now().subtract({ days: 29 }), end: now() }) },
  { label: 'This month', value: () => ({ start: startOfMonth(now()), end: now() }) },
  { label: '2025', value: { start: '2025-01-01', end: '2025-12-31' } },
]

export default function DateRangePickerPresets() {
  return (
    <FormField label="Period" help="Sales between both dates, inclusive.">
      <DateRangePicker presets={presets} />
    </FormField>
  )
}
