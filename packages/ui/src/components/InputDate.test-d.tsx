// Only compiled, never run: which props callers of InputDate and InputTime may pass.
import { CalendarDate, type CalendarDateTime, type Time } from '@internationalized/date'
import { useState } from 'react'
import { expectTypeOf } from 'vitest'
import { InputDate, type DateRange } from './InputDate.tsx'
import { InputTime, type TimeRange } from './InputTime.tsx'

export function Dates() {
  const [date, setDate] = useState<CalendarDate | null>(null)
  const [span, setSpan] = useState<DateRange<CalendarDate> | null>(null)
  const [dateTime, setDateTime] = useState<CalendarDateTime | null>(null)
  return (
    <>
      <InputDate value={date} onValueChange={setDate} />
      <InputDate range value={span} onValueChange={setSpan} />
      <InputDate value={dateTime} onValueChange={setDateTime} granularity="minute" />
      <InputDate defaultValue="2026-05-12" onValueChange={setDate} />
    </>
  )
}

export function Times() {
  const [time, setTime] = useState<Time | null>(null)
  const [span, setSpan] = useState<TimeRange<Time> | null>(null)
  const [dateTime, setDateTime] = useState<CalendarDateTime | null>(null)
  return (
    <>
      <InputTime value={time} onValueChange={setTime} />
      <InputTime range value={span} onValueChange={setSpan} />
      <InputTime value={dateTime} onValueChange={setDateTime} />
      <InputTime defaultValue="09:30" onValueChange={(value) => expectTypeOf(value).toEqualTypeOf<Time | null>()} />
    </>
  )
}

// @ts-expect-error A range has two ends.
export const oneForRange = <InputDate range value={new CalendarDate(2026, 5, 12)} />

// @ts-expect-error A JavaScript Date is not accepted.
export const nativeDate = <InputDate value={new Date()} />

// @ts-expect-error A date without a time is not a time.
export const dayAsTime = <InputTime value={new CalendarDate(2026, 5, 12)} />
