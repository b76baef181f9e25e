import {
  GregorianCalendar,
  toCalendar,
  toCalendarDate,
  type Calendar,
  type CalendarDate,
  type CalendarIdentifier,
  type DateValue,
} from '@internationalized/date'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { warn } from '../../system/warn.ts'

/** Makes a calendar system by its name. `createCalendar` of `@internationalized/date` knows them all. */
export type CreateCalendar = (identifier: CalendarIdentifier) => Calendar

export const gregorian: Calendar = new GregorianCalendar()

/** How dates are read and written: the language, and the calendar system in which they are shown. */
export interface DateLocale {
  readonly locale: string
  readonly calendar: Calendar
}

/**
 * The language is the caller's, else that of `<App>`, else English, never that of the machine: the server has another. The
 * calendar system is the one the caller makes for that language, else that of the value, else the Gregorian.
 */
export function resolveDateLocale(
  frond: FrondContextValue,
  componentName: string,
  ownLocale: string | undefined,
  createCalendar: CreateCalendar | undefined,
  value: DateValue | undefined,
): DateLocale {
  const locale = checkLocale(componentName, ownLocale ?? frond.locale?.code ?? 'en')
  if (!createCalendar) return { locale, calendar: value?.calendar ?? gregorian }
  const { calendar: identifier } = new Intl.DateTimeFormat(locale).resolvedOptions()
  try {
    return { locale, calendar: createCalendar(identifier as CalendarIdentifier) }
  } catch {
    warn(
      componentName,
      `createCalendar made no calendar for "${identifier}", so the Gregorian is shown. Return one for that name.`,
    )
    return { locale, calendar: gregorian }
  }
}

const checked = new Map<string, string>()

function checkLocale(componentName: string, locale: string): string {
  let known = checked.get(locale)
  if (known === undefined) {
    try {
      known = Intl.getCanonicalLocales(locale)[0] ?? 'en'
    } catch {
      warn(componentName, `"${locale}" is no language tag, so English is used. Write it like "pt-BR".`)
      known = 'en'
    }
    checked.set(locale, known)
  }
  return known
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format is slow and there are few of them, so each is kept. All work in UTC: a day has no zone. */
export function dateFormat(
  { locale, calendar }: DateLocale,
  options: Intl.DateTimeFormatOptions,
  timeZone = 'UTC',
): Intl.DateTimeFormat {
  const key = `${locale} ${calendar.identifier} ${timeZone} ${JSON.stringify(options)}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { ...options, calendar: calendar.identifier, timeZone })
    formats.set(key, format)
  }
  return format
}

/** A day as text. Years before our era say so. */
export function formatDay(locale: DateLocale, date: CalendarDate, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(locale, date.era === 'BC' ? { era: 'short', ...options } : options).format(date.toDate('UTC'))
}

/** The hour cycle of `Intl.DateTimeFormat` for the `hourCycle` prop; none for the one that the language uses. */
export function hourOptions(hourCycle: 12 | 24 | undefined): Intl.DateTimeFormatOptions {
  return hourCycle ? { hourCycle: hourCycle === 12 ? 'h12' : 'h23' } : {}
}

/** Writes times of day, without seconds. */
export function timeFormatter(
  format: DateLocale & { readonly hourCycle: 12 | 24 | undefined },
): (time: { readonly hour: number; readonly minute: number }) => string {
  const intl = dateFormat(format, { hour: 'numeric', minute: '2-digit', ...hourOptions(format.hourCycle) })
  return ({ hour, minute }) => intl.format(Date.UTC(2000, 0, 1, hour, minute))
}

/** The day alone, in the calendar that is shown. */
export function toDay(date: DateValue, calendar: Calendar): CalendarDate {
  return toCalendar(toCalendarDate(date), calendar)
}
