import type { CalendarDate, DayOfWeek } from '@internationalized/date'
import { dateFormat, type DateLocale } from '../../primitives/date/date-locale.ts'
import { toInstant } from '../../primitives/date/date-values.ts'
import type { KeyMove } from './key-move.ts'
import {
  addUnits,
  isSameUnit,
  monthsOf,
  startOf,
  weeksOf,
  YEARS_PER_PAGE,
  yearsOf,
  type CalendarUnit,
} from './pages.ts'
import { holdsMonth, type Reach, type Span } from './selection.ts'

export interface CalendarPage {
  readonly month: CalendarDate
  readonly rows: readonly (readonly CalendarDate[])[]
}

/** What the calendar shows, once the date is known. */
export interface ShownPages {
  readonly view: CalendarUnit
  /** The date that Tab reaches and that the keyboard moves from. */
  readonly focused: CalendarDate
  readonly pages: readonly CalendarPage[]
  /** The first and the last cell. */
  readonly span: Span
  /** The first month of the days view. */
  readonly firstMonth: CalendarDate
  /** Number of months side by side in the days view. */
  readonly months: number
  /** Number of months that the next and previous buttons move by. */
  readonly monthStep: number
}

interface PagesOptions extends Pick<ShownPages, 'view' | 'focused' | 'months' | 'monthStep'> {
  /** The first month so far. It stays the first as long as the focused date is on one of the pages. */
  readonly keptFirst: CalendarDate | undefined
  readonly locale: string
  readonly firstDay: DayOfWeek | undefined
  readonly fixedWeeks: boolean
}

export function createPages({ keptFirst, locale, firstDay, fixedWeeks, ...shown }: PagesOptions): ShownPages {
  const { view, focused, months } = shown
  const firstMonth = keptFirst && holdsMonth(keptFirst, months, focused) ? keptFirst : startOf(focused, 'month')
  const pages =
    view === 'date'
      ? Array.from({ length: months }, (_, index) => {
          const month = firstMonth.add({ months: index })
          return { month, rows: weeksOf(month, locale, firstDay, fixedWeeks) }
        })
      : [{ month: firstMonth, rows: view === 'month' ? monthsOf(focused) : yearsOf(focused) }]
  const span = { start: pages[0]!.rows[0]![0]!, end: pages.at(-1)!.rows.at(-1)!.at(-1)! }
  return { ...shown, firstMonth, pages, span }
}

/** The date one page on or back; for `year`, the same day of another year. */
export function addPages(shown: ShownPages, date: CalendarDate, by: 'page' | 'year', amount: number): CalendarDate {
  if (shown.view === 'year') return date.add({ years: amount * YEARS_PER_PAGE })
  if (shown.view === 'month' || by === 'year') return date.add({ years: amount })
  return date.add({ months: amount * shown.monthStep })
}

/** The date that a key moves to. */
export function dateOfMove(shown: ShownPages, move: KeyMove): CalendarDate {
  const { view, focused, pages } = shown
  if (move.to) {
    const rows = pages.flatMap((page) => page.rows)
    const row = rows.find((cells) => cells.some((date) => isSameUnit(date, focused, view))) ?? [focused]
    return move.to === 'rowStart' ? row[0]! : row.at(-1)!
  }
  if (move.pages) return addPages(shown, focused, move.large ? 'year' : 'page', move.pages)
  return addUnits(focused, view, move.cells ?? 0)
}

/**
 * The first month to show, so that a date is on the pages. The pages stay if the date is on them. Otherwise they move as
 * little as possible, or by whole pages with `pagedNavigation`. Nothing if they start with the month of the date.
 */
export function firstMonthFor(shown: ShownPages, date: CalendarDate): CalendarDate | undefined {
  const { firstMonth, months, monthStep } = shown
  if (holdsMonth(firstMonth, months, date)) return firstMonth
  const isEarlier = date.compare(firstMonth) < 0
  if (monthStep < months) return isEarlier ? undefined : startOf(date, 'month').subtract({ months: months - 1 })
  const next = firstMonth.add({ months: isEarlier ? -months : months })
  return holdsMonth(next, months, date) ? next : undefined
}

/** Whether no date can be chosen after (1) or before (-1) the pages that are shown. */
export function isAtLimit(shown: ShownPages, limits: Reach, direction: -1 | 1): boolean {
  const limit = direction < 0 ? limits.from : limits.to
  if (!limit) return false
  const { view, firstMonth, months, span } = shown
  if (view === 'date') {
    const edge = direction < 0 ? firstMonth : firstMonth.add({ months: months - 1 })
    return startOf(limit, 'month').compare(edge) * direction <= 0
  }
  const edge = view === 'month' ? startOf(shown.focused, 'year') : direction < 0 ? span.start : span.end
  return startOf(limit, 'year').compare(edge) * direction <= 0
}

/** Text of the heading: the months, the year or the years that are shown. */
export function titleOf({ view, focused, firstMonth, months, span }: ShownPages, locale: DateLocale): string {
  if (view === 'month') return dateFormat(locale, { year: 'numeric' }).format(toInstant(focused))
  const [start, end] = view === 'date' ? [firstMonth, firstMonth.add({ months: months - 1 })] : [span.start, span.end]
  const format = dateFormat(locale, view === 'date' ? { month: 'long', year: 'numeric' } : { year: 'numeric' })
  if (start.compare(end) === 0) return format.format(toInstant(start))
  // Node puts thin spaces around the dash and browsers put plain ones. The HTML of both has to be the same.
  return format.formatRange(toInstant(start), toInstant(end)).replaceAll('\u2009', ' ')
}
