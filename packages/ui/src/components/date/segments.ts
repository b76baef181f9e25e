import type { DateValue } from '@internationalized/date'
import { dateFormat, hourOptions, type DateLocale } from '../../primitives/date/date-locale.ts'
import { hasTime } from '../../primitives/date/date-values.ts'
import { clamp } from '../../system/clamp.ts'

/** What one segment of a field holds. */
export type SegmentUnit = 'era' | 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'dayPeriod'

/** The smallest unit of a field. */
export type Granularity = 'day' | 'hour' | 'minute' | 'second'

/** How many hours, minutes or seconds an arrow key goes on by. */
export interface TimeStep {
  hour?: number
  minute?: number
  second?: number
}

/** What is filled in so far, as numbers as they are shown: in twelve-hour time the hour is one of twelve. */
export type Draft = { readonly [Unit in SegmentUnit]?: number }

/** How a value is written. */
export interface FieldFormat extends DateLocale {
  readonly granularity: Granularity
  /** Without it the field holds a time of day alone. */
  readonly hasDate: boolean
  readonly hourCycle: 12 | 24 | undefined
  readonly hideTimeZone: boolean
}

export interface SegmentPart {
  /** Nothing for the text between segments. */
  readonly unit?: SegmentUnit
  readonly text: string
}

const units: ReadonlySet<string> = new Set<SegmentUnit>([
  'era',
  'year',
  'month',
  'day',
  'hour',
  'minute',
  'second',
  'dayPeriod',
])

function intlFormat(format: FieldFormat, date: DateValue): Intl.DateTimeFormat {
  const { granularity, hasDate, hourCycle } = format
  const options: Intl.DateTimeFormatOptions = hasDate ? { year: 'numeric', month: '2-digit', day: '2-digit' } : {}
  if (hasDate && date.era === 'BC') options.era = 'short'
  if (granularity !== 'day') {
    options.hour = '2-digit'
    if (granularity !== 'hour') options.minute = '2-digit'
    if (granularity === 'second') options.second = '2-digit'
    Object.assign(options, hourOptions(hourCycle))
    if ('timeZone' in date && !format.hideTimeZone) options.timeZoneName = 'short'
  }
  return dateFormat(format, options, 'timeZone' in date ? date.timeZone : 'UTC')
}

/** The parts of a date as the language writes them. The only era of a calendar is text and no segment. */
export function partsOf(format: FieldFormat, date: DateValue): SegmentPart[] {
  const instant = 'timeZone' in date ? date.toDate() : date.toDate('UTC')
  return intlFormat(format, date)
    .formatToParts(instant)
    .map(({ type, value }) => {
      const isSegment = units.has(type) && (type !== 'era' || format.calendar.getEras().length > 1)
      if (isSegment) return { unit: type as SegmentUnit, text: value }
      // Before AM, Node writes a narrow space and Chrome a plain one: what the server sends has to be what the browser makes.
      return { text: value.replace(/[\u2009\u202f]/g, ' ') }
    })
}

/** From and to which hour the field counts. */
export function hoursOf(format: FieldFormat, date: DateValue): readonly [number, number] {
  switch (intlFormat(format, date).resolvedOptions().hourCycle) {
    case 'h11':
      return [0, 11]
    case 'h12':
      return [1, 12]
    default:
      return [0, 23]
  }
}

/** The numbers of a date. `date` is in the calendar of the field. */
export function toDraft(date: DateValue, hours: readonly [number, number]): Draft {
  const draft = { era: date.calendar.getEras().indexOf(date.era), year: date.year, month: date.month, day: date.day }
  if (!hasTime(date)) return draft
  const isHalf = hours[1] < 23
  const hour = isHalf ? ((date.hour - hours[0] + 12) % 12) + hours[0] : date.hour
  return { ...draft, hour, minute: date.minute, second: date.second, dayPeriod: date.hour < 12 ? 0 : 1 }
}

/** A date with what is filled in, the rest being that of `base`. A day that the month has not becomes its last. */
export function fillIn(base: DateValue, draft: Draft, hours: readonly [number, number]): DateValue {
  const { era, year, month, day, hour, minute, second, dayPeriod } = { ...toDraft(base, hours), ...draft }
  const date = { era: base.calendar.getEras()[era!], year, month, day }
  if (!hasTime(base)) return base.set(date)
  const isHalf = hours[1] < 23
  return base.set({ ...date, hour: isHalf ? (hour! % 12) + dayPeriod! * 12 : hour, minute, second })
}

/** The least and the most that a segment can hold, next to what the others hold. */
export function limitsOf(
  unit: SegmentUnit,
  draft: Draft,
  date: DateValue,
  hours: readonly [number, number],
): readonly [number, number] {
  const { calendar } = date
  switch (unit) {
    case 'era':
      return [0, calendar.getEras().length - 1]
    case 'year':
      return [1, calendar.getYearsInEra(date)]
    case 'month':
      return [1, draft.year === undefined ? calendar.getMaximumMonthsInYear() : calendar.getMonthsInYear(date)]
    case 'day':
      return [1, draft.month === undefined ? calendar.getMaximumDaysInMonth() : longestOf(date, draft)]
    case 'hour':
      return hours
    case 'dayPeriod':
      return [0, 1]
    default:
      return [0, 59]
  }
}

/** The days of the month; while the year is open, those it has in its longest year. */
function longestOf(date: DateValue, draft: Draft): number {
  const days = date.calendar.getDaysInMonth(date)
  if (draft.year !== undefined) return days
  return Math.max(days, ...[1, 2, 3].map((years) => date.calendar.getDaysInMonth(date.add({ years }))))
}

