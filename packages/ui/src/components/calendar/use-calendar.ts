'use client'

import { getLocalTimeZone, toCalendar, today, type CalendarDate, type DateValue } from '@internationalized/date'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { dateFormat, gregorian, toDay, type DateLocale } from '../../primitives/date/date-locale.ts'
import { hasTime, type DateInput } from '../../primitives/date/date-values.ts'
import { useHydrated } from '../../system/use-hydrated.ts'
import { moveOfKey, type CellState } from './grids.tsx'
import {
  addUnits,
  COLUMNS,
  isSameUnit,
  monthsOf,
  startOf,
  toWeekDay,
  units,
  unitsBetween,
  weeksOf,
  YEARS_PER_PAGE,
  yearsOf,
  type CalendarUnit,
} from './pages.ts'
import { clampDate, holdsMonth, isWithin, reachOf, toSpan, type Reach, type Span } from './selection.ts'

type Test = ((date: CalendarDate) => boolean) | undefined

export interface CalendarOptions {
  type: CalendarUnit
  mode: 'single' | 'multiple' | 'range'
  locale: DateLocale
  values: readonly DateValue[]
  /** With the new values, and whether none of their days is blocked. */
  onChange: (values: DateValue[], isValid: boolean) => void
  onStartValueChange: ((start: CalendarDate | null) => void) | undefined
  /** The date that was turned to, if any. */
  turnedTo: DateValue | undefined
  setTurnedTo: (date: DateValue) => void
  onPlaceholderChange: ((date: CalendarDate) => void) | undefined
  /** Reads a date that the caller gave. */
  readDay: (prop: string, input: DateInput | undefined) => CalendarDate | undefined
  minValue: DateInput | undefined
  maxValue: DateInput | undefined
  disabledBy: Readonly<Record<CalendarUnit, Test>>
  unavailableBy: Readonly<Record<CalendarUnit, Test>>
  isHighlightable: Test
  allowNonContiguousRanges: boolean
  maximumDays: number | undefined
  fixedDate: 'start' | 'end' | undefined
  preventDeselect: boolean
  numberOfMonths: number
  pagedNavigation: boolean
  weekStartsOn: number | undefined
  fixedWeeks: boolean
  disabled: boolean
  readOnly: boolean
  initialFocus: boolean
  root: RefObject<HTMLElement | null>
}

