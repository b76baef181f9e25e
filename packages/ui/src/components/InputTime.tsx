'use client'

import type { DateValue, Time } from '@internationalized/date'
import { useState } from 'react'
import { dateFormat, gregorian, resolveDateLocale } from '../primitives/date/date-locale.ts'
import {
  offSomeDay,
  onSomeDay,
  parseTimeInput,
  readTimeRange,
  timeOf,
  type TimeInput,
  type TimeRange,
  type TimeValue,
} from '../primitives/date/date-times.ts'
import type { DateOf } from '../primitives/date/date-values.ts'
import { reportField, resolveControl, useUnboundLabel } from '../primitives/form/field.ts'
import { fillText } from '../system/fill-text.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { useControlled } from '../system/use-controlled.ts'
import { inputDate as english } from '../locale/en.ts'
import { inputTimeTheme } from '../theme/input-time.ts'
import { DateField, dateFieldDefaults, type DateFieldOptions, type DateProblem } from './date/date-field.tsx'
import type { FieldFormat, Granularity } from './date/segments.ts'

export type { TimeInput, TimeRange, TimeValue } from '../primitives/date/date-times.ts'

/** The time that is filled in, or `null`; first and last time with `range`. */
export type InputTimeValue<Value, Range extends boolean> = Range extends true ? TimeRange<Value> | null : Value | null

export interface InputTimeProps<
  Range extends boolean = false,
  Value extends InputTimeValue<TimeInput, Range> = InputTimeValue<Time, Range>,
> extends Omit<DateFieldOptions, 'createCalendar'> {
  /** The time, or `null` for none; `{ start, end }` with `range`. */
  value?: Value
  /** The time at first, for a field that keeps itself. */
  defaultValue?: Value
  /** Called with the time when all of it is filled in, and with `null` when a part of it is emptied. */
  onValueChange?: (value: InputTimeValue<DateOf<Value, Time>, Range>) => void
  /** Takes two times: the first and the last of a range. @default false */
  range?: Range
  /** The time from which empty segments go on. @default now */
  placeholder?: TimeInput
  /** The time from which empty segments go on at first. @default now */
  defaultPlaceholder?: TimeInput
  /** Called when empty segments would go on from another time: that of the last value. */
  onPlaceholderChange?: (time: TimeValue) => void
  /** The smallest unit that is filled in. @default 'minute' */
  granularity?: Exclude<Granularity, 'day'>
  /** First time that is allowed. */
  minValue?: TimeInput
  /** Last time that is allowed. */
  maxValue?: TimeInput
  /** Times that are not allowed. */
  isTimeUnavailable?: (time: Time) => boolean
}

const defaults = { ...dateFieldDefaults, granularity: 'minute' } as const

/** A field for a time of day, or for the first and last time of a range, filled in part by part. */
export function InputTime<
  const Range extends boolean = false,
  Value extends InputTimeValue<TimeInput, Range> = InputTimeValue<Time, Range>,
