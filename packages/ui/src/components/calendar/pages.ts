import {
  getWeeksInMonth,
  startOfMonth,
  startOfWeek,
  startOfYear,
  toCalendar,
  type CalendarDate,
  type DayOfWeek,
} from '@internationalized/date'
import { gregorian } from '../../primitives/date/date-locale.ts'

/** The period that one cell of a calendar represents. */
export type CalendarUnit = 'date' | 'month' | 'year'

/** From the shortest to the longest. */
export const units: readonly CalendarUnit[] = ['date', 'month', 'year']

export const YEARS_PER_PAGE = 12
export const COLUMNS = 3

const weekDays: readonly DayOfWeek[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** The weekday with a number, where Sunday is 0. Numbers outside 0 to 6 wrap around. */
export function toWeekDay(number: number | undefined): DayOfWeek | undefined {
  return number === undefined ? undefined : weekDays[((number % 7) + 7) % 7]
}

export function startOf(date: CalendarDate, unit: CalendarUnit): CalendarDate {
  if (unit === 'date') return date
  return unit === 'month' ? startOfMonth(date) : startOfYear(date)
}

export function addUnits(date: CalendarDate, unit: CalendarUnit, amount: number): CalendarDate {
  if (unit === 'date') return date.add({ days: amount })
  return date.add(unit === 'month' ? { months: amount } : { years: amount })
}

export function isSameUnit(a: CalendarDate, b: CalendarDate, unit: CalendarUnit): boolean {
  return startOf(a, unit).compare(startOf(b, unit)) === 0
}

/** The dates from start to end, both included. At most 2000, so that a very long range does not block the page. */
export function unitsBetween(start: CalendarDate, end: CalendarDate, unit: CalendarUnit): CalendarDate[] {
  const dates = [start]
  while (dates.length < 2000) {
    const next = addUnits(start, unit, dates.length)
    if (next.compare(end) > 0) break
    dates.push(next)
  }
  return dates
}

/** The days of a month in whole weeks, with days of the previous and next month. */
export function weeksOf(
  month: CalendarDate,
  locale: string,
  firstDay: DayOfWeek | undefined,
  fixedWeeks: boolean,
): CalendarDate[][] {
  const first = startOfWeek(startOfMonth(month), locale, firstDay)
  const count = fixedWeeks ? 6 : getWeeksInMonth(month, locale, firstDay)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => first.add({ days: week * 7 + day })),
  )
}

export function monthsOf(year: CalendarDate): CalendarDate[][] {
  const first = startOfYear(year)
  const count = year.calendar.getMonthsInYear(year) - first.month + 1
  return inRows(Array.from({ length: count }, (_, month) => first.add({ months: month })))
}

/** The page of years that contains a year. A year is always on the same page. */
export function yearsOf(year: CalendarDate): CalendarDate[][] {
  const first = startOfYear(year)
  // In the Japanese calendar, each era starts with year 1, so the year number alone is ambiguous.
  const number = year.calendar.identifier === 'japanese' ? toCalendar(year, gregorian).year : year.year
  const offset = number % YEARS_PER_PAGE
  return inRows(Array.from({ length: YEARS_PER_PAGE }, (_, index) => first.add({ years: index - offset })))
}

function inRows(dates: CalendarDate[]): CalendarDate[][] {
  const rows: CalendarDate[][] = []
  for (let index = 0; index < dates.length; index += COLUMNS) rows.push(dates.slice(index, index + COLUMNS))
  return rows
}

/**
 * The number of a week in its year. Where weeks begin on Monday, it follows ISO 8601: most days of the first week are in the
 * year. Elsewhere the first week contains January 1.
 */
export function weekNumber(week: readonly CalendarDate[], locale: string, firstDay: DayOfWeek | undefined): number {
  const first = week[0]!
  const beginsOnMonday = startOfWeek(first, locale, 'mon').compare(startOfWeek(first, locale, firstDay)) === 0
  const decisive = first.add({ days: beginsOnMonday ? 3 : 6 })
  return Math.floor(decisive.compare(startOfYear(decisive)) / 7) + 1
}
