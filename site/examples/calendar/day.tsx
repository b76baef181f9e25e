import { Calendar, Chip } from '@frond/ui'

const deadlines = { '2026-06-04': 'error', '2026-06-12': 'success', '2026-06-18': 'warning' } as const

export default function CalendarDay() {
  return (
    <Calendar
      defaultValue="2026-06-10"
      aria-label="Deadlines"
      day={({ day }) => {
        const color = deadlines[day.toString() as keyof typeof deadlines]
        return (
          <Chip show={color !== undefined} color={color} size="2xs">
            {day.day}
          </Chip>
        )
      }}
    />
  )
}