>(ownProps: InputTimeProps<Range, Value>) {
  const frond = useFrond()
  const {
    value,
    defaultValue,
    onValueChange,
    range,
    placeholder,
    defaultPlaceholder,
    onPlaceholderChange,
    granularity,
    minValue,
    maxValue,
    isTimeUnavailable,
    ...field
  } = resolveControl(frond, inputTimeTheme, defaults, ownProps, { bind: false })
  useUnboundLabel(frond)
  const texts = messagesOf(frond, 'inputDate', english)

  const [written, setWritten] = useControlled<unknown>(value, defaultValue)
  // Of a range of which one end is open there is no value yet, and the other end must not be lost.
  const [half, setHalf] = useState<readonly (TimeValue | null)[]>()
  const given = readInput(written, Boolean(range))
  const values = range && half && !given[0] ? half : given

  const [reference, setReference] = useControlled<TimeInput | undefined>(placeholder, defaultPlaceholder)
  const start = parseTimeInput('InputTime', 'placeholder', reference)
  const { locale } = resolveDateLocale(frond, 'InputTime', field.locale, undefined, undefined)
  const { hourCycle, hideTimeZone } = field
  const format: FieldFormat = { locale, calendar: gregorian, granularity, hasDate: false, hourCycle, hideTimeZone }

  const limits = {
    min: parseTimeInput('InputTime', 'minValue', minValue),
    max: parseTimeInput('InputTime', 'maxValue', maxValue),
  }
  const problem = findProblem(values, limits, isTimeUnavailable)
  const message = problem && messageOf(problem)

  function messageOf(kind: DateProblem): string {
    const say = (time: TimeValue | undefined) => (time ? formatLimit(time) : '')
    if (kind === 'rangeUnderflow') return fillText(texts.min, { min: say(limits.min) })
    if (kind === 'rangeOverflow') return fillText(texts.max, { max: say(limits.max) })
    return kind === 'order' ? texts.order : texts.unavailable
  }

  function formatLimit(time: TimeValue): string {
    const options: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' }
    if (hourCycle) options.hourCycle = hourCycle === 12 ? 'h12' : 'h23'
    const { hour, minute } = time
    return dateFormat(format, options).format(Date.UTC(2000, 0, 1, hour, minute))
  }

  function change(index: number, next: DateValue | null): void {
    const like = values[index] ?? start
    const time = next && offSomeDay(next, like)
    const all = values.map((other, at) => (at === index ? time : other))
    setHalf(all)
    announce(all)
    if (time) {
      setReference(time)
      onPlaceholderChange?.(time)
    }
  }

  function announce(all: readonly (TimeValue | null)[]): void {
    const [first, last] = all
    const result = (range ? (first && last ? { start: first, end: last } : null) : (first ?? null)) as InputTimeValue<
      DateOf<Value, Time>,
      Range
    >
    setWritten(result)
    // A range that has only got another open end is still none.
    if (result !== null || given[0]) {
      onValueChange?.(result)
      reportField(frond, 'change', field.name)
    }
  }

  function reset(): void {
    setHalf(undefined)
    announce(readInput(defaultValue, Boolean(range)))
  }

  return (
    <DateField
      {...field}
      {...{ frond, texts, format, change, reset }}
      slot="input-time"
      theme={inputTimeTheme}
      values={values.map((time) => time && onSomeDay(time))}
      start={start && onSomeDay(start)}
      posted={values.map((time) => (time ? toPosted(time) : ''))}
      problem={problem && message !== undefined ? { kind: problem, message } : undefined}
    />
  )
}

function readInput(value: unknown, isRange: boolean): (TimeValue | null)[] {
  if (isRange) return readTimeRange('InputTime', value) ?? [null, null]
  return [parseTimeInput('InputTime', 'value', value) ?? null]
}

interface Limits {
  readonly min: TimeValue | undefined
  readonly max: TimeValue | undefined
}

function findProblem(
  values: readonly (TimeValue | null)[],
  { min, max }: Limits,
  isUnavailable: ((time: Time) => boolean) | undefined,
): DateProblem | undefined {
  const times = values.flatMap((value) => (value ? timeOf(value) : []))
  if (min && times.some((time) => time.compare(timeOf(min)) < 0)) return 'rangeUnderflow'
  if (max && times.some((time) => time.compare(timeOf(max)) > 0)) return 'rangeOverflow'
  if (times[1] && times[0]!.compare(times[1]) > 0) return 'order'
  return isUnavailable && times.some((time) => isUnavailable(time)) ? 'unavailable' : undefined
}

/** As native inputs write it: the time alone, or the date with it; a value with a zone also says its place in the world. */
function toPosted(time: TimeValue): string {
  if ('timeZone' in time) return time.toAbsoluteString()
  return 'calendar' in time ? time.toString() : time.toString().slice(0, 8)
}
