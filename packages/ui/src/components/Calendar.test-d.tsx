// Only compiled, never run: which props callers of Calendar may pass.
import { CalendarDate, CalendarDateTime, type DateValue } from '@internationalized/date'
import { useState } from 'react'
import { expectTypeOf } from 'vitest'
import { Calendar, type DateRange } from './Calendar.tsx'

export const alone = <Calendar onValueChange={(date) => expectTypeOf(date).toEqualTypeOf<CalendarDate | null>()} />

export const text = (
  <Calendar
    defaultValue="2026-05-12"
    onValueChange={(date) => expectTypeOf(date).toEqualTypeOf<CalendarDate | null>()}
  />
)

export const withTime = (
  <Calendar
    defaultValue={new CalendarDateTime(2026, 5, 12)}
    onValueChange={(date) => expectTypeOf(date).toEqualTypeOf<CalendarDateTime | null>()}
  />
)

export const several = (
  <Calendar
    multiple
    defaultValue={[new CalendarDate(2026, 5, 12)]}
    onValueChange={(dates) => expectTypeOf(dates).toEqualTypeOf<readonly CalendarDate[]>()}
  />
)

export const range = (
  <Calendar
    range
    defaultValue={{ start: new CalendarDate(2026, 5, 12), end: new CalendarDate(2026, 5, 14) }}
    onValueChange={(dates) => expectTypeOf(dates).toEqualTypeOf<DateRange<CalendarDate> | null>()}
  />
)

export function Controlled() {
  const [date, setDate] = useState<CalendarDate | null>(null)
  const [anyDate, setAnyDate] = useState<DateValue | null>(null)
  const [dates, setDates] = useState<readonly CalendarDate[]>([])
  const [span, setSpan] = useState<DateRange<CalendarDate> | null>(null)
  return (
    <>
      <Calendar value={date} onValueChange={setDate} />
      <Calendar value={anyDate} onValueChange={setAnyDate} />
      <Calendar multiple value={dates} onValueChange={setDates} />
      <Calendar range value={span} onValueChange={setSpan} />
    </>
  )
}

// @ts-expect-error A list needs `multiple`.
export const wrongShape = <Calendar value={['2026-05-12']} />

// @ts-expect-error A JavaScript Date is not accepted.
export const wrongDate = <Calendar value={new Date()} />
