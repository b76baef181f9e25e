'use client'

import type { CalendarDate, DateValue } from '@internationalized/date'
import type { ClassValue } from '../system/component-override.ts'
import type { DateInput, DateOf } from '../primitives/date/date-values.ts'
import { reportField } from '../primitives/form/field.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { useControlled } from '../system/use-controlled.ts'
import { datePicker as english } from '../locale/en.ts'
import { datePickerTheme } from '../theme/date-picker.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { Calendar, type CalendarProps } from './Calendar.tsx'
import { calendarIcon } from './date/icons.ts'
import {
  pickerDefaults,
  sizeFromContext,
  splitCalendarProps,
  usePicker,
  type PickerCalendarOptions,
  type PickerOptions,
} from './date/picker.tsx'
import { InputDate, type InputDateProps, type InputDateValue } from './InputDate.tsx'

type Part = SlotOf<typeof datePickerTheme>

export interface DatePickerProps<Value extends InputDateValue<DateInput, false> = CalendarDate | null>
  extends
    PickerOptions,
    PickerCalendarOptions,
    Omit<
      InputDateProps<false, Value>,
      'range' | 'separator' | 'separatorIcon' | 'render' | 'ui' | 'isDateUnavailable' | 'content'
    > {
  /** The date, or `null` if there is none. */
  value?: Value
  /** The initial date, when uncontrolled. */
  defaultValue?: Value
  /** Called with the date that the user chose or typed, and with `null` when the user clears a part of it. */
  onValueChange?: (value: DateOf<Value> | null) => void
  /** Classes for the root, the frame around the segments and the button. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
}

const defaults = { size: 'md', ...pickerDefaults } as const

/** A date field with a calendar in a popup. */
export function DatePicker<Value extends InputDateValue<DateInput, false> = CalendarDate | null>(
  ownProps: DatePickerProps<Value>,
) {
  const frond = useFrond()
  const resolved = resolveProps(frond, datePickerTheme, defaults, ownProps, sizeFromContext(frond))
  const { value: givenValue, defaultValue, onValueChange, className, ui, ...props } = resolved
  const [calendar, field] = splitCalendarProps(props)
  const texts = messagesOf(frond, 'datePicker', english)
  const classes = resolveClasses(frond, datePickerTheme, { size: props.size }, ui, className)
  const [value, setValue] = useControlled<Value | DateValue | null | undefined>(givenValue, defaultValue)

  function change(next: DateValue | null): void {
    setValue(next)
    onValueChange?.(next as DateOf<Value> | null)
  }

  const fieldProps = usePicker(frond, field, {
    slot: 'date-picker',
    label: texts.date,
    icon: calendarIcon,
    classes,
    renderPopup: (closeAfterChoice) => (
      <Calendar
        size={classes.calendarSize as CalendarProps['size']}
        {...calendar}
        value={(value ?? null) as DateValue | null}
        onValueChange={(next) => {
          change(next)
          reportField(frond, 'change', props.name)
          if (next) closeAfterChoice()
        }}
        className={classes.calendar}
        data-slot="calendar"
      />
    ),
  })

  return (
    <InputDate<false, DateValue | null>
      {...fieldProps}
      value={(value ?? null) as DateValue | null}
      defaultValue={defaultValue as DateValue | null | undefined}
      onValueChange={change}
    />
  )
}