export function isTimeUnit(unit: SegmentUnit): unit is 'hour' | 'minute' | 'second' {
  return unit === 'hour' || unit === 'minute' || unit === 'second'
}

/** How far Page Up and Page Down go. */
const pages: Readonly<Record<SegmentUnit, number>> = {
  era: 1,
  year: 5,
  month: 2,
  day: 7,
  hour: 2,
  minute: 15,
  second: 15,
  dayPeriod: 1,
}

/** The next value of a segment by an arrow or a page key; it goes round its ends, years apart. */
export function stepFrom(
  unit: SegmentUnit,
  current: number,
  direction: 1 | -1,
  [min, max]: readonly [number, number],
  { step, snaps, isPage }: { step: TimeStep; snaps: boolean; isPage: boolean },
): number {
  const own = isTimeUnit(unit) ? step[unit] : undefined
  const amount = isPage ? pages[unit] : Math.max(1, Math.floor(own ?? 1))
  let next = current + direction * amount
  if (snaps || isPage) next = direction > 0 ? Math.floor(next / amount) * amount : Math.ceil(next / amount) * amount
  if (unit === 'year') return clamp(next, min, max)
  if (next > max) return min
  return next < min ? (snaps || isPage ? Math.floor(max / amount) * amount : max) : next
}

/** Figures of any language as those of English. */
export function toFigures(text: string): string {
  return text.replace(/\p{Nd}/gu, (figure) => {
    const code = figure.codePointAt(0)!
    // Figures stand in the order 0 to 9, and what stands before a zero is none.
    let zero = code
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
    return String(code - zero)
  })
}

/** A year of two figures is the one nearest to a given one. */
export function toFullYear(year: number, near: number): number {
  if (year > 99) return year
  const century = Math.floor(near / 100) * 100
  return [century - 100, century, century + 100]
    .map((start) => start + year)
    .reduce((best, candidate) => (Math.abs(candidate - near) < Math.abs(best - near) ? candidate : best))
}

/**
 * A date in the way the language writes it, such as `12.05.2026` or `May 12, 2026`: the figures go to the segments in their
 * order; a month may be there by its name.
 */
export function parseWritten(text: string, format: FieldFormat, sample: DateValue): Draft | undefined {
  const order = partsOf(format, sample).flatMap(({ unit }) =>
    unit && unit !== 'era' && unit !== 'dayPeriod' ? unit : [],
  )
  const figures = toFigures(text).toLocaleLowerCase(format.locale)
  const draft: { [Unit in SegmentUnit]?: number } = {}

  const month = format.hasDate ? findMonth(figures, format, sample) : undefined
  if (month !== undefined) draft.month = month
  const open = order.filter((unit) => draft[unit] === undefined)
  const numbers = (figures.match(/\d+/g) ?? []).map(Number)
  if (numbers.length !== open.length) return undefined
  open.forEach((unit, index) => (draft[unit] = numbers[index]))
  if (format.calendar.identifier === 'gregory' && draft.year !== undefined)
    draft.year = toFullYear(draft.year, sample.year)

  const periods = dayPeriodsOf(format)
  if (periods && draft.hour !== undefined) {
    const period = periods.findIndex((name) => figures.includes(name.toLocaleLowerCase(format.locale)))
    if (period >= 0) draft.dayPeriod = period
    else {
      draft.dayPeriod = draft.hour < 12 ? 0 : 1
      draft.hour = draft.hour % 12 || 12
    }
  }
  return draft
}

function findMonth(text: string, format: FieldFormat, sample: DateValue): number | undefined {
  const count = format.calendar.getMonthsInYear(sample)
  for (const length of ['long', 'short'] as const) {
    const names = dateFormat(format, { month: length, day: 'numeric' })
    for (let month = 1; month <= count; month++) {
      const date = sample.set({ month, day: 1 })
      const instant = 'timeZone' in date ? date.toDate() : date.toDate('UTC')
      const name = names.formatToParts(instant).find(({ type }) => type === 'month')?.value ?? ''
      if (/\p{L}{2}/u.test(name) && text.includes(name.toLocaleLowerCase(format.locale).replace(/\.$/, '')))
        return month
    }
  }
  return undefined
}

/** The words for the halves of the day, where the field counts to twelve. */
export function dayPeriodsOf(format: FieldFormat): readonly [string, string] | undefined {
  const options = { hour: '2-digit', ...hourOptions(format.hourCycle) } as const
  const names = [3, 15].map((hour) => {
    const parts = dateFormat(format, options).formatToParts(Date.UTC(2000, 0, 1, hour))
    return parts.find(({ type }) => type === 'dayPeriod')?.value
  })
  return names[0] !== undefined && names[1] !== undefined ? [names[0], names[1]] : undefined
}

const fieldNames = new Map<string, string>()

/** What a segment is called: the language's own word for day, month and so on. */
export function nameOf(unit: SegmentUnit, locale: string): string {
  const key = `${locale} ${unit}`
  let name = fieldNames.get(key)
  if (name === undefined) {
    name =
      new Intl.DisplayNames(locale, { type: 'dateTimeField' }).of(unit === 'dayPeriod' ? 'dayPeriod' : unit) ?? unit
    fieldNames.set(key, name)
  }
  return name
}

/** What an empty segment shows: `dd`, `MM` is written by the first letter of the word, so that German has `TT` and French `jj`. */
export function placeholderOf(unit: SegmentUnit, locale: string): string {
  if (isTimeUnit(unit)) return '––'
  const word = nameOf(unit, locale)
  // Where words are no rows of letters with a first one, the word itself is short.
  if (!/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)) return word
  return word[0]!.toLocaleLowerCase(locale).repeat(unit === 'year' ? 4 : 2)
}
