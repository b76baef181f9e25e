import type { FrondContextValue } from '../../system/frond-context.ts'
import { warn } from '../../system/warn.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** A date as it is written, and as machines read it. */
export interface DateText {
  text: string
  /** For `<time dateTime>`. Absent where the text is no date. */
  iso?: string
}

/**
 * A day in the language of the application, in UTC, so that server and browser write the same one. A text is a date if it
 * begins like `2026-11-15`; any other is shown as it is.
 */
export function formatDate(frond: FrondContextValue, componentName: string, date: string | Date): DateText {
  if (typeof date === 'string' && !/^\d{4}-\d{2}-\d{2}(?:$|T| )/.test(date)) return { text: date }
  const day = new Date(date)
  if (Number.isNaN(day.getTime())) {
    warn(componentName, `"${String(date)}" is no date. Write it like "2026-11-15", or pass a valid Date.`)
    return { text: typeof date === 'string' ? date : '' }
  }
  return { text: formatOf(frond.locale?.code ?? 'en').format(day), iso: day.toISOString().slice(0, 10) }
}

/** Making a format is slow and there are few of them, so each is kept. */
function formatOf(locale: string): Intl.DateTimeFormat {
  let format = formats.get(locale)
  if (!format) formats.set(locale, (format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })))
  return format
}
