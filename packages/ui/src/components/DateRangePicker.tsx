'use client'

import type { CalendarDate, DateValue } from '@internationalized/date'
import { useSyncExternalStore } from 'react'
import { listenToMedia, matchesMedia } from '../system/browser-support.ts'
import type { ClassValue } from '../system/component-override.ts'
import type { DateInput, DateOf, DateRange } from '../primitives/date/date-values.ts'
import { parseDateInput, readRange } from '../primitives/date/date-values.ts'
import { reportField } from '../primitives/form/field.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { useControlled } from '../system/use-controlled.ts'
import { datePicker as english } from '../locale/en.ts'
import { dateRangePickerTheme } from '../theme/date-range-picker.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { Button, type ButtonProps } from './Button.tsx'
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

type Part = SlotOf<typeof dateRangePickerTheme>
type AnyRange = DateRange<DateValue> | null

/** A named range that the user can choose beside the calendar. */
export interface DateRangePreset {
  label: string
  /** The range, or a function that computes it when the user chooses it, such as the last seven days. */
  value: DateRange<DateInput> | (() => DateRange<DateInput>)
}

export interface DateRangePickerProps<Value extends InputDateValue<DateInput, true> = DateRange<CalendarDate> | null>
  extends
    PickerOptions,
    PickerCalendarOptions,
    Pick<CalendarProps, 'allowNonContiguousRanges' | 'maximumDays'>,
    Omit<InputDateProps<true, Value>, 'range' | 'render' | 'ui' | 'isDateUnavailable' | 'content'> {
  /** The first and last day as `{ start, end }`, or `null` if there is no range. */
  value?: Value
  /** The initial range, when uncontrolled. */
  defaultValue?: Value
  /** Called with the range that the user chose or typed, and with `null` when the user clears a part of it. */
  onValueChange?: (value: DateRange<DateOf<Value>> | null) => void
  /** Named ranges, shown as buttons beside the calendar. */
  presets?: readonly DateRangePreset[]
  /** Number of months shown side by side. Narrow screens show one. @default 2 */
  numberOfMonths?: number
  /** Classes for the root, the frame around the segments and the button. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
}

const defaults = { size: 'md', numberOfMonths: 2, ...pickerDefaults } as const

/** A date range field with a calendar in a popup. */
export function DateRangePicker<Value extends InputDateValue<DateInput, true> = DateRange<CalendarDate> | null>(
  ownProps: DateRangePickerProps<Value>,
) {
  const frond = useFrond()
  const resolved = resolveProps(frond, dateRangePickerTheme, defaults, ownProps, sizeFromContext(frond))
  const {
    value: givenValue,
    defaultValue,
    onValueChange,
    presets = [],
    allowNonContiguousRanges,
    maximumDays,
    className,
    ui,
    ...props
  } = resolved
  const [calendar, field] = splitCalendarProps(props)
  const texts = messagesOf(frond, 'datePicker', english)
  const classes = resolveClasses(frond, dateRangePickerTheme, { size: props.size }, ui, className)
  const [value, setValue] = useControlled<Value | AnyRange | undefined>(givenValue, defaultValue)

  function change(next: AnyRange): void {
    setValue(next)
    onValueChange?.(next as DateRange<DateOf<Value>> | null)
  }

  function choose(next: AnyRange, closeAfterChoice: () => void): void {
    change(next)
    reportField(frond, 'change', props.name)
    if (next) closeAfterChoice()
  }

  function choosePreset(preset: DateRangePreset, closeAfterChoice: () => void): void {
    const given = typeof preset.value === 'function' ? preset.value() : preset.value
    const ends = readRange('DateRangePicker', given, parseDateInput)
    if (ends) choose({ start: ends[0], end: ends[1] }, closeAfterChoice)
  }

  const fieldProps = usePicker(frond, field, {
    slot: 'date-range-picker',
    label: texts.dates,
    icon: calendarIcon,
    classes,
    renderPopup: (closeAfterChoice) => (
      <>
        {presets.length > 0 && (
          <div role="group" aria-label={texts.presets} className={classes.presets} data-slot="presets">
            {presets.map((preset, index) => (
              <Button
                key={index}
                color="neutral"
                variant="ghost"
                size={classes.presetSize as ButtonProps['size']}
                label={preset.label}
                onClick={() => choosePreset(preset, closeAfterChoice)}
                className={classes.preset}
                data-slot="preset"
              />
            ))}
          </div>
        )}
        <RangeCalendar
          {...{ allowNonContiguousRanges, maximumDays }}
          size={classes.calendarSize as CalendarProps['size']}
          {...(calendar as Partial<CalendarProps<true, false, AnyRange>>)}
          value={(value ?? null) as AnyRange}
          onValueChange={(next) => choose(next, closeAfterChoice)}
          className={classes.calendar}
        />
      </>
    ),
  })

  return (
    <InputDate<true, AnyRange>
      {...fieldProps}
      range
      value={(value ?? null) as AnyRange}
      defaultValue={defaultValue as AnyRange | undefined}
      onValueChange={change}
    />
  )
}

/** Shows one month on narrow screens, where a second month would be below the first and outside the viewport. */
function RangeCalendar({ numberOfMonths, ...props }: CalendarProps<true, false, AnyRange>) {
  const isWide = useSyncExternalStore(
    listenToWidth,
    () => matchesMedia(WIDE),
    () => true,
  )
  return <Calendar {...props} range numberOfMonths={isWide ? numberOfMonths : 1} data-slot="calendar" />
}

const WIDE = '(min-width: 40rem)'

const listenToWidth = (listener: () => void) => listenToMedia(WIDE, listener)
