'use client'

import type { CalendarDate, DateValue } from '@internationalized/date'
import { dateFormat, resolveDateLocale, toDay, type DateLocale } from '../primitives/date/date-locale.ts'
import { hasTime, parseDateInput, type DateInput, type DateOf, type DateRange } from '../primitives/date/date-values.ts'
import { reportField, resolveControl, useUnboundLabel } from '../primitives/form/field.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { inputDate as english } from '../locale/en.ts'
import { inputDateTheme } from '../theme/input-date.ts'
import { DateField, dateFieldDefaults, type DateFieldOptions } from './date/date-field.tsx'
import { findProblem } from './date/field-problem.ts'
import type { FieldFormat, Granularity } from './date/segments.ts'
import { useFieldValues } from './date/use-field-values.ts'

export type { CreateCalendar } from '../primitives/date/date-locale.ts'
export type { DateInput, DateRange } from '../primitives/date/date-values.ts'
export type { DateProblem } from './date/field-problem.ts'
export type { TimeStep } from './date/segments.ts'
export type { DateFieldHandle } from './date/use-field-focus.ts'

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
    placeholder: givenPlaceholder,
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

  const { values, placeholder, change, reset } = useFieldValues<DateValue>({
    componentName: 'InputDate',
    parse: parseDateInput,
    isRange: Boolean(range),
    value,
    defaultValue,
    onChange(next) {
      onValueChange?.(next as InputDateValue<DateOf<Value>, Range>)
      reportField(frond, 'change', field.name)
    },
    placeholder: givenPlaceholder,
    defaultPlaceholder,
    onPlaceholderChange,
  })

  const known = values.find((date) => date !== null) ?? placeholder
  const locale = resolveDateLocale(frond, 'InputDate', field.locale, field.createCalendar, known)
  const granularity = ownGranularity ?? (known && hasTime(known) ? 'minute' : 'day')
  const { hourCycle, hideTimeZone } = field
  const format: FieldFormat = { ...locale, granularity, hasDate: true, hourCycle, hideTimeZone }
  const problem = findProblem(values, {
    min: parseDateInput('InputDate', 'minValue', minValue),
    max: parseDateInput('InputDate', 'maxValue', maxValue),
    compare: compareDates,
    isUnavailable: isDateUnavailable,
    format: (limit) => formatLimit(limit, locale, granularity),
    texts,
  })

  return (
    <DateField
      {...field}
      {...{ frond, texts, format, values, placeholder, problem, change, reset }}
      slot="input-date"
      theme={inputDateTheme}
      posted={values.map((date) => (date ? toPosted(date, granularity) : ''))}
    />
  )
}

/** A date with a time is compared by its day if the other date has no time. */
function compareDates(date: DateValue, other: DateValue): number {
  return hasTime(other) ? date.compare(other) : toDay(date, other.calendar).compare(other)
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
