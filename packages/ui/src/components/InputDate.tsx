'use client'

import type { CalendarDate, DateValue } from '@internationalized/date'
import { useState } from 'react'
import { dateFormat, resolveDateLocale, toDay, type DateLocale } from '../primitives/date/date-locale.ts'
import {
  hasTime,
  parseDateInput,
  readRange,
  type DateInput,
  type DateOf,
  type DateRange,
} from '../primitives/date/date-values.ts'
import { reportField, resolveControl, useUnboundLabel } from '../primitives/form/field.ts'
import { fillText } from '../system/fill-text.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { useControlled } from '../system/use-controlled.ts'
import { inputDate as english } from '../locale/en.ts'
import { inputDateTheme } from '../theme/input-date.ts'
import { DateField, dateFieldDefaults, type DateFieldOptions, type DateProblem } from './date/date-field.tsx'
import type { FieldFormat, Granularity } from './date/segments.ts'

export type { CreateCalendar } from '../primitives/date/date-locale.ts'
export type { DateInput, DateRange } from '../primitives/date/date-values.ts'
export type { DateFieldHandle, DateProblem } from './date/date-field.tsx'
export type { TimeStep } from './date/segments.ts'

/** The date that is filled in, or `null`; first and last day with `range`. */
export type InputDateValue<Value, Range extends boolean> = Range extends true ? DateRange<Value> | null : Value | null

export interface InputDateProps<
  Range extends boolean = false,
  Value extends InputDateValue<DateInput, Range> = InputDateValue<CalendarDate, Range>,
> extends DateFieldOptions {
  /** The date, or `null` for none; `{ start, end }` with `range`. */
  value?: Value
  /** The date at first, for a field that keeps itself. */
  defaultValue?: Value
  /** Called with the date when all of it is filled in, and with `null` when a part of it is emptied. */
  onValueChange?: (value: InputDateValue<DateOf<Value>, Range>) => void
  /** Takes two dates: the first and the last of a range. @default false */
  range?: Range
  /** The date from which empty segments go on. @default today */
  placeholder?: DateInput
  /** The date from which empty segments go on at first. @default today */
  defaultPlaceholder?: DateInput
  /** Called when empty segments would go on from another date: that of the last value. */
  onPlaceholderChange?: (date: DateValue) => void
  /** The smallest unit that is filled in. @default 'minute' for a value with a time, else 'day' */
  granularity?: Granularity
  /** First date that is allowed. */
  minValue?: DateInput
  /** Last date that is allowed. */
  maxValue?: DateInput
  /** Dates that are not allowed. */
  isDateUnavailable?: (date: DateValue) => boolean
}

/** A field for a date, or for the first and last day of a range, filled in part by part. */
export function InputDate<
  const Range extends boolean = false,
  Value extends InputDateValue<DateInput, Range> = InputDateValue<CalendarDate, Range>,
>(ownProps: InputDateProps<Range, Value>) {
  const frond = useFrond()
  const {
    value,
    defaultValue,
    onValueChange,
    range,
    placeholder,
    defaultPlaceholder,
    onPlaceholderChange,
    granularity: ownGranularity,
    minValue,
    maxValue,
    isDateUnavailable,
    ...field
  } = resolveControl(frond, inputDateTheme, dateFieldDefaults, ownProps, { bind: false })
  useUnboundLabel(frond)
  const texts = messagesOf(frond, 'inputDate', english)

  const [written, setWritten] = useControlled<unknown>(value, defaultValue)
  // Of a range of which one end is open there is no value yet, and the other end must not be lost.
  const [half, setHalf] = useState<readonly (DateValue | null)[]>()
  const given = readInput(written, Boolean(range))
  const values = range && half && !given[0] ? half : given

  const [reference, setReference] = useControlled<DateInput | undefined>(placeholder, defaultPlaceholder)
  const start = parseDateInput('InputDate', 'placeholder', reference)
  const known = values.find((date) => date !== null) ?? start
  const locale = resolveDateLocale(frond, 'InputDate', field.locale, field.createCalendar, known)
  const granularity = ownGranularity ?? (known && hasTime(known) ? 'minute' : 'day')
  const { hourCycle, hideTimeZone } = field
  const format: FieldFormat = { ...locale, granularity, hasDate: true, hourCycle, hideTimeZone }

  const limits = {
    min: parseDateInput('InputDate', 'minValue', minValue),
    max: parseDateInput('InputDate', 'maxValue', maxValue),
  }
  const problem = findProblem(values, limits, isDateUnavailable)
  const message = problem && messageOf(problem)

  function messageOf(kind: DateProblem): string {
    const say = (date: DateValue | undefined) => (date ? formatLimit(date, locale, granularity) : '')
    if (kind === 'rangeUnderflow') return fillText(texts.min, { min: say(limits.min) })
    if (kind === 'rangeOverflow') return fillText(texts.max, { max: say(limits.max) })
    return kind === 'order' ? texts.order : texts.unavailable
  }

  function change(index: number, next: DateValue | null): void {
    const all = values.map((date, at) => (at === index ? next : date))
    setHalf(all)
    announce(all)
    if (next) {
      setReference(next)
      onPlaceholderChange?.(next)
    }
  }

  function announce(all: readonly (DateValue | null)[]): void {
    const [first, last] = all
    const result = (range ? (first && last ? { start: first, end: last } : null) : (first ?? null)) as InputDateValue<
      DateOf<Value>,
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
      {...{ frond, texts, format, values, start, change, reset }}
      slot="input-date"
      theme={inputDateTheme}
      posted={values.map((date) => (date ? toPosted(date, granularity) : ''))}
      problem={problem && message !== undefined ? { kind: problem, message } : undefined}
    />
  )
}

function readInput(value: unknown, isRange: boolean): (DateValue | null)[] {
  if (isRange) return readRange('InputDate', value) ?? [null, null]
  return [parseDateInput('InputDate', 'value', value) ?? null]
}

interface Limits {
  readonly min: DateValue | undefined
  readonly max: DateValue | undefined
}

function findProblem(
  values: readonly (DateValue | null)[],
  { min, max }: Limits,
  isUnavailable: ((date: DateValue) => boolean) | undefined,
): DateProblem | undefined {
  const dates = values.filter((date) => date !== null)
  if (min && dates.some((date) => compare(date, min) < 0)) return 'rangeUnderflow'
  if (max && dates.some((date) => compare(date, max) > 0)) return 'rangeOverflow'
  if (dates[1] && compare(dates[0]!, dates[1]) > 0) return 'order'
  return isUnavailable && dates.some((date) => isUnavailable(date)) ? 'unavailable' : undefined
}

/** Against a limit without a time, a date with one counts as its day. */
function compare(date: DateValue, limit: DateValue): number {
  return hasTime(limit) ? date.compare(limit) : toDay(date, limit.calendar).compare(limit)
}

function formatLimit(date: DateValue, locale: DateLocale, granularity: Granularity): string {
  const options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }
  if (granularity !== 'day' && hasTime(date)) options.timeStyle = 'short'
  const isZoned = 'timeZone' in date
  return dateFormat(locale, options, isZoned ? date.timeZone : 'UTC').format(
    isZoned ? date.toDate() : date.toDate('UTC'),
  )
}

/** As native inputs write it: a day alone, or a day and a time. A value with a zone also says its place in the world. */
function toPosted(date: DateValue, granularity: Granularity): string {
  if (granularity === 'day' || !hasTime(date)) return toDay(date, date.calendar).toString()
  return 'timeZone' in date ? date.toAbsoluteString() : date.toString()
}
