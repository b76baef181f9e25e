'use client'

import type { CalendarDate } from '@internationalized/date'
import { useRef, type HTMLAttributes, type Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { FormValues } from '../primitives/form/form-value.tsx'
import { resolveDateLocale, type CreateCalendar } from '../primitives/date/date-locale.ts'
import { parseDateInput, type DateInput, type DateOf, type DateRange } from '../primitives/date/date-values.ts'
import { inControl, reportField, resolveControl, useUnboundLabel } from '../primitives/form/field.ts'
import { useFrond } from '../system/frond-context.ts'
import type { Slot } from '../system/slots.ts'
import { splitProps } from '../system/split-props.ts'
import { messagesOf } from '../system/messages.ts'
import { joinProps, joinRefs, renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { useControlled } from '../system/use-controlled.ts'
import { warn } from '../system/warn.ts'
import { calendar as english } from '../locale/en.ts'
import { calendarTheme } from '../theme/calendar.ts'
import type { Color } from '../theme/color-names.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { ButtonProps } from './Button.tsx'
import { CalendarBody, gridNames } from './calendar/body.tsx'
import type { CalendarPart, CellState } from './calendar/grids.tsx'
import { CalendarHeader, headerNames } from './calendar/header.tsx'
import type { CalendarUnit } from './calendar/pages.ts'
import { optionNames, useCalendar } from './calendar/use-calendar.ts'
import { readValues, toCalendarValue, toPosted } from './calendar/values.ts'
import type { IconValue } from './Icon.tsx'

export type { CreateCalendar } from '../primitives/date/date-locale.ts'
export type { DateInput, DateOf, DateRange } from '../primitives/date/date-values.ts'
export type { CalendarUnit } from './calendar/pages.ts'

/** The chosen date or `null`; a list of dates with `multiple`, the first and last day with `range`. */
export type CalendarValue<Value, Range extends boolean, Multiple extends boolean> = Range extends true
  ? DateRange<Value> | null
  : Multiple extends true
    ? readonly Value[]
    : Value | null

/** State of one cell. */
export type CalendarCellArgs = CellState

export interface CalendarHeadingArgs {
  /** Text of the heading. */
  value: string
  view: CalendarUnit
  /** The date whose month, year or years are shown. */
  date: CalendarDate
  setView: (view: CalendarUnit) => void
  setPlaceholder: (date: DateInput) => void
}

export interface CalendarProps<
  Range extends boolean = false,
  Multiple extends boolean = false,
  Value extends CalendarValue<DateInput, Range, Multiple> = CalendarValue<CalendarDate, Range, Multiple>,
> extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'color' | 'children' | 'defaultValue' | 'placeholder'> {
  /** Whether the user chooses days, months or years. @default 'date' */
  type?: CalendarUnit
  /** The chosen date, or `null` for none; a list with `multiple`, `{ start, end }` with `range`. */
  value?: Value
  /** The initial value, when uncontrolled. */
  defaultValue?: Value
  /** Called when the value changes. With `range`, called when both ends are chosen. */
  onValueChange?: (value: CalendarValue<DateOf<Value>, Range, Multiple>) => void
  /** Called like `onValueChange`, but only if no date of the value is disabled or unavailable. */
  onValidValueChange?: (value: CalendarValue<DateOf<Value>, Range, Multiple>) => void
  /** Called with the first chosen day when the user begins a range, and with `null` when the range is complete or canceled. */
  onStartValueChange?: (start: CalendarDate | null) => void
  /** Lets the user choose a range of dates. @default false */
  range?: Range
  /** Lets the user choose several dates. @default false */
  multiple?: Multiple
  /** The date that is shown and from which the arrow keys move. */
  placeholder?: DateInput
  /** The date that is shown initially if there is no value. @default today */
  defaultPlaceholder?: DateInput
  /** Called when the calendar shows another month or the keyboard moves to another date. */
  onPlaceholderChange?: (date: CalendarDate) => void
  /** First date that can be chosen. */
  minValue?: DateInput
  /** Last date that can be chosen. */
  maxValue?: DateInput
  /** Days that cannot be chosen. */
  isDateDisabled?: (date: CalendarDate) => boolean
  /** Days that are already taken. They are crossed out, and a range cannot contain them. */
  isDateUnavailable?: (date: CalendarDate) => boolean
  /** Days of a range that are highlighted. @default all */
  isDateHighlightable?: (date: CalendarDate) => boolean
  /** Months that cannot be chosen. */
  isMonthDisabled?: (month: CalendarDate) => boolean
  /** Months that are already taken. */
  isMonthUnavailable?: (month: CalendarDate) => boolean
  /** Years that cannot be chosen. */
  isYearDisabled?: (year: CalendarDate) => boolean
  /** Years that are already taken. */
  isYearUnavailable?: (year: CalendarDate) => boolean
  /** Lets a range contain unavailable days. @default false */
  allowNonContiguousRanges?: boolean
  /** Maximum number of days in a range. */
  maximumDays?: number
  /** The end of the range that the user cannot change. */
  fixedDate?: 'start' | 'end'
  /** Keeps the chosen date when the user clicks it again. @default false */
  preventDeselect?: boolean
  /** Number of months shown side by side. @default 1 */
  numberOfMonths?: number
  /** Moves by as many months as are shown instead of by one. @default false */
  pagedNavigation?: boolean
  /** Returns the date that the next button shows. @default a month, a year or twelve years later */
  nextPage?: (date: CalendarDate) => DateInput
  /** Returns the date that the previous button shows. @default a month, a year or twelve years earlier */
  prevPage?: (date: CalendarDate) => DateInput
  /** First day of the week, from 0 for Sunday to 6 for Saturday. @default the first day in the region of the locale */
  weekStartsOn?: number
  /** Length of the weekday names. @default 'narrow' */
  weekdayFormat?: 'narrow' | 'short' | 'long'
  /** Shows week numbers. @default false */
  weekNumbers?: boolean
  /** Always shows six weeks, so that all months have the same height. @default true */
  fixedWeeks?: boolean
  /** Disables days of the previous and next month. @default false */
  disableDaysOutsideCurrentView?: boolean
  /** Shows the buttons for the next and previous month. @default true */
  monthControls?: boolean
  /** Shows the buttons for the next and previous year. @default true */
  yearControls?: boolean
  /** Makes the heading a button that switches to months and years. Pass button props to customize it. @default true */
  viewControl?: boolean | Partial<ButtonProps>
  /** Icon of the button for the next month. @default the icon of the role `chevronRight` */
  nextMonthIcon?: IconValue
  /** Props of the button for the next month. */
  nextMonth?: Partial<ButtonProps>
  /** Icon of the button for the next year. @default the icon of the role `chevronDoubleRight` */
  nextYearIcon?: IconValue
  /** Props of the button for the next year. */
  nextYear?: Partial<ButtonProps>
  /** Icon of the button for the previous month. @default the icon of the role `chevronLeft` */
  prevMonthIcon?: IconValue
  /** Props of the button for the previous month. */
  prevMonth?: Partial<ButtonProps>
  /** Icon of the button for the previous year. @default the icon of the role `chevronDoubleLeft` */
  prevYearIcon?: IconValue
  /** Props of the button for the previous year. */
  prevYear?: Partial<ButtonProps>
  /** Color of the chosen dates. @default 'primary' */
  color?: Color
  /** Style of the chosen dates. @default 'solid' */
  variant?: ThemeOption<typeof calendarTheme, 'variant'>
  /** Size of the cells, the text and the buttons. @default 'md' */
  size?: ThemeOption<typeof calendarTheme, 'size'>
  /** Disables the whole calendar. @default false */
  disabled?: boolean
  /** Keeps the user from changing the value. The user can still move between months. @default false */
  readOnly?: boolean
  /** Focuses the shown date when the calendar appears. @default false */
  initialFocus?: boolean
  /** Locale for names and digits, such as `pt-BR` or `th-u-ca-buddhist`. @default the locale of `<App>` */
  locale?: string
  /** Creates the calendar system of the locale. @default the calendar system of the value, otherwise Gregorian */
  createCalendar?: CreateCalendar
  /** Name under which a form submits the value, as ISO text. Each date is one entry. */
  name?: string
  /** Id of the form that the value belongs to. @default the form around the calendar */
  form?: string
  /** Replaces the heading. */
  heading?: Slot<CalendarHeadingArgs>
  /** Replaces the number of a day. */
  day?: Slot<{ day: CalendarDate } & CalendarCellArgs>
  /** Replaces the name of a weekday. */
  weekDay?: Slot<{ day: string }>
  /** Replaces the name of a month. */
  monthCell?: Slot<{ month: CalendarDate } & CalendarCellArgs>
  /** Replaces the number of a year. */
  yearCell?: Slot<{ year: CalendarDate } & CalendarCellArgs>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in CalendarPart]?: ClassValue }
  /** Changes the element that is rendered. */
  render?: RenderProp
  ref?: Ref<HTMLDivElement>
}

