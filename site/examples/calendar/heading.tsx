import { Button, Calendar } from '@frond/ui'

export default function CalendarHeading() {
  return (
    <Calendar
      defaultValue="2026-06-10"
      monthControls={false}
      yearControls={false}
      aria-label="Appointment date"
      heading={({ value, date, setPlaceholder }) => (
        <div className="flex w-full items-center gap-1 ps-2">
          <span className="me-auto">{value}</span>
          <Button
            icon="lucide:arrow-up"
            size="sm"
            color="neutral"
            variant="ghost"
            aria-label="Previous month"
            onClick={() => setPlaceholder(date.subtract({ months: 1 }))}
          />
          <Button
            icon="lucide:arrow-down"
            size="sm"
            color="neutral"
            variant="ghost"
            aria-label="Next month"
            onClick={() => setPlaceholder(date.add({ months: 1 }))}
          />
        </div>
      )}
    />
  )
}
