import { CalendarDateTime, parseZonedDateTime } from '@internationalized/date'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { dateTimePickerTheme } from '../theme/date-time-picker.ts'
import { DateTimePicker } from './DateTimePicker.tsx'

const opener = () => page.getByRole('button', { name: 'Choose a date and a time' })
const popup = () => page.getByRole('dialog', { name: 'Choose a date and a time' })
const day = (name: string) => page.getByRole('button', { name: new RegExp(RegExp.escape(name)) })
const shown = () => findPart('base')!.textContent.replace(/\s/g, ' ')
const open = async () => {
  await userEvent.click(opener())
  await expect.element(popup()).toBeVisible()
}

describeComponent('DateTimePicker', <DateTimePicker aria-label="Start" />, {
  slot: 'date-time-picker',
  theme: dateTimePickerTheme,
  hiddenParts: ['content', 'calendar', 'time'],
  attributesOn: 'base',
})
describeComponent('Open DateTimePicker', <DateTimePicker aria-label="Start" defaultValue="2026-05-12T09:30" />, {
  slot: 'date-time-picker',
  theme: dateTimePickerTheme,
  attributesOn: 'base',
  show: open,
})

describe('DateTimePicker', () => {
  withoutMotion()

  it('chooses a day and a time and stays open', async () => {
    const change = vi.fn()
    await render(
      <DateTimePicker aria-label="Start" hourCycle={24} defaultValue="2026-05-12T09:30" onValueChange={change} />,
    )
    expect(shown()).toBe('05/12/2026, 09:30')
    await open()
    await userEvent.click(day('May 20, 2026'))
    expect(change.mock.lastCall![0]).toBeInstanceOf(CalendarDateTime)
    expect(String(change.mock.lastCall![0])).toBe('2026-05-20T09:30:00')
    const time = popup().getByRole('group', { name: 'Choose a time' })
    time.getByRole('spinbutton', { name: 'hour' }).element().focus()
    await userEvent.keyboard('17')
    expect(String(change.mock.lastCall![0])).toBe('2026-05-20T17:30:00')
    await expect.element(popup()).toBeVisible()
    await expect.poll(shown).toBe('05/20/2026, 17:30')
  })

  it('adds the default time to a day that is chosen first', async () => {
    const change = vi.fn()
    await render(
      <DateTimePicker
        aria-label="Start"
        defaultPlaceholder="2026-05-12"
        defaultTime="08:15"
        name="start"
        onValueChange={change}
      />,
    )
    await open()
    const hour = popup().getByRole('spinbutton', { name: 'hour' })
    await expect.element(hour).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(day('May 20, 2026'))
    expect(String(change.mock.lastCall![0])).toBe('2026-05-20T08:15:00')
    await expect.element(hour).not.toHaveAttribute('aria-disabled')
    expect(document.querySelector<HTMLInputElement>('[name=start]')!.value).toBe('2026-05-20T08:15:00')
  })

  it('keeps the time zone of its value', async () => {
    const change = vi.fn()
    const zoned = parseZonedDateTime('2026-05-12T09:30[America/Los_Angeles]')
    await render(<DateTimePicker aria-label="Call" defaultValue={zoned} closeOnSelect onValueChange={change} />)
    await open()
    await userEvent.click(day('May 20, 2026'))
    expect(String(change.mock.lastCall![0])).toBe('2026-05-20T09:30:00-07:00[America/Los_Angeles]')
    await expect.element(popup()).not.toBeInTheDocument()
  })
})
