import type { CalendarDate, DateValue } from '@internationalized/date'
import { toDay, type DateLocale } from '../../primitives/date/date-locale.ts'
import { parseDateInput, readRange, type DateInput } from '../../primitives/date/date-values.ts'
import { warn } from '../../system/warn.ts'
import type { CalendarValue } from '../Calendar.tsx'
import type { CalendarUnit } from './pages.ts'

export type CalendarMode = 'single' | 'multiple' | 'range'

/** Reads the dates of a value that the caller passed. Leaves out what is not a date, with a warning. */
export function readValues(value: unknown, mode: CalendarMode): DateValue[] {
  if (value === undefined || value === null) return []
  if (mode === 'range') return (readRange('Calendar', value, parseDateInput) ?? []).sort((a, b) => a.compare(b))
  const given = mode === 'multiple' ? value : [value]
  if (Array.isArray(given)) return given.flatMap((date: unknown) => parseDateInput('Calendar', 'value', date) ?? [])
  warn('Calendar', 'value is not a list, so no date is chosen. With multiple, pass a list of dates.')
  return []
}

/** Reads a date that the caller passed, as a day in the calendar system that is shown. */
export function readDay(
  prop: string,
  input: DateInput | undefined,
  { calendar }: DateLocale,
): CalendarDate | undefined {
  const date = parseDateInput('Calendar', prop, input)
  return date && toDay(date, calendar)
}

/** The opposite of `readValues`: the value for the caller. */
export function toCalendarValue(dates: DateValue[], mode: CalendarMode): CalendarValue<DateValue, boolean, boolean> {
  if (mode === 'multiple') return dates
  const [start, end] = dates
  if (mode === 'single') return start ?? null
  return start && end ? { start, end } : null
}

/**
 * The text that the form sends, in the format of native inputs for dates, months and years. A month or year of another
 * calendar system is sent as its first day.
 */
export function toPosted(date: CalendarDate, type: CalendarUnit): string {
  const iso = date.toString()
  if (type === 'date' || date.calendar.identifier !== 'gregory') return iso
  return iso.slice(0, type === 'month' ? 7 : 4)
}
