'use client'

import type { Time } from '@internationalized/date'
import { gregorian, resolveDateLocale, timeFormatter } from '../primitives/date/date-locale.ts'
import {
  withoutDate,
  withDate,
  parseTimeInput,
  timeOf,
  type TimeInput,
  type TimeRange,
  type TimeValue,
} from '../primitives/date/date-times.ts'
import { toInstant, type DateOf } from '../primitives/date/date-values.ts'
import { reportField, resolveControl, useUnboundLabel } from '../primitives/form/field.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { inputDate as english } from '../locale/en.ts'
import { inputTimeTheme } from '../theme/input-time.ts'
import { DateField, dateFieldDefaults, type DateFieldOptions } from './date/date-field.tsx'
import { findProblem } from './date/field-problem.ts'
import type { FieldFormat, Granularity } from './date/segments.ts'
import { useFieldValues } from './date/use-field-values.ts'

export type { TimeInput, TimeRange, TimeValue } from '../primitives/date/date-times.ts'

/** The time, or `null` if it is incomplete; the first and last time with `range`. */
export type InputTimeValue<Value, Range extends boolean> = Range extends true ? TimeRange<Value> | null : Value | null

export interface InputTimeProps<
  Range extends boolean = false,
  Value extends InputTimeValue<TimeInput, Range> = InputTimeValue<Time, Range>,
> extends Omit<DateFieldOptions, 'createCalendar'> {
  /** The time, or `null` if there is none; `{ start, end }` with `range`. */
  value?: Value
  /** The initial time, when uncontrolled. */
  defaultValue?: Value
  /** Called with the time when all segments are filled in, and with `null` when the user clears one. */
  onValueChange?: (value: InputTimeValue<DateOf<Value, Time>, Range>) => void
  /** Shows two times: the first and the last of a range. @default false */
  range?: Range
  /** The time that empty segments start from when the user presses an arrow key. @default now */
  placeholder?: TimeInput
  /** The initial `placeholder`, when uncontrolled. @default now */
  defaultPlaceholder?: TimeInput
  /** Called with the time of each new value, which empty segments start from afterwards. */
  onPlaceholderChange?: (time: TimeValue) => void
  /** The smallest unit of the field. @default 'minute' */
  granularity?: Exclude<Granularity, 'day'>
  /** Earliest time that is valid. */
  minValue?: TimeInput
  /** Latest time that is valid. */
  maxValue?: TimeInput
  /** Times that are not valid. */
  isTimeUnavailable?: (time: Time) => boolean
}

const defaults = { ...dateFieldDefaults, granularity: 'minute' } as const

/** A time field with one segment for each part of the time. Also for ranges. */
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
    placeholder: givenPlaceholder,
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

  const { values, placeholder, change, reset } = useFieldValues<TimeValue>({
    componentName: 'InputTime',
    parse: parseTimeInput,
    isRange: Boolean(range),
    value,
    defaultValue,
    onChange(next) {
      onValueChange?.(next as InputTimeValue<DateOf<Value, Time>, Range>)
      reportField(frond, 'change', field.name)
    },
    placeholder: givenPlaceholder,
    defaultPlaceholder,
    onPlaceholderChange,
  })

  const { locale } = resolveDateLocale(frond, 'InputTime', field.locale, undefined, undefined)
  const { hourCycle, hideTimeZone } = field
  const format: FieldFormat = { locale, calendar: gregorian, granularity, hasDate: false, hourCycle, hideTimeZone }
  const problem = findProblem(values, {
    min: parseTimeInput('InputTime', 'minValue', minValue),
    max: parseTimeInput('InputTime', 'maxValue', maxValue),
    compare: (time, other) => timeOf(time).compare(timeOf(other)),
    isUnavailable: isTimeUnavailable && ((time) => isTimeUnavailable(timeOf(time))),
    format: (limit) => timeFormatter(format)(limit),
    texts,
  })

  return (
    <DateField
      {...field}
      {...{ frond, texts, format, problem, reset }}
      slot="input-time"
      theme={inputTimeTheme}
      values={values.map((time) => time && withDate(time))}
      placeholder={placeholder && withDate(placeholder)}
      posted={values.map((time) => (time ? toPosted(time) : ''))}
      change={(index, date) => change(index, date && withoutDate(date, values[index] ?? placeholder))}
    />
  )
}

/** The text that the form sends, in the format of native inputs. A value with a time zone is sent in UTC. */
function toPosted(time: TimeValue): string {
  if ('timeZone' in time) return toInstant(time).toISOString()
  return 'calendar' in time ? time.toString() : time.toString().slice(0, 8)
}
