import {
  fromAbsolute,
  parseDate,
  parseDateTime,
  parseZonedDateTime,
  type CalendarDate,
  type DateValue,
} from '@internationalized/date'
import { warn } from '../../system/warn.ts'

/** A date that callers pass: a value of `@internationalized/date`, or ISO text such as `2026-05-12`. */
export type DateInput = DateValue | string

type DatesIn<Given> = Given extends null | undefined
  ? never
  : Given extends readonly (infer Date)[]
    ? Date
    : Given extends { start: infer Start; end: infer End }
      ? Start | End
      : Given

/**
 * The type of the dates that a component passes back: that of the dates it received, or `Plain` for text or no value.
 *
 * @shown Plain
 */
export type DateOf<Given, Plain = CalendarDate> = [DatesIn<Given>] extends [never]
  ? Plain
  : string extends DatesIn<Given>
    ? Plain
    : DatesIn<Given> extends infer Date
      ? Date extends string
        ? Plain
        : Date
      : never

/** The first and the last day, both included. */
export interface DateRange<Value = DateValue> {
  start: Value
  end: Value
}

/** Reads a date that a caller passed. Ignores anything else, with a warning. */
export function parseDateInput(componentName: string, prop: string, input: unknown): DateValue | undefined {
  if (input === undefined || input === null || input === '') return undefined
  if (isDateValue(input)) return input
  if (typeof input === 'string') {
    const date = parseIso(input)
    if (date) return date
  }
  warn(
    componentName,
    `${prop} is not a date: ${describe(input)}. Pass a value of @internationalized/date or ISO text such as "2026-05-12".`,
  )
  return undefined
}

/**
 * Reads `{ start, end }` that a caller passed: both ends, or nothing if there is no range. Any other value logs a warning.
 * `parse` reads one end.
 */
export function readRange<Value>(
  componentName: string,
  value: unknown,
  parse: (componentName: string, prop: string, input: unknown) => Value | undefined,
): [start: Value, end: Value] | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'object' && 'start' in value && 'end' in value) {
    const start = parse(componentName, 'value.start', value.start)
    const end = parse(componentName, 'value.end', value.end)
    return start && end && [start, end]
  }
  warn(componentName, `value is not a range: ${describe(value)}. With range, pass { start, end } or null.`)
  return undefined
}

/** Parses ISO text of a date, with or without time and time zone. A year or a month becomes its first day. */
export function parseIso(text: string): DateValue | undefined {
  const iso = text.trim()
  try {
    if (/^\d{4}$/.test(iso)) return parseDate(`${iso}-01-01`)
    if (/^\d{4}-\d{2}$/.test(iso)) return parseDate(`${iso}-01`)
    if (!iso.includes('T')) return parseDate(iso)
    if (iso.endsWith(']')) return parseZonedDateTime(iso)
    return parseWithOffset(iso) ?? parseDateTime(iso)
  } catch {
    return undefined
  }
}

/** ISO text that ends with an offset, such as `Z` or `+02:00`. `parseAbsolute` of the package would read the clock. */
function parseWithOffset(iso: string): DateValue | undefined {
  const match = /(?:Z|([+-])([01]\d|2[0-3]):?([0-5]\d))$/.exec(iso)
  if (!match) return undefined
  const [, sign, hours = 0, minutes = 0] = match
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000)
  return fromAbsolute(toInstant(parseDateTime(iso.slice(0, match.index))).getTime() - offset, 'UTC')
}

/** Checks properties instead of the class, because an application may contain two copies of the package. */
function isDateValue(input: unknown): input is DateValue {
  return typeof input === 'object' && input !== null && 'calendar' in input && 'day' in input && 'compare' in input
}

export function hasTime(date: DateValue): date is Exclude<DateValue, CalendarDate> {
  return 'hour' in date
}

/** The Julian day of 1970-01-01, and the milliseconds of a day. */
const EPOCH_DAY = 2_440_588
const DAY_MS = 86_400_000

/**
 * The moment of a date for `Intl`. A date without a zone is in UTC. Use it while rendering instead of `toDate` of
 * `@internationalized/date`, which calls `new Date()` and so reads the clock, which pages that are rendered ahead forbid.
 */
export function toInstant(date: DateValue): Date {
  const ms = (date.calendar.toJulianDay(date) - EPOCH_DAY) * DAY_MS
  if (!hasTime(date)) return new Date(ms)
  const minutes = date.hour * 60 + date.minute
  return new Date(ms + (minutes * 60 + date.second) * 1000 + date.millisecond - ('offset' in date ? date.offset : 0))
}

export function describe(input: unknown): string {
  if (input instanceof Date) return 'a JavaScript Date'
  return typeof input === 'object' || typeof input === 'function'
    ? `a value of type ${typeof input}`
    : `"${String(input)}"`
}
