import { Badge } from '@frond/ui/badge'
import { Calendar } from '@frond/ui/calendar'
import { Card } from '@frond/ui/card'
import { useState } from 'react'

/** A date range picker for a stay. */
export default function Stay() {
  const [nights, setNights] = useState(4)

  return (
    <Card
      className="panel"
      header={
        <div className="flex items-center justify-between gap-2">
          <span className="font-semibold text-highlighted">Your stay</span>
          <Badge label={nights === 1 ? '1 night' : `${nights} nights`} variant="subtle" className="tabular-nums" />
        </div>
      }
    >
      <Calendar
        range
        fixedWeeks={false}
        yearControls={false}
        size="sm"
        defaultValue={{ start: '2027-06-09', end: '2027-06-13' }}
        onValueChange={(stay) => {
          if (stay?.start && stay.end) setNights(stay.end.compare(stay.start))
        }}
        aria-label="Days of the stay"
        className="mx-auto"
      />
    </Card>
  )
}
