import { TimePicker } from '@frond/ui'

const taken = ['09:00:00', '10:20:00', '11:00:00']

export default function TimePickerAppointments() {
  return (
    <TimePicker
      interval={20}
      minValue="08:00"
      maxValue="12:00"
      isTimeUnavailable={(time) => taken.includes(time.toString())}
      aria-label="Appointment"
    />
  )
}
