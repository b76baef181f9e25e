import { startOfMonth, type CalendarDate } from '@internationalized/date'
import { addUnits, startOf, type CalendarUnit } from './pages.ts'

export interface Span {
  readonly start: CalendarDate
  readonly end: CalendarDate
}

/** The dates that can be chosen. A missing end means no limit. */
export interface Reach {
  readonly from?: CalendarDate
  readonly to?: CalendarDate
}

export function toSpan(a: CalendarDate, b: CalendarDate): Span {
  return a.compare(b) <= 0 ? { start: a, end: b } : { start: b, end: a }
}

export function isWithin(date: CalendarDate, { from, to }: Reach): boolean {
  return (!from || date.compare(from) >= 0) && (!to || date.compare(to) <= 0)
}

export function clampDate(date: CalendarDate, { from, to }: Reach): CalendarDate {
  if (from && date.compare(from) < 0) return from
  return to && date.compare(to) > 0 ? to : date
}

/** Maximum number of dates to check. More than a calendar shows, so it only ends a search that finds nothing. */
const FARTHEST = 1000

/**
 * The dates that a range starting at `anchor` can extend to: in each direction up to the next blocked date, and at most
 * `maximum` days. Only dates that are shown are checked, because the user cannot choose others.
 */
export function reachOf(
  anchor: CalendarDate,
  unit: CalendarUnit,
  shown: Span,
  isBlocked: ((date: CalendarDate) => boolean) | undefined,
  maximum: number | undefined,
): Reach {
  const ends = [-1, 1].map((direction) => {
    const limit = maximum === undefined ? undefined : addUnits(anchor, unit, direction * (Math.max(maximum, 1) - 1))
    if (!isBlocked) return limit
    const last = direction < 0 ? shown.start : shown.end
    let end = anchor
    for (let step = 1; step <= FARTHEST; step++) {
      const next = startOf(addUnits(anchor, unit, direction * step), unit)
      if (next.compare(last) * direction > 0) return limit
      if (limit && next.compare(limit) * direction > 0) return limit
      if (isBlocked(next)) return end
      end = next
    }
    return end
  })
  return { from: ends[0], to: ends[1] }
}

/** Whether a date is in one of the `months` months that start with `first`. */
export function holdsMonth(first: CalendarDate, months: number, date: CalendarDate): boolean {
  const month = startOfMonth(date)
  return month.compare(first) >= 0 && month.compare(first.add({ months: months - 1 })) <= 0
}
