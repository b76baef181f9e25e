'use client'

import {
  Time,
  toCalendarDateTime,
  type CalendarDateTime,
  type DateValue,
  type ZonedDateTime,
} from '@internationalized/date'
import type { ClassValue } from '../system/component-override.ts'
import { parseTimeInput, timeOf, type TimeInput } from '../primitives/date/date-times.ts'
import { hasTime, parseDateInput, type DateInput, type DateOf } from '../primitives/date/date-values.ts'
import { reportField } from '../primitives/form/field.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { useControlled } from '../system/use-controlled.ts'
import { datePicker as english } from '../locale/en.ts'
import { dateTimePickerTheme } from '../theme/date-time-picker.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { Calendar, type CalendarProps } from './Calendar.tsx'
import { calendarIcon, clockIcon } from './date/icons.ts'
import {
  pickerDefaults,
  sizeFromContext,
  splitCalendarProps,
  usePicker,
  type PickerCalendarOptions,
  type PickerOptions,
} from './date/picker.tsx'
import { InputDate, type InputDateProps, type InputDateValue } from './InputDate.tsx'
import { InputTime } from './InputTime.tsx'

type Part = SlotOf<typeof dateTimePickerTheme>

export interface DateTimePickerProps<Value extends InputDateValue<DateInput, false> = CalendarDateTime | null>
  extends
    PickerOptions,
    PickerCalendarOptions,
    Omit<
      InputDateProps<false, Value>,
      | 'range'
      | 'separator'
      | 'separatorIcon'
      | 'render'
      | 'ui'
      | 'isDateUnavailable'
      | 'content'
      | 'granularity'
      | 'onValueChange'
    > {
  /** The date and time, or `null` if there is none. */
  value?: Value
  /** The initial date and time, when uncontrolled. */
  defaultValue?: Value
  /** Called with the date and time that the user chose or typed, and with `null` when the user clears a part of it. */
  onValueChange?: (value: DateOf<Value, CalendarDateTime> | null) => void
  /** The smallest unit of the field. @default 'minute' */
  granularity?: 'hour' | 'minute' | 'second'
  /** The time to use when the user chooses a day and there is no time yet. @default '00:00' */
  defaultTime?: TimeInput
  /** Closes the popup when the user chooses a day. @default false */
  closeOnSelect?: boolean
  /** Classes for the root, the frame around the segments and the button. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
}

const defaults = {
  size: 'md',
  ...pickerDefaults,
  granularity: 'minute',
  defaultTime: '00:00',
  closeOnSelect: false,
} as const

/** A field for a date with a time, with a calendar and a time field in a popup. */
export function DateTimePicker<Value extends InputDateValue<DateInput, false> = CalendarDateTime | null>(
  ownProps: DateTimePickerProps<Value>,
) {
  const frond = useFrond()
  const resolved = resolveProps(frond, dateTimePickerTheme, defaults, ownProps, sizeFromContext(frond))
  const { value: givenValue, defaultValue, onValueChange, defaultTime, className, ui, ...props } = resolved
  const [calendar, field] = splitCalendarProps(props)
  const texts = messagesOf(frond, 'datePicker', english)
  const classes = resolveClasses(frond, dateTimePickerTheme, { size: props.size }, ui, className)
  const [written, setWritten] = useControlled<unknown>(givenValue, defaultValue)
  const given = parseDateInput('DateTimePicker', 'value', written)
  const value = given ? withDefaultTime(given) : null

  function withDefaultTime(date: DateValue): CalendarDateTime | ZonedDateTime {
    if (hasTime(date)) return date
    const time = parseTimeInput('DateTimePicker', 'defaultTime', defaultTime)
    return toCalendarDateTime(date, time ? timeOf(time) : new Time())
  }

  function change(next: DateValue | null): void {
    const result = next && withDefaultTime(next)
    setWritten(result)
    onValueChange?.(result as DateOf<Value, CalendarDateTime> | null)
  }

  function choose(next: DateValue | null): void {
    change(next)
    reportField(frond, 'change', props.name)
  }

  const fieldProps = usePicker(frond, field, {
    slot: 'date-time-picker',
    label: texts.dateTime,
    icon: calendarIcon,
    classes,
    renderPopup: (closeAfterChoice) => (
      <>
        <Calendar
          size={classes.calendarSize as CalendarProps['size']}
          preventDeselect
          {...calendar}
          value={value}
          onValueChange={(next) => {
            choose(next)
            if (next) closeAfterChoice()
          }}
          className={classes.calendar}
          data-slot="calendar"
        />
        <div className={classes.time} data-slot="time">
          <InputTime
            color={props.color}
            size={props.size}
            locale={props.locale}
            hourCycle={props.hourCycle}
            step={props.step}
            stepSnapping={props.stepSnapping}
            granularity={props.granularity}
            icon={clockIcon}
            hideTimeZone
            aria-label={texts.time}
            disabled={!value}
            value={value}
            onValueChange={(next) => {
              if (next) choose(next)
            }}
          />
        </div>
      </>
    ),
  })

  return (
    <InputDate<false, DateValue | null>
      {...fieldProps}
      value={value}
      defaultValue={defaultValue as DateValue | null | undefined}
      onValueChange={change}
    />
  )
}
