import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { CalendarDate, getLocalTimeZone, Time, today } from './date.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')

it('@frond/ui/date exports the values of date and time components', () => {
  expect(new CalendarDate(2026, 5, 12).add({ days: 1 }).toString()).toBe('2026-05-13')
  expect(new Time(9, 30).toString()).toBe('09:30:00')
  expect(today(getLocalTimeZone()).calendar.identifier).toBe('gregory')
})

it('examples and docs import dates from the library, so that readers need no other package', () => {
  const files = globSync('site/{examples,content}/**/*.{tsx,ts,md}', { cwd: root })
  const direct = files.filter((file) => /from '@internationalized\/date'/.test(readFileSync(join(root, file), 'utf8')))
  expect(direct).toEqual([])
})