/** What a calendar shows and what happens in it. All of it is computed from the value, the shown date and the view. */
export function useCalendar(options: CalendarOptions) {
  const { type, mode, locale, values, readDay, pagedNavigation, root } = options
  const { calendar } = locale
  const limits: Reach = { from: readDay('minValue', options.minValue), to: readDay('maxValue', options.maxValue) }

  // What the calendar chose itself is on the page already; a value from outside is turned to.
  const [seen, setSeen] = useState(() => keyOf(values))
  if (seen !== keyOf(values)) {
    setSeen(keyOf(values))
    if (values[0]) options.setTurnedTo(values[0])
  }

  // The server has another clock and maybe another zone, so today is known in the browser only.
  const now = useHydrated() ? toCalendar(today(getLocalTimeZone()), calendar) : undefined
  const shownDate = options.turnedTo ?? values[0]
  const focused = shownDate ? toDay(shownDate, calendar) : now && clampDate(now, limits)

  const [chosenView, setView] = useState<CalendarUnit>(type)
  const view = units.indexOf(chosenView) < units.indexOf(type) ? type : chosenView
  const isChoosing = view === type

  const months = Math.max(1, Math.floor(options.numberOfMonths) || 1)
  const [firstMonth, setFirstMonth] = useState<CalendarDate>()
  const keptFirst = firstMonth && startOf(toDay(firstMonth, calendar), 'month')
  const first = focused && (keptFirst && holdsMonth(keptFirst, months, focused) ? keptFirst : startOf(focused, 'month'))

  const firstDay = toWeekDay(options.weekStartsOn)
  const pages = Array.from({ length: view === 'date' ? months : 1 }, (_, index) => {
    const month = first?.add({ months: index })
    if (!month || !focused) return undefined
    if (view === 'date') return { month, rows: weeksOf(month, locale.locale, firstDay, options.fixedWeeks) }
    return { month, rows: view === 'month' ? monthsOf(focused) : yearsOf(focused) }
  })
  const rows = pages.flatMap((page) => page?.rows ?? [])
  const shown: Span | undefined = rows[0] && { start: rows[0][0]!, end: rows.at(-1)!.at(-1)! }

  const chosen = values.map((date) => startOf(toDay(date, calendar), type))
  const [begun, setBegun] = useState<CalendarDate | null>(null)
  const [pointed, setPointed] = useState<CalendarDate | null>(null)
  const { fixedDate } = options
  const fixed = mode === 'range' && fixedDate && chosen.length === 2 ? chosen[fixedDate === 'start' ? 0 : 1] : undefined
  const anchor = mode === 'range' ? (fixed ?? (begun && toCalendar(begun, calendar))) : null
  const span = mode === 'range' ? spanOf() : undefined
  const reach = anchor && shown ? reachOfRange(anchor, shown) : {}

  function spanOf(): Span | undefined {
    if (anchor && (begun || pointed)) return toSpan(anchor, pointed ? toCalendar(pointed, calendar) : anchor)
    return chosen.length === 2 ? { start: chosen[0]!, end: chosen[1]! } : undefined
  }

  function reachOfRange(from: CalendarDate, within: Span): Reach {
    const blocks = options.allowNonContiguousRanges ? undefined : options.unavailableBy[type]
    const { from: earliest, to: latest } = reachOf(
      from,
      type,
      within,
      blocks,
      type === 'date' ? options.maximumDays : undefined,
    )
    if (!fixed) return { from: earliest, to: latest }
    return fixedDate === 'start' ? { from, to: latest } : { from: earliest, to: from }
  }

  const movesFocus = useRef(options.initialFocus)
  useLayoutEffect(() => {
    if (!movesFocus.current || !focused) return
    movesFocus.current = false
    root.current?.querySelector<HTMLElement>('[data-slot=cellTrigger][tabindex="0"]')?.focus({ preventScroll: true })
  })

  function turnTo(date: CalendarDate, firstShown?: CalendarDate): void {
    options.setTurnedTo(date)
    setFirstMonth(firstShown)
    if (!focused || date.compare(focused) !== 0) options.onPlaceholderChange?.(date)
  }

  function isDisabled(date: CalendarDate, unit: CalendarUnit): boolean {
    const from = limits.from && startOf(limits.from, unit)
    const to = limits.to && startOf(limits.to, unit)
    return (
      options.disabled || !isWithin(startOf(date, unit), { from, to }) || (options.disabledBy[unit]?.(date) ?? false)
    )
  }

  function stateOf(date: CalendarDate): CellState {
    const isToday = now ? isSameUnit(date, now, view) : false
    if (!isChoosing) {
      return {
        ...plainCell,
        selected: isSameUnit(date, focused!, view),
        disabled: isDisabled(date, view),
        today: isToday,
      }
    }
    const isIn = span ? isWithin(date, { from: span.start, to: span.end }) : false
    return {
      selected: span ? isIn : chosen.some((other) => other.compare(date) === 0),
      disabled: isDisabled(date, type) || !isWithin(date, reach),
      unavailable: options.unavailableBy[type]?.(date) ?? false,
      highlighted: isIn && (options.isHighlightable?.(date) ?? true),
      start: isIn && span!.start.compare(date) === 0,
      end: isIn && span!.end.compare(date) === 0,
      today: isToday,
    }
  }

  function begin(date: CalendarDate | null): void {
    if (!date && !begun) return
    setBegun(date)
    setPointed(date)
    options.onStartValueChange?.(date)
  }

  function change(dates: readonly CalendarDate[]): void {
    const next = dates.map((date, index) => toValue(date, values[mode === 'range' ? index : 0]))
    setSeen(keyOf(next))
    const all = mode === 'range' && dates.length === 2 ? unitsBetween(dates[0]!, dates[1]!, type) : dates
    options.onChange(next, !all.some((date) => isDisabled(date, type) || options.unavailableBy[type]?.(date)))
  }

  function choose(date: CalendarDate): void {
    movesFocus.current = true
    if (!isChoosing) {
      // The same day, and in a year also the same month, as far as they are there.
      const { month, day } = focused!
      turnTo(clampDate(date.set(view === 'year' ? { month, day } : { day }), limits))
      return setView(units[units.indexOf(view) - 1]!)
    }
    turnTo(date, first)
    if (options.readOnly) return
    if (mode === 'range') {
      if (!anchor) return begin(date)
      const { start, end } = toSpan(anchor, date)
      begin(null)
      setPointed(null)
      return change([start, end])
    }
    const others = chosen.filter((other) => other.compare(date) !== 0)
    const isChosen = others.length < chosen.length
    if (isChosen && options.preventDeselect) return
    if (mode === 'single') return change(isChosen ? [] : [date])
    change(isChosen ? others : [...others, date].sort((a, b) => a.compare(b)))
  }

  /** Another page, or the same place in another year. */
  function pageFrom(date: CalendarDate, by: 'page' | 'year', direction: number): CalendarDate {
    if (view === 'year') return date.add({ years: direction * YEARS_PER_PAGE })
    if (view === 'month' || by === 'year') return date.add({ years: direction })
    return date.add({ months: direction * (pagedNavigation ? months : 1) })
  }

  function turnPage(by: 'page' | 'year', direction: -1 | 1, leap?: (date: CalendarDate) => DateInput): void {
    if (!focused || !first) return
    const target = leap ? readDay('placeholder', leap(focused)) : pageFrom(focused, by, direction)
    if (target) turnTo(clampDate(target, limits), leap ? undefined : pageFrom(first, by, direction))
  }

  function moveByKey(event: KeyboardEvent<HTMLElement>): void {
    if (event.defaultPrevented || !focused || !(event.target as Element).closest('[data-slot=cellTrigger]')) return
    if (event.key === 'Escape' && begun) {
      // What is around, such as a popover, stays open: the first Escape gives up the range.
      event.stopPropagation()
      event.preventDefault()
      return begin(null)
    }
    const move = moveOfKey(event, view === 'date' ? 7 : COLUMNS)
    if (!move) return
    event.preventDefault()
    const target = clampDate(targetOf(move, focused), limits)
    movesFocus.current = true
    if (anchor) setPointed(startOf(target, type))
    turnTo(target, firstFor(target))
  }

  function targetOf(move: NonNullable<ReturnType<typeof moveOfKey>>, from: CalendarDate): CalendarDate {
    const row = rows.find((cells) => cells.some((date) => isSameUnit(date, from, view))) ?? [from]
    if (move.to === 'rowStart') return row[0]!
    if (move.to === 'rowEnd') return row.at(-1)!
    if (move.pages) return pageFrom(from, move.large ? 'year' : 'page', move.pages)
    return addUnits(from, view, move.cells ?? 0)
  }

  /** The months that are shown stay while the date is among them; else they go on as little as needed, or by a page. */
  function firstFor(date: CalendarDate): CalendarDate | undefined {
    if (!first || holdsMonth(first, months, date)) return first
    const isEarlier = date.compare(first) < 0
    if (!pagedNavigation) return isEarlier ? undefined : startOf(date, 'month').subtract({ months: months - 1 })
    const page = first.add({ months: isEarlier ? -months : months })
    return holdsMonth(page, months, date) ? page : undefined
  }

  /** Whether there is nothing to choose beyond the pages that are shown. */
  function isAtEnd(direction: -1 | 1): boolean {
    const limit = direction < 0 ? limits.from : limits.to
    if (!limit || !first || !focused || !shown) return false
    if (view === 'date') {
      const edge = direction < 0 ? first : first.add({ months: months - 1 })
      return startOf(limit, 'month').compare(edge) * direction <= 0
    }
    const edge = view === 'month' ? startOf(focused, 'year') : direction < 0 ? shown.start : shown.end
    return startOf(limit, 'year').compare(edge) * direction <= 0
  }

  function titleOf(): string | undefined {
    if (!first || !focused || !shown) return undefined
    if (view === 'month') return dateFormat(locale, { year: 'numeric' }).format(focused.toDate('UTC'))
    const [start, end] = view === 'date' ? [first, first.add({ months: months - 1 })] : [shown.start, shown.end]
    const format = dateFormat(locale, view === 'date' ? { month: 'long', year: 'numeric' } : { year: 'numeric' })
    if (start.compare(end) === 0) return format.format(start.toDate('UTC'))
    // Node puts thin spaces around the dash where browsers put plain ones, and the first markup has to be the same.
    return format.formatRange(start.toDate('UTC'), end.toDate('UTC')).replaceAll('\u2009', ' ')
  }

  return {
    view,
    setView,
    isChoosing,
    pages,
    firstDay,
    focused,
    /** Names what is shown; nothing while that is not known, on the server. */
    title: titleOf(),
    chosen,
    stateOf,
    choose,
    turnTo,
    turnPage,
    isAtEnd,
    moveByKey,
    isTabStop: (date: CalendarDate) => isSameUnit(date, focused!, view),
    reset(dates: readonly DateValue[]) {
      begin(null)
      options.onChange([...dates], true)
    },
    preview: isChoosing && anchor && !options.readOnly ? (date: CalendarDate) => setPointed(date) : undefined,
    /** A range that is fixed at one end shows what it would become only under the pointer. */
    endPreview: fixed ? () => setPointed(null) : undefined,
  }
}

const plainCell = { unavailable: false, highlighted: false, start: false, end: false } as const

function keyOf(values: readonly DateValue[]): string {
  return values.map(String).join(' ')
}

/** A chosen day in the form that the caller's own value has: its calendar system, and its time if it has one. */
function toValue(date: CalendarDate, like: DateValue | undefined): DateValue {
  const converted = toCalendar(date, like?.calendar ?? gregorian)
  if (!like || !hasTime(like)) return converted
  const { era, year, month, day } = converted
  return like.set({ era, year, month, day })
}
