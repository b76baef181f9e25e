'use client'

import { toCalendar, type CalendarDate, type DateValue } from '@internationalized/date'
import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { gregorian, type DateLocale } from '../../primitives/date/date-locale.ts'
import { hasTime, type DateInput } from '../../primitives/date/date-values.ts'
import type { CalendarProps } from '../Calendar.tsx'
import type { CellState } from './grids.tsx'
import { moveOfKey } from './key-move.ts'
import { COLUMNS, isSameUnit, startOf, units, unitsBetween, type CalendarUnit } from './pages.ts'
import { clampDate, isWithin } from './selection.ts'
import { addPages, dateOfMove, firstMonthFor, titleOf } from './shown-pages.ts'
import { useSelection } from './use-selection.ts'
import { useShownPages } from './use-shown-pages.ts'
import { readDay, type CalendarMode } from './values.ts'

export type DateTest = ((date: CalendarDate) => boolean) | undefined

type RequiredName =
  | 'type'
  | 'allowNonContiguousRanges'
  | 'preventDeselect'
  | 'numberOfMonths'
  | 'pagedNavigation'
  | 'fixedWeeks'
  | 'disabled'
  | 'readOnly'
  | 'initialFocus'

type OptionalName =
  | 'onStartValueChange'
  | 'onPlaceholderChange'
  | 'minValue'
  | 'maxValue'
  | 'isDateDisabled'
  | 'isDateUnavailable'
  | 'isDateHighlightable'
  | 'isMonthDisabled'
  | 'isMonthUnavailable'
  | 'isYearDisabled'
  | 'isYearUnavailable'
  | 'maximumDays'
  | 'fixedDate'
  | 'weekStartsOn'

/** Names of the props of Calendar that `useCalendar` takes as they are. */
export const optionNames: Readonly<Record<RequiredName | OptionalName, true>> = {
  type: true,
  onStartValueChange: true,
  onPlaceholderChange: true,
  minValue: true,
  maxValue: true,
  isDateDisabled: true,
  isDateUnavailable: true,
  isDateHighlightable: true,
  isMonthDisabled: true,
  isMonthUnavailable: true,
  isYearDisabled: true,
  isYearUnavailable: true,
  allowNonContiguousRanges: true,
  maximumDays: true,
  fixedDate: true,
  preventDeselect: true,
  numberOfMonths: true,
  pagedNavigation: true,
  weekStartsOn: true,
  fixedWeeks: true,
  disabled: true,
  readOnly: true,
  initialFocus: true,
}

export interface CalendarOptions
  extends Required<Pick<CalendarProps, RequiredName>>, Pick<CalendarProps, OptionalName> {
  readonly mode: CalendarMode
  readonly locale: DateLocale
  readonly values: readonly DateValue[]
  /** Called with the new values, and with whether all their dates can be chosen. */
  readonly onChange: (values: DateValue[], isValid: boolean) => void
  /** The date to show, if it is not that of the value. */
  readonly placeholder: DateValue | undefined
  readonly setPlaceholder: (date: DateValue) => void
  readonly root: RefObject<HTMLElement | null>
}

