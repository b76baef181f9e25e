'use client'

import { getLocalTimeZone, now, toTime, type Time } from '@internationalized/date'
import type { ClassValue } from '../system/component-override.ts'
import { resolveDateLocale } from '../primitives/date/date-locale.ts'
import { parseTimeInput, timeOf, withTime, type TimeInput, type TimeValue } from '../primitives/date/date-times.ts'
import type { DateOf } from '../primitives/date/date-values.ts'
import { reportField } from '../primitives/form/field.ts'
import { useFrond } from '../system/frond-context.ts'
import type { Slot } from '../system/slots.ts'
import { messagesOf } from '../system/messages.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { useControlled } from '../system/use-controlled.ts'
import { datePicker as english } from '../locale/en.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { timePickerTheme } from '../theme/time-picker.ts'
import { clockIcon } from './date/icons.ts'
import { pickerDefaults, sizeFromContext, usePicker, type PickerOptions } from './date/picker.tsx'
import { TimeList } from './date/time-list.tsx'
import { InputTime, type InputTimeProps, type InputTimeValue } from './InputTime.tsx'

type Part = SlotOf<typeof timePickerTheme>

export interface TimePickerProps<Value extends InputTimeValue<TimeInput, false> = Time | null>
  extends
    PickerOptions,
    Omit<InputTimeProps<false, Value>, 'range' | 'separator' | 'separatorIcon' | 'render' | 'ui' | 'content'> {
  /** The time, or `null` if there is none. */
  value?: Value
  /** The initial time, when uncontrolled. */
  defaultValue?: Value
  /** Called with the time that the user chose or typed, and with `null` when the user clears a part of it. */
  onValueChange?: (value: DateOf<Value, Time> | null) => void
  /** Minutes between the times in the list. @default 30 */
  interval?: number
  /** Replaces the text of a time in the list. */
  item?: Slot<{ time: Time; selected: boolean; disabled: boolean }>
  /** Classes for the root, the frame around the segments and the button. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
}

const defaults = { size: 'md', interval: 30, ...pickerDefaults } as const

/** A time field with a list of times in a popup. */
export function TimePicker<Value extends InputTimeValue<TimeInput, false> = Time | null>(
  ownProps: TimePickerProps<Value>,
) {
  const frond = useFrond()
  const resolved = resolveProps(frond, timePickerTheme, defaults, ownProps, sizeFromContext(frond))
  const { value: givenValue, defaultValue, onValueChange, interval, item, className, ui, ...props } = resolved
  const texts = messagesOf(frond, 'datePicker', english)
  const classes = resolveClasses(frond, timePickerTheme, { size: props.size }, ui, className)
  const { locale } = resolveDateLocale(frond, 'TimePicker', props.locale, undefined, undefined)
  const [value, setValue] = useControlled<unknown>(givenValue, defaultValue)
  const current = parseTimeInput('TimePicker', 'value', value)

  function change(next: TimeValue | null): void {
    setValue(next)
    onValueChange?.(next as DateOf<Value, Time> | null)
  }

  function readTime(prop: string, input: TimeInput | undefined): Time | undefined {
    const time = parseTimeInput('TimePicker', prop, input)
    return time && timeOf(time)
  }

  const fieldProps = usePicker(frond, props, {
    slot: 'time-picker',
    label: texts.time,
    icon: clockIcon,
    classes,
    renderPopup: (closeAfterChoice) => (
      <TimeList
        {...{ frond, locale, interval, item }}
        hourCycle={props.hourCycle}
        label={texts.time}
        value={current && timeOf(current)}
        near={readTime('placeholder', props.placeholder ?? props.defaultPlaceholder) ?? toTime(now(getLocalTimeZone()))}
        min={readTime('minValue', props.minValue)}
        max={readTime('maxValue', props.maxValue)}
        isUnavailable={props.isTimeUnavailable}
        choose={(time) => {
          change(withTime(current, time))
          reportField(frond, 'change', props.name)
          closeAfterChoice()
        }}
        listClass={classes.list}
        itemClass={classes.item}
        iconClass={classes.itemIcon}
      />
    ),
  })

  return (
    <InputTime<false, TimeValue | null>
      {...fieldProps}
      value={current ?? null}
      defaultValue={defaultValue as TimeValue | null | undefined}
      onValueChange={change}
    />
  )
}
