'use client'

import type { CalendarDate } from '@internationalized/date'
import { useRef, type HTMLAttributes, type Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { FormValues } from '../primitives/form/form-values.tsx'
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

/** What is chosen: one date or `null`, a list with `multiple`, first and last day with `range`. */
export type CalendarValue<Value, Range extends boolean, Multiple extends boolean> = Range extends true
  ? DateRange<Value> | null
  : Multiple extends true
    ? readonly Value[]
    : Value | null

/** What a cell knows about itself. */
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
  /** What is chosen: days, months or years. @default 'date' */
  type?: CalendarUnit
  /** The chosen date, or `null` for none; a list with `multiple`, `{ start, end }` with `range`. */
  value?: Value
  /** The date that is chosen at first. */
  defaultValue?: Value
  /** Called when another date is chosen, with ranges once both ends are. */
  onValueChange?: (value: CalendarValue<DateOf<Value>, Range, Multiple>) => void
  /** Called with a value in which no date is disabled or unavailable. */
  onValidValueChange?: (value: CalendarValue<DateOf<Value>, Range, Multiple>) => void
  /** Called when a range is begun, with its first chosen day, and with `null` when it is complete or given up. */
  onStartValueChange?: (start: CalendarDate | null) => void
  /** Chooses a range: its first and its last day. @default false */
  range?: Range
  /** Chooses any number of dates. @default false */
  multiple?: Multiple
  /** The date that is shown and that the keyboard begins from. */
  placeholder?: DateInput
  /** The date that is shown at first where there is no value. @default today */
  defaultPlaceholder?: DateInput
  /** Called when another month is shown or the keyboard moves to another date. */
  onPlaceholderChange?: (date: CalendarDate) => void
  /** First date that can be chosen. */
  minValue?: DateInput
  /** Last date that can be chosen. */
  maxValue?: DateInput
  /** Days that cannot be chosen. */
  isDateDisabled?: (date: CalendarDate) => boolean
  /** Days that are taken: they are crossed out, and a range does not go over them. */
  isDateUnavailable?: (date: CalendarDate) => boolean
  /** Days of a range that are tinted. @default all */
  isDateHighlightable?: (date: CalendarDate) => boolean
  /** Months that cannot be chosen. */
  isMonthDisabled?: (month: CalendarDate) => boolean
  /** Months that are taken. */
  isMonthUnavailable?: (month: CalendarDate) => boolean
  /** Years that cannot be chosen. */
  isYearDisabled?: (year: CalendarDate) => boolean
  /** Years that are taken. */
  isYearUnavailable?: (year: CalendarDate) => boolean
  /** Lets a range go over days that are unavailable. @default false */
  allowNonContiguousRanges?: boolean
  /** The most days a range may have. */
  maximumDays?: number
  /** The end of a range that stays as it is. */
  fixedDate?: 'start' | 'end'
  /** Keeps the chosen date when it is pressed again. @default false */
  preventDeselect?: boolean
  /** Months side by side. @default 1 */
  numberOfMonths?: number
  /** Goes on by as many months as are shown. @default false */
  pagedNavigation?: boolean
  /** Where the button for the next page leads from the shown date. @default a month, a year or twelve years on */
  nextPage?: (date: CalendarDate) => DateInput
  /** Where the button for the previous page leads from the shown date. @default a month, a year or twelve years back */
  prevPage?: (date: CalendarDate) => DateInput
  /** First day of the week, from 0 for Sunday to 6 for Saturday. @default that of the language's region */
  weekStartsOn?: number
  /** Length of the names of the days. @default 'narrow' */
  weekdayFormat?: 'narrow' | 'short' | 'long'
  /** Shows the numbers of the weeks. @default false */
  weekNumbers?: boolean
  /** Always shows six weeks, so that the height stays. @default true */
  fixedWeeks?: boolean
  /** Keeps days of the months beside the shown one from being chosen. @default false */
  disableDaysOutsideCurrentView?: boolean
  /** Shows the buttons for the months. @default true */
  monthControls?: boolean
  /** Shows the buttons for the years. @default true */
  yearControls?: boolean
  /** Lets the heading lead to months and years; an object sets props of that button. @default true */
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
  /** Colour of what is chosen. @default 'primary' */
  color?: Color
  /** How much the chosen date stands out. @default 'solid' */
  variant?: ThemeOption<typeof calendarTheme, 'variant'>
  /** Size of the cells, and with them text and buttons. @default 'md' */
  size?: ThemeOption<typeof calendarTheme, 'size'>
  /** Keeps everything from being used. @default false */
  disabled?: boolean
  /** Keeps the value as it is; months can still be turned. @default false */
  readOnly?: boolean
  /** Puts the focus on the shown date when the calendar appears. @default false */
  initialFocus?: boolean
  /** Language of names and figures, such as `pt-BR` or `th-u-ca-buddhist`. @default the language of `<App>` */
  locale?: string
  /** Makes the calendar system of the language. @default the system of the value, else Gregorian */
  createCalendar?: CreateCalendar
  /** Posts the value with a form under this name, as ISO text; several dates are several values. */
  name?: string
  /** The form that the value belongs to, by its id. @default the form around */
  form?: string
  /** Replaces the heading. */
  heading?: Slot<CalendarHeadingArgs>
  /** Replaces the number of a day. */
  day?: Slot<{ day: CalendarDate } & CalendarCellArgs>
  /** Replaces the name of a day of the week. */
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

/** A page of days to choose one, several or a range from; also of months and years. */
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
    warn('Calendar', 'range and multiple exclude each other, so it chooses a range. Leave one out.')

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
