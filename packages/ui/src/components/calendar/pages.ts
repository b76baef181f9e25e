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

/** What one cell of a calendar stands for. */
export type CalendarUnit = 'date' | 'month' | 'year'

/** From the smallest on. */
export const units: readonly CalendarUnit[] = ['date', 'month', 'year']

export const YEARS_PER_PAGE = 12
export const COLUMNS = 3

const weekDays: readonly DayOfWeek[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** The name of a day by its number, with Sunday as 0. Any whole number counts round. */
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

/** The units of a range, its ends included; of an endless one as many as anybody may look at. */
export function unitsBetween(start: CalendarDate, end: CalendarDate, unit: CalendarUnit): CalendarDate[] {
  const dates = [start]
  while (dates.length < 2000) {
    const next = addUnits(start, unit, dates.length)
    if (next.compare(end) > 0) break
    dates.push(next)
  }
  return dates
}

/** The days of a month in whole weeks, with those of the months beside it. */
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

/** The years of the page on which a year is. Pages do not depend on where one came from. */
export function yearsOf(year: CalendarDate): CalendarDate[][] {
  const first = startOfYear(year)
  // Years of the Japanese calendar begin anew with every era.
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
 * The number of a week in its year: by ISO 8601 where weeks begin on Monday, so that most of the first week lies in the year;
 * elsewhere the first week is the one with the first day of the year.
 */
export function weekNumber(week: readonly CalendarDate[], locale: string, firstDay: DayOfWeek | undefined): number {
  const first = week[0]!
  const beginsOnMonday = startOfWeek(first, locale, 'mon').compare(startOfWeek(first, locale, firstDay)) === 0
  const decisive = first.add({ days: beginsOnMonday ? 3 : 6 })
  return Math.floor(decisive.compare(startOfYear(decisive)) / 7) + 1
}
