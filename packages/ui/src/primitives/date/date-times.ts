import {
  CalendarDate,
  parseTime,
  Time,
  toCalendarDateTime,
  toTime,
  type CalendarDateTime,
  type DateValue,
  type ZonedDateTime,
} from '@internationalized/date'
import { describe, hasTime, parseIso } from './date-values.ts'
import { warn } from '../../system/warn.ts'

/** A time of day, with or without a date. */
export type TimeValue = Time | CalendarDateTime | ZonedDateTime

/** A time that callers pass: a value of `@internationalized/date`, or ISO text such as `09:30`. */
export type TimeInput = TimeValue | string

/** The first and the last time, both included. */
export interface TimeRange<Value = TimeValue> {
  start: Value
  end: Value
}

/** A time without a date gets this date while the field edits it. */
const anyDay = new CalendarDate(2000, 1, 1)

/** Reads a time that a caller passed. Ignores anything else, with a warning. */
export function parseTimeInput(componentName: string, prop: string, input: unknown): TimeValue | undefined {
  if (input === undefined || input === null || input === '') return undefined
  if (typeof input === 'object' && 'hour' in input && 'minute' in input && 'compare' in input) return input as TimeValue
  if (typeof input === 'string') {
    const time = parseIsoTime(input)
    if (time) return time
  }
  warn(
    componentName,
    `${prop} is not a time: ${describe(input)}. Pass a Time of @internationalized/date or ISO text such as "09:30".`,
  )
  return undefined
}

function parseIsoTime(text: string): TimeValue | undefined {
  const date = text.includes('T') ? parseIso(text) : undefined
  if (date) return hasTime(date) ? date : undefined
  try {
    return parseTime(text.trim())
  } catch {
    return undefined
  }
}

/** The time with a date. `withoutDate` is the opposite. */
export function withDate(time: TimeValue): DateValue {
  return 'calendar' in time ? time : toCalendarDateTime(anyDay, time)
}

/** The time without its date, unless `like` has a date too. */
export function withoutDate(date: DateValue, like: TimeValue | undefined): TimeValue {
  if (!hasTime(date)) return new Time()
  return like && 'calendar' in like ? date : toTime(date)
}

export function timeOf(value: TimeValue): Time {
  return 'calendar' in value ? toTime(value) : value
}

/** Sets the time of a value. The result has a date if the value has one. */
export function withTime(value: TimeValue | undefined, { hour, minute, second }: Time): TimeValue {
  return value && 'calendar' in value ? value.set({ hour, minute, second }) : new Time(hour, minute, second)
}
