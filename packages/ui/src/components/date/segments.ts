import type { DateValue } from '@internationalized/date'
import { dateFormat, hourOptions, type DateLocale } from '../../primitives/date/date-locale.ts'
import { hasTime, toInstant } from '../../primitives/date/date-values.ts'
import { clamp } from '../../system/clamp.ts'

/** The unit that one segment of a field shows. */
export type SegmentUnit = 'era' | 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'dayPeriod'

/** The smallest unit of a field. */
export type Granularity = 'day' | 'hour' | 'minute' | 'second'

/** How many hours, minutes or seconds an arrow key adds. */
export interface TimeStep {
  hour?: number
  minute?: number
  second?: number
}

/** The numbers that are filled in so far, as they are shown: with the 12-hour clock, the hour is that of the clock. */
export type Draft = { readonly [Unit in SegmentUnit]?: number }

/** How a field formats its value. */
export interface FieldFormat extends DateLocale {
  readonly granularity: Granularity
  /** `false` for a field with only a time of day. */
  readonly hasDate: boolean
  readonly hourCycle: 12 | 24 | undefined
  readonly hideTimeZone: boolean
}

export interface SegmentPart {
  /** Not set for the text between segments. */
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

/** The parts of a date in the order of the language. If the calendar has only one era, the era is text and not a segment. */
export function partsOf(format: FieldFormat, date: DateValue): SegmentPart[] {
  return intlFormat(format, date)
    .formatToParts(toInstant(date))
    .map(({ type, value }) => {
      const isSegment = units.has(type) && (type !== 'era' || format.calendar.getEras().length > 1)
      if (isSegment) return { unit: type as SegmentUnit, text: value }
      // Node writes a narrow space before AM and Chrome a plain one. The HTML of both has to be the same.
      return { text: value.replace(/[\u2009\u202f]/g, ' ') }
    })
}

/** The first and the last hour that the field shows. */
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

/** The numbers of a date, which must be in the calendar of the field. */
export function toDraft(date: DateValue, hours: readonly [number, number]): Draft {
  const draft = { era: date.calendar.getEras().indexOf(date.era), year: date.year, month: date.month, day: date.day }
  if (!hasTime(date)) return draft
  const isHalf = hours[1] < 23
  const hour = isHalf ? ((date.hour - hours[0] + 12) % 12) + hours[0] : date.hour
  return { ...draft, hour, minute: date.minute, second: date.second, dayPeriod: date.hour < 12 ? 0 : 1 }
}

/** `base` with the numbers of a draft. A day after the end of the month becomes its last day. */
export function fillIn(base: DateValue, draft: Draft, hours: readonly [number, number]): DateValue {
  const { era, year, month, day, hour, minute, second, dayPeriod } = { ...toDraft(base, hours), ...draft }
  const date = { era: base.calendar.getEras()[era!], year, month, day }
  if (!hasTime(base)) return base.set(date)
  const isHalf = hours[1] < 23
  return base.set({ ...date, hour: isHalf ? (hour! % 12) + dayPeriod! * 12 : hour, minute, second })
}

/** The smallest and the largest number of a segment, given the numbers in the other segments. */
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
      return [1, draft.month === undefined ? calendar.getMaximumDaysInMonth() : maxDaysOf(date, draft)]
    case 'hour':
      return hours
    case 'dayPeriod':
      return [0, 1]
    default:
      return [0, 59]
  }
}

/** The number of days in the month. Without a year, the largest number that it has in any year, so that February has 29. */
function maxDaysOf(date: DateValue, draft: Draft): number {
  const days = date.calendar.getDaysInMonth(date)
  if (draft.year !== undefined) return days
  return Math.max(days, ...[1, 2, 3].map((years) => date.calendar.getDaysInMonth(date.add({ years }))))
}

export function isTimeUnit(unit: SegmentUnit): unit is 'hour' | 'minute' | 'second' {
  return unit === 'hour' || unit === 'minute' || unit === 'second'
}

/** How much Page Up and Page Down add. */
const pageSteps: Readonly<Record<SegmentUnit, number>> = {
  era: 1,
  year: 5,
  month: 2,
  day: 7,
  hour: 2,
  minute: 15,
  second: 15,
  dayPeriod: 1,
}

