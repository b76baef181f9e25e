'use client'

import { toCalendar, type CalendarDate } from '@internationalized/date'
import { useState } from 'react'
import { toDay } from '../../primitives/date/date-locale.ts'
import type { CellState } from './grids.tsx'
import { startOf } from './pages.ts'
import { isWithin, reachOf, toSpan, type Reach, type Span } from './selection.ts'
import type { CalendarOptions, DateTest } from './use-calendar.ts'

interface SelectionContext {
  /** The first and the last cell that are shown. */
  readonly shown: Span | undefined
  readonly isDisabled: (date: CalendarDate) => boolean
  readonly isUnavailable: DateTest
  readonly onChange: (dates: readonly CalendarDate[]) => void
}

/** The chosen dates, and the range that the user has started but not completed. */
export function useSelection(options: CalendarOptions, context: SelectionContext) {
  const { type, mode, locale, fixedDate } = options
  const { shown, isDisabled, isUnavailable, onChange } = context
  const { calendar } = locale
  const isRange = mode === 'range'
  const chosen = options.values.map((date) => startOf(toDay(date, calendar), type))
  const [begun, setBegun] = useState<CalendarDate | null>(null)
  const [pointed, setPointed] = useState<CalendarDate | null>(null)

  const fixed = isRange && fixedDate && chosen.length === 2 ? chosen[fixedDate === 'start' ? 0 : 1] : undefined
  /** The end of the range that is set while the user chooses the other one. */
  const anchor = isRange ? (fixed ?? (begun && toCalendar(begun, calendar))) : null
  const span = isRange ? spanOf() : undefined
  const reach = anchor && shown ? reachFrom(anchor, shown) : {}

  function spanOf(): Span | undefined {
    if (anchor && (begun || pointed)) return toSpan(anchor, pointed ? toCalendar(pointed, calendar) : anchor)
    return chosen.length === 2 ? { start: chosen[0]!, end: chosen[1]! } : undefined
  }

  function reachFrom(from: CalendarDate, within: Span): Reach {
    const isBlocked = options.allowNonContiguousRanges ? undefined : isUnavailable
    const maximum = type === 'date' ? options.maximumDays : undefined
    const { from: earliest, to: latest } = reachOf(from, type, within, isBlocked, maximum)
    if (!fixed) return { from: earliest, to: latest }
    return fixedDate === 'start' ? { from, to: latest } : { from: earliest, to: from }
  }

  /** Starts a range at a date. With `null`, cancels the range that was started. */
  function begin(date: CalendarDate | null): void {
    if (!date && !begun) return
    setBegun(date)
    setPointed(date)
    options.onStartValueChange?.(date)
  }

  function stateOf(date: CalendarDate, isToday: boolean): CellState {
    const isInRange = span ? isWithin(date, { from: span.start, to: span.end }) : false
    return {
      selected: span ? isInRange : chosen.some((other) => other.compare(date) === 0),
      disabled: isDisabled(date) || !isWithin(date, reach),
      unavailable: isUnavailable?.(date) ?? false,
      highlighted: isInRange && (options.isDateHighlightable?.(date) ?? true),
      start: isInRange && span!.start.compare(date) === 0,
      end: isInRange && span!.end.compare(date) === 0,
      today: isToday,
    }
  }

  function selectEnd(date: CalendarDate): void {
    if (!anchor) return begin(date)
    const { start, end } = toSpan(anchor, date)
    begin(null)
    setPointed(null)
    onChange([start, end])
  }

  function select(date: CalendarDate): void {
    if (isRange) return selectEnd(date)
    const others = chosen.filter((other) => other.compare(date) !== 0)
    const isChosen = others.length < chosen.length
    if (isChosen && options.preventDeselect) return
    if (mode === 'single') return onChange(isChosen ? [] : [date])
    onChange(isChosen ? others : [...others, date].sort((a, b) => a.compare(b)))
  }

  return {
    chosen,
    stateOf,
    select,
    hasBegun: begun !== null,
    cancel: () => begin(null),
    /** Shows the range that would result from choosing a date. Only while one end is set. */
    preview: anchor ? (date: CalendarDate) => setPointed(date) : undefined,
    /** With `fixedDate` one end is always set, so the preview has to end when the pointer leaves the calendar. */
    endPreview: fixed ? () => setPointed(null) : undefined,
  }
}