/** The behavior of a calendar: its pages, the chosen dates, and the keyboard. */
export function useCalendar(options: CalendarOptions) {
  const { type, mode, locale, values } = options
  const pages = useShownPages(options)
  const { limits, shown, view, setView, show } = pages
  const tests = testsOf(options)
  const isUnavailable = tests[type].unavailable
  const selection = useSelection(options, {
    shown: shown?.span,
    isDisabled: (date) => isDisabled(date, type),
    isUnavailable,
    onChange: change,
  })
  // In the months and years views of a calendar of days, a cell does not change the value but opens its month or year.
  const isChoosing = view === type
  const focusCell = useCellFocus(options.root, options.initialFocus, shown !== undefined)

  function isDisabled(date: CalendarDate, unit: CalendarUnit): boolean {
    const from = limits.from && startOf(limits.from, unit)
    const to = limits.to && startOf(limits.to, unit)
    return options.disabled || !isWithin(startOf(date, unit), { from, to }) || (tests[unit].disabled?.(date) ?? false)
  }

  function isFocused(date: CalendarDate): boolean {
    return shown ? isSameUnit(date, shown.focused, view) : false
  }

  function stateOf(date: CalendarDate): CellState {
    const { currentDay } = pages
    const isToday = currentDay ? isSameUnit(date, currentDay, view) : false
    if (isChoosing) return selection.stateOf(date, isToday)
    return { ...plainCell, selected: isFocused(date), disabled: isDisabled(date, view), today: isToday }
  }

  function change(dates: readonly CalendarDate[]): void {
    const next = dates.map((date, index) => toValue(date, values[mode === 'range' ? index : 0]))
    pages.keepPageFor(next)
    const all = mode === 'range' && dates.length === 2 ? unitsBetween(dates[0]!, dates[1]!, type) : dates
    options.onChange(next, !all.some((date) => isDisabled(date, type) || isUnavailable?.(date)))
  }

  function choose(date: CalendarDate): void {
    if (!shown) return
    focusCell()
    if (isChoosing) {
      show(date, shown.firstMonth)
      if (!options.readOnly) selection.select(date)
      return
    }
    // Keep the day, and when a year was chosen also the month. `set` clamps them if the month or year is shorter.
    const { month, day } = shown.focused
    show(clampDate(date.set(view === 'year' ? { month, day } : { day }), limits))
    setView(units[units.indexOf(view) - 1]!)
  }

  /** Turns the page. `jump` is the function of the caller that says where the page turns to. */
  function turnPage(by: 'page' | 'year', direction: -1 | 1, jump?: (date: CalendarDate) => DateInput): void {
    if (!shown) return
    const target = jump
      ? readDay('placeholder', jump(shown.focused), locale)
      : addPages(shown, shown.focused, by, direction)
    const first = jump ? undefined : addPages(shown, shown.firstMonth, by, direction)
    if (target) show(clampDate(target, limits), first)
  }

  function moveByKey(event: KeyboardEvent<HTMLElement>): void {
    if (event.defaultPrevented || !shown || !(event.target as Element).closest('[data-slot=cellTrigger]')) return
    if (event.key === 'Escape' && selection.hasBegun) {
      // The first Escape cancels the range. It must not also close a popover around the calendar.
      event.stopPropagation()
      event.preventDefault()
      return selection.cancel()
    }
    const move = moveOfKey(event, view === 'date' ? 7 : COLUMNS)
    if (!move) return
    event.preventDefault()
    const target = clampDate(dateOfMove(shown, move), limits)
    focusCell()
    selection.preview?.(startOf(target, type))
    show(target, firstMonthFor(shown, target))
  }

  return {
    ...pages,
    isChoosing,
    /** Text of the heading. Nothing while it is not known what is shown, on the server. */
    title: shown && titleOf(shown, locale),
    chosen: selection.chosen,
    stateOf,
    isTabStop: isFocused,
    choose,
    turnPage,
    moveByKey,
    reset(dates: readonly DateValue[]) {
      selection.cancel()
      options.onChange([...dates], true)
    },
    preview: isChoosing && !options.readOnly ? selection.preview : undefined,
    endPreview: selection.endPreview,
  }
}

/** Returns a function that focuses the cell that Tab reaches, after the next render. */
function useCellFocus(root: RefObject<HTMLElement | null>, initialFocus: boolean, hasCells: boolean): () => void {
  const isRequested = useRef(initialFocus)
  useLayoutEffect(() => {
    if (!isRequested.current || !hasCells) return
    isRequested.current = false
    root.current?.querySelector<HTMLElement>('[data-slot=cellTrigger][tabindex="0"]')?.focus({ preventScroll: true })
  })
  return () => {
    isRequested.current = true
  }
}

const plainCell = { unavailable: false, highlighted: false, start: false, end: false } as const

interface UnitTests {
  readonly disabled: DateTest
  readonly unavailable: DateTest
}

function testsOf(options: CalendarOptions): Readonly<Record<CalendarUnit, UnitTests>> {
  return {
    date: { disabled: options.isDateDisabled, unavailable: options.isDateUnavailable },
    month: { disabled: options.isMonthDisabled, unavailable: options.isMonthUnavailable },
    year: { disabled: options.isYearDisabled, unavailable: options.isYearUnavailable },
  }
}

/** A chosen day in the form of the caller's value: in its calendar system, and with its time if it has one. */
function toValue(date: CalendarDate, like: DateValue | undefined): DateValue {
  const converted = toCalendar(date, like?.calendar ?? gregorian)
  if (!like || !hasTime(like)) return converted
  const { era, year, month, day } = converted
  return like.set({ era, year, month, day })
}
