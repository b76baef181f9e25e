'use client'

import type { CalendarDate, DateValue } from '@internationalized/date'
import { dateFormat, resolveDateLocale, toDay, type DateLocale } from '../primitives/date/date-locale.ts'
import {
  hasTime,
  parseDateInput,
  toInstant,
  type DateInput,
  type DateOf,
  type DateRange,
} from '../primitives/date/date-values.ts'
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

/** The date, or `null` if it is incomplete; the first and last day with `range`. */
export type InputDateValue<Value, Range extends boolean> = Range extends true ? DateRange<Value> | null : Value | null

export interface InputDateProps<
  Range extends boolean = false,
  Value extends InputDateValue<DateInput, Range> = InputDateValue<CalendarDate, Range>,
> extends DateFieldOptions {
  /** The date, or `null` if there is none; `{ start, end }` with `range`. */
  value?: Value
  /** The initial date, when uncontrolled. */
  defaultValue?: Value
  /** Called with the date when all segments are filled in, and with `null` when the user clears one. */
  onValueChange?: (value: InputDateValue<DateOf<Value>, Range>) => void
  /** Shows two dates: the first and the last day of a range. @default false */
  range?: Range
  /** The date that empty segments start from when the user presses an arrow key. @default today */
  placeholder?: DateInput
  /** The initial `placeholder`, when uncontrolled. @default today */
  defaultPlaceholder?: DateInput
  /** Called with the date of each new value, which empty segments start from afterwards. */
  onPlaceholderChange?: (date: DateValue) => void
  /** The smallest unit of the field. @default 'minute' for a value with a time, otherwise 'day' */
  granularity?: Granularity
  /** Earliest date that is valid. */
  minValue?: DateInput
  /** Latest date that is valid. */
  maxValue?: DateInput
  /** Dates that are not valid. */
  isDateUnavailable?: (date: DateValue) => boolean
}

/** A date field with one segment for each part of the date. Also for ranges. */
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
  if (!hasTime(other)) return toDay(date, other.calendar).compare(other)
  const areZoned = 'offset' in date && 'offset' in other
  return areZoned ? toInstant(date).getTime() - toInstant(other).getTime() : date.compare(other)
}

function formatLimit(date: DateValue, locale: DateLocale, granularity: Granularity): string {
  const options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }
  if (granularity !== 'day' && hasTime(date)) options.timeStyle = 'short'
  return dateFormat(locale, options, 'timeZone' in date ? date.timeZone : 'UTC').format(toInstant(date))
}

/** The text that the form sends, in the format of native inputs. A value with a time zone is sent in UTC. */
function toPosted(date: DateValue, granularity: Granularity): string {
  if (granularity === 'day' || !hasTime(date)) return toDay(date, date.calendar).toString()
  return 'timeZone' in date ? toInstant(date).toISOString() : date.toString()
}
