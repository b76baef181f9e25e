import type { FrondContextValue } from '../../system/frond-context.ts'
import { warn } from '../../system/warn.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** A date as text and in the ISO format. */
export interface DateText {
  text: string
  /** For `<time dateTime>`. Missing if the text is not a date. */
  iso?: string
}

/**
 * Formats a date in the language of the application. Uses UTC, so that server and browser render the same day. A text
 * is a date if it starts like `2026-11-15`. Any other text is returned unchanged.
 */
export function formatDate(frond: FrondContextValue, componentName: string, date: string | Date): DateText {
  if (typeof date === 'string' && !/^\d{4}-\d{2}-\d{2}(?:$|T| )/.test(date)) return { text: date }
  const day = new Date(date)
  if (Number.isNaN(day.getTime())) {
    warn(componentName, `"${String(date)}" is not a valid date. Write it like "2026-11-15", or pass a valid Date.`)
    return { text: typeof date === 'string' ? date : '' }
  }
  return { text: formatOf(frond.locale?.code ?? 'en').format(day), iso: day.toISOString().slice(0, 10) }
}

/** Cached, because creating a formatter is slow. */
function formatOf(locale: string): Intl.DateTimeFormat {
  let format = formats.get(locale)
  if (!format) formats.set(locale, (format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })))
  return format
}
