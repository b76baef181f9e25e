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
import { toInstant } from './date-values.ts'

/** Creates a calendar system from its name, such as `createCalendar` of `@internationalized/date`. */
export type CreateCalendar = (identifier: CalendarIdentifier) => Calendar

export const gregorian: Calendar = new GregorianCalendar()

/** How dates are formatted: the language, and the calendar system. */
export interface DateLocale {
  readonly locale: string
  readonly calendar: Calendar
}

/**
 * The language is that of the caller, otherwise that of `<App>`, otherwise English. It is never that of the machine, because
 * the server and the browser differ. The calendar system is what `createCalendar` returns for the language, otherwise that
 * of the value, otherwise the Gregorian.
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
      `createCalendar does not support "${identifier}", so the Gregorian calendar is used. Return a calendar for that name.`,
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
      warn(componentName, `"${locale}" is not a language tag, so English is used. Write it like "pt-BR".`)
      known = 'en'
    }
    checked.set(locale, known)
  }
  return known
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns a cached format, because creating one is slow. The default time zone is UTC, because a day has no time zone. */
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

/** A day as text. Years BC are marked as such. */
export function formatDay(locale: DateLocale, date: CalendarDate, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(locale, date.era === 'BC' ? { era: 'short', ...options } : options).format(toInstant(date))
}

/** Options of `Intl.DateTimeFormat` for the `hourCycle` prop. Without the prop, the language decides. */
export function hourOptions(hourCycle: 12 | 24 | undefined): Intl.DateTimeFormatOptions {
  return hourCycle ? { hourCycle: hourCycle === 12 ? 'h12' : 'h23' } : {}
}

/** Returns a function that formats times of day, without seconds. */
export function timeFormatter(
  format: DateLocale & { readonly hourCycle: 12 | 24 | undefined },
): (time: { readonly hour: number; readonly minute: number }) => string {
  const intl = dateFormat(format, { hour: '2-digit', minute: '2-digit', ...hourOptions(format.hourCycle) })
  return ({ hour, minute }) => intl.format(Date.UTC(2000, 0, 1, hour, minute))
}

/** The day without its time, in another calendar. */
export function toDay(date: DateValue, calendar: Calendar): CalendarDate {
  return toCalendar(toCalendarDate(date), calendar)
}
