'use client'

import { getLocalTimeZone, toCalendar, today, type CalendarDate, type DateValue } from '@internationalized/date'
import { useState } from 'react'
import { toDay } from '../../primitives/date/date-locale.ts'
import { useHydrated } from '../../system/use-hydrated.ts'
import { startOf, toWeekDay, units, type CalendarUnit } from './pages.ts'
import { clampDate, type Reach } from './selection.ts'
import { createPages } from './shown-pages.ts'
import type { CalendarOptions } from './use-calendar.ts'
import { readDay } from './values.ts'

/** Decides which days, months or years the calendar shows, from the value, the placeholder and the view. */
export function useShownPages(options: CalendarOptions) {
  const { type, locale, values, placeholder, setPlaceholder } = options
  const { calendar } = locale
  const limits: Reach = {
    from: readDay('minValue', options.minValue, locale),
    to: readDay('maxValue', options.maxValue, locale),
  }

  // If the caller sets another value, show its page. A value that the user chose here is on the page already.
  const [seen, setSeen] = useState(() => keyOf(values))
  if (seen !== keyOf(values)) {
    setSeen(keyOf(values))
    if (values[0]) setPlaceholder(values[0])
  }

  // The clock and the time zone of the server differ from the user's, so only the browser knows what day it is.
  const currentDay = useHydrated() ? toCalendar(today(getLocalTimeZone()), calendar) : undefined
  const shownDate = placeholder ?? values[0]
  const focused = shownDate ? toDay(shownDate, calendar) : currentDay && clampDate(currentDay, limits)

  const [chosenView, setView] = useState<CalendarUnit>(type)
  const view = units.indexOf(chosenView) < units.indexOf(type) ? type : chosenView
  const months = Math.max(1, Math.floor(options.numberOfMonths) || 1)
  const [firstMonth, setFirstMonth] = useState<CalendarDate>()
  const firstDay = toWeekDay(options.weekStartsOn)
  const shown =
    focused &&
    createPages({
      view,
      focused,
      months,
      monthStep: options.pagedNavigation ? months : 1,
      keptFirst: firstMonth && startOf(toDay(firstMonth, calendar), 'month'),
      locale: locale.locale,
      firstDay,
      fixedWeeks: options.fixedWeeks,
    })

  return {
    limits,
    /** Nothing on the server if neither a value nor a placeholder is set. */
    shown,
    pageCount: view === 'date' ? months : 1,
    currentDay,
    view,
    setView,
    firstDay,
    /** Shows another date. `first` is the first month on the pages, by default that of the date. */
    show(date: CalendarDate, first?: CalendarDate): void {
      setPlaceholder(date)
      setFirstMonth(first)
      if (!focused || date.compare(focused) !== 0) options.onPlaceholderChange?.(date)
    },
    /** Call with a value that the user chose, so that the page stays. */
    keepPageFor: (next: readonly DateValue[]) => setSeen(keyOf(next)),
  }
}

function keyOf(values: readonly DateValue[]): string {
  return values.map(String).join(' ')
}
