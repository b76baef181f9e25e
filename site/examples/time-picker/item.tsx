import { TimePicker } from '@frond/ui'

export default function TimePickerItem() {
  return (
    <TimePicker
      hourCycle={24}
      interval={60}
      defaultValue="14:00"
      aria-label="Departure"
      item={({ time }) => (
        <>
          {time.toString().slice(0, 5)}
          <span className="ms-2 text-muted">{time.hour < 7 || time.hour > 19 ? 'night train' : ''}</span>
        </>
      )}
    />
  )
}