/** The next value of a segment by an arrow or a page key. It wraps around at the limits, except for the year. */
export function stepFrom(
  unit: SegmentUnit,
  current: number,
  direction: 1 | -1,
  [min, max]: readonly [number, number],
  { step, snaps, isPage }: { step: TimeStep; snaps: boolean; isPage: boolean },
): number {
  const own = isTimeUnit(unit) ? step[unit] : undefined
  const amount = isPage ? pageSteps[unit] : Math.max(1, Math.floor(own ?? 1))
  let next = current + direction * amount
  // A page of days is a week, so it keeps the weekday instead of going to a multiple of seven.
  if (unit === 'day') return next > max ? next - max : next < min ? next + max : next
  const isRounded = snaps || isPage
  if (isRounded) next = direction > 0 ? Math.floor(next / amount) * amount : Math.ceil(next / amount) * amount
  if (unit === 'year') return clamp(next, min, max)
  if (next > max) return min
  return next < min ? (isRounded ? Math.floor(max / amount) * amount : max) : next
}

/** Replaces digits of any numbering system by 0 to 9. */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!
    // In Unicode the ten digits of a system are in order, and the character before its zero is not a digit.
    let zero = code
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
    return String(code - zero)
  })
}

/** Completes a year of two digits: the result is the year nearest to `near`. */
export function toFullYear(year: number, near: number): number {
  if (year > 99) return year
  const century = Math.floor(near / 100) * 100
  return [century - 100, century, century + 100]
    .map((start) => start + year)
    .reduce((best, candidate) => (Math.abs(candidate - near) < Math.abs(best - near) ? candidate : best))
}

/**
 * Parses a date as the language writes it, such as `12.05.2026` or `May 12, 2026`. The numbers belong to the segments in
 * their order. The month may also be a name.
 */
export function parseWritten(text: string, format: FieldFormat, sample: DateValue): Draft | undefined {
  const order = partsOf(format, sample).flatMap(({ unit }) =>
    unit && unit !== 'era' && unit !== 'dayPeriod' ? unit : [],
  )
  const digits = toAsciiDigits(text).toLocaleLowerCase(format.locale)
  const draft: { [Unit in SegmentUnit]?: number } = {}

  const month = format.hasDate ? findMonth(digits, format, sample) : undefined
  if (month !== undefined) draft.month = month
  const open = order.filter((unit) => draft[unit] === undefined)
  const numbers = (digits.match(/\d+/g) ?? []).map(Number)
  if (numbers.length !== open.length) return undefined
  open.forEach((unit, index) => (draft[unit] = numbers[index]))
  if (format.calendar.identifier === 'gregory' && draft.year !== undefined)
    draft.year = toFullYear(draft.year, sample.year)

  const periods = dayPeriodsOf(format)
  if (periods && draft.hour !== undefined) {
    const period = periods.findIndex((name) => digits.includes(name.toLocaleLowerCase(format.locale)))
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
      const name = names.formatToParts(toInstant(date)).find(({ type }) => type === 'month')?.value ?? ''
      if (/\p{L}{2}/u.test(name) && text.includes(name.toLocaleLowerCase(format.locale).replace(/\.$/, '')))
        return month
    }
  }
  return undefined
}

/** The words for AM and PM, if the field uses the 12-hour clock. */
export function dayPeriodsOf(format: FieldFormat): readonly [string, string] | undefined {
  const options = { hour: '2-digit', ...hourOptions(format.hourCycle) } as const
  const names = [3, 15].map((hour) => {
    const parts = dateFormat(format, options).formatToParts(Date.UTC(2000, 0, 1, hour))
    return parts.find(({ type }) => type === 'dayPeriod')?.value
  })
  return names[0] !== undefined && names[1] !== undefined ? [names[0], names[1]] : undefined
}

const fieldNames = new Map<string, string>()

/** Accessible name of a segment: the word of the language for day, month and so on. */
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

/** Text of an empty segment: the first letter of its name, repeated. English shows `dd`, German `tt` and French `jj`. */
export function placeholderOf(unit: SegmentUnit, locale: string): string {
  if (isTimeUnit(unit)) return '––'
  const word = nameOf(unit, locale)
  // In other scripts, such as Chinese, a first letter does not make sense, and the whole word is short.
  if (!/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)) return word
  return word[0]!.toLocaleLowerCase(locale).repeat(unit === 'year' ? 4 : 2)
}
