import {
  CalendarDate,
  createCalendar,
  parseDate,
  parseDateTime,
  parseZonedDateTime,
  toCalendar,
} from '@internationalized/date'
import { expect, it } from 'vitest'
import { parseIso, toInstant } from './date-values.ts'

it('returns the instant of a date in any calendar, and of a time with or without a zone', () => {
  const day = parseDate('2026-05-12')
  const dates = [
    day,
    parseDate('0050-03-01'),
    new CalendarDate('BC', 44, 3, 15),
    ...(['buddhist', 'hebrew', 'islamic-umalqura', 'japanese', 'persian'] as const).map((name) =>
      toCalendar(day, createCalendar(name)),
    ),
    parseDateTime('2026-05-12T09:30:15.250'),
  ]
  expect(dates.map(toInstant)).toEqual(dates.map((date) => date.toDate('UTC')))

  const zoned = parseZonedDateTime('2026-10-25T02:30+01:00[Europe/Berlin]')
  expect(toInstant(zoned)).toEqual(zoned.toDate())
})

it.each(['2026-05-12T09:30Z', '2026-05-12T23:30:15.5-03:30', '2026-05-12T00:15+02:00'])(
  'reads %s as an instant in UTC',
  (iso) => {
    const date = parseIso(iso)!
    expect(date).toHaveProperty('timeZone', 'UTC')
    expect(toInstant(date)).toEqual(new Date(iso))
  },
)
