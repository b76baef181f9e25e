import { parseZonedDateTime } from '@internationalized/date'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Calendar } from '../Calendar.tsx'
import { DatePicker } from '../DatePicker.tsx'
import { DateRangePicker } from '../DateRangePicker.tsx'
import { DateTimePicker } from '../DateTimePicker.tsx'
import { InputDate } from '../InputDate.tsx'
import { InputTime } from '../InputTime.tsx'
import { TimePicker } from '../TimePicker.tsx'

function watchClock() {
  const read = vi.fn()
  class WatchedDate extends Date {
    constructor(...args: [] | ConstructorParameters<DateConstructor>) {
      if (args.length === 0) read()
      super(...(args as ConstructorParameters<DateConstructor>))
    }
    static override now = read
  }
  vi.stubGlobal('Date', WatchedDate)
  onTestFinished(() => void vi.unstubAllGlobals())
  return read
}

const day = '2026-05-12'
const range = { start: day, end: '2026-05-20' }
const zoned = parseZonedDateTime('2026-05-12T09:30[Europe/Berlin]')

/** Each component, empty and with a value. */
const fields: Record<string, ReactElement> = {
  InputDate: (
    <>
      <InputDate />
      <InputDate defaultValue={day} minValue="2026-06-01" locale="fa-IR" />
      <InputDate range defaultValue={range} />
      <InputDate granularity="minute" name="when" defaultValue={zoned} minValue={zoned} />
    </>
  ),
  InputTime: (
    <>
      <InputTime />
      <InputTime defaultValue="09:30" minValue="10:00" />
      <InputTime name="when" defaultValue={zoned} />
    </>
  ),
  DatePicker: (
    <>
      <DatePicker />
      <DatePicker defaultValue={day} />
    </>
  ),
  DateRangePicker: (
    <>
      <DateRangePicker />
      <DateRangePicker defaultValue={range} />
    </>
  ),
  DateTimePicker: (
    <>
      <DateTimePicker />
      <DateTimePicker defaultValue="2026-05-12T09:30Z" />
    </>
  ),
  TimePicker: (
    <>
      <TimePicker />
      <TimePicker defaultValue="09:30" />
    </>
  ),
  Calendar: (
    <>
      <Calendar />
      <Calendar defaultValue={day} />
    </>
  ),
}

// A prerendered page is older than the visit. Next.js stops a build with Cache Components if a component reads the clock.
it.each(Object.entries(fields))('%s does not read the clock on the server', (_name, element) => {
  const readClock = watchClock()
  renderToString(element)
  expect(readClock).not.toHaveBeenCalled()
})