const defaults = {
  type: 'date',
  color: 'primary',
  variant: 'solid',
  size: 'md',
  allowNonContiguousRanges: false,
  preventDeselect: false,
  numberOfMonths: 1,
  pagedNavigation: false,
  weekdayFormat: 'narrow',
  weekNumbers: false,
  fixedWeeks: true,
  disableDaysOutsideCurrentView: false,
  monthControls: true,
  yearControls: true,
  viewControl: true,
  disabled: false,
  readOnly: false,
  initialFocus: false,
} as const

/** A grid of days, months or years in which the user chooses one date, several dates or a range. */
export function Calendar<
  const Range extends boolean = false,
  const Multiple extends boolean = false,
  Value extends CalendarValue<DateInput, Range, Multiple> = CalendarValue<CalendarDate, Range, Multiple>,
>(ownProps: CalendarProps<Range, Multiple, Value>) {
  const frond = useFrond()
  const resolved = resolveControl(frond, calendarTheme, defaults, ownProps, { bind: false })
  const [header, withoutHeader] = splitProps(resolved, headerNames)
  const [grid, withoutGrid] = splitProps(withoutHeader, gridNames)
  const [options, props] = splitProps(withoutGrid, optionNames)
  const {
    value,
    defaultValue,
    onValueChange,
    onValidValueChange,
    range,
    multiple,
    placeholder: givenPlaceholder,
    defaultPlaceholder,
    color,
    variant,
    size,
    locale: ownLocale,
    createCalendar,
    name,
    form,
    className,
    ui,
    render,
    ref,
    ...rest
  } = props
  const { type, disabled, readOnly } = options
  // A form field passes these to every control. They are not attributes of a group.
  const {
    required: _,
    highlight: __,
    ...attributes
  } = rest as typeof rest & { required?: unknown; highlight?: unknown }
  useUnboundLabel(frond)
  if (range && multiple)
    warn('Calendar', 'range and multiple cannot be combined, so multiple is ignored. Remove one of them.')

  const mode = range ? 'range' : multiple ? 'multiple' : 'single'
  const [written, setWritten] = useControlled<unknown>(value, defaultValue)
  const values = readValues(written, mode)
  const [reference, setReference] = useControlled<DateInput | undefined>(givenPlaceholder, defaultPlaceholder)
  const placeholder = parseDateInput('Calendar', 'placeholder', reference)
  const locale = resolveDateLocale(frond, 'Calendar', ownLocale, createCalendar, values[0] ?? placeholder)
  const texts = messagesOf(frond, 'calendar', english)
  const root = useRef<HTMLDivElement>(null)

  const calendar = useCalendar({
    ...options,
    mode,
    locale,
    values,
    onChange(next, isValid) {
      const result = toCalendarValue(next, mode) as CalendarValue<DateOf<Value>, Range, Multiple>
      setWritten(result)
      onValueChange?.(result)
      if (isValid) onValidValueChange?.(result)
      reportField(frond, 'change', name)
    },
    placeholder,
    setPlaceholder: setReference,
    root,
  })
  const classes = resolveClasses(frond, calendarTheme, { color, variant, size, view: calendar.view }, ui, className)

  const content = (
    <>
      <CalendarHeader {...header} {...{ frond, calendar, type, size, disabled, locale, texts, classes }} />
      <CalendarBody {...grid} {...{ calendar, mode, locale, disabled, readOnly, texts, classes }} />
      {name !== undefined && (
        <FormValues
          name={name}
          values={calendar.chosen.map((date) => toPosted(date, type))}
          disabled={disabled}
          form={form}
          onReset={() => calendar.reset(readValues(defaultValue, mode))}
        />
      )}
    </>
  )

  return renderElement('div', render, {
    role: 'group',
    'data-slot': 'calendar',
    ...joinProps({ onKeyDown: calendar.moveByKey, onPointerLeave: calendar.endPreview }, attributes),
    ref: joinRefs<HTMLDivElement>(root, ref),
    className: classes.root,
    children: inControl(frond, content),
  })
}
