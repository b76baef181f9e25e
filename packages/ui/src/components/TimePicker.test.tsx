import { CalendarDateTime } from '@internationalized/date'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { timePickerTheme } from '../theme/time-picker.ts'
import { TimePicker } from './TimePicker.tsx'

const opener = () => page.getByRole('button', { name: 'Choose a time' })
const list = () => page.getByRole('listbox', { name: 'Choose a time' })
const option = (name: string) => page.getByRole('option', { name })
const shown = () => findPart('base')!.textContent.replace(/\s/g, ' ')
const open = async () => {
  await userEvent.click(opener())
  await expect.element(list()).toBeVisible()
}

describeComponent('TimePicker', <TimePicker aria-label="Start" />, {
  slot: 'time-picker',
  theme: timePickerTheme,
  hiddenParts: ['content', 'list', 'item', 'itemIcon'],
  attributesOn: 'base',
})
describeComponent('Open TimePicker', <TimePicker aria-label="Start" defaultValue="09:30" />, {
  slot: 'time-picker',
  theme: timePickerTheme,
  attributesOn: 'base',
  show: open,
})

describe('TimePicker', () => {
  withoutMotion()

  it('opens a list at the chosen time and chooses another time', async () => {
    const change = vi.fn()
    await render(<TimePicker aria-label="Start" hourCycle={24} defaultValue="09:30" onValueChange={change} />)
    await open()
    await expect.element(option('09:30')).toHaveFocus()
    await expect.element(option('09:30')).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(option('10:00'))
    expect(String(change.mock.lastCall![0])).toBe('10:00:00')
    await expect.element(list()).not.toBeInTheDocument()
    expect(shown()).toBe('10:00')
  })

  it('writes times in the list as in the field', async () => {
    await render(<TimePicker aria-label="Start" hourCycle={12} defaultValue="09:30" defaultOpen />)
    expect(shown()).toContain('09:30 AM')
    await expect.element(page.getByRole('option', { name: /^09:30\sAM$/ })).toHaveAttribute('aria-selected', 'true')
  })

  it.each([
    ['ArrowDown', '10:00'],
    ['ArrowUp', '09:00'],
    ['PageDown', '12:30'],
    ['PageUp', '06:30'],
    ['Home', '00:00'],
    ['End', '23:30'],
  ])('%s moves to %s', async (key, target) => {
    await render(<TimePicker aria-label="Start" hourCycle={24} defaultValue="09:30" defaultOpen />)
    await expect.element(option('09:30')).toHaveFocus()
    await userEvent.keyboard(`{${key}}`)
    await expect.element(option(target)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(shown).toBe(target)
  })

  it('lists times at its interval within its limits, and disables unavailable times', async () => {
    const change = vi.fn()
    await render(
      <TimePicker
        aria-label="Start"
        hourCycle={24}
        interval={45}
        minValue="08:00"
        maxValue="11:00"
        isTimeUnavailable={(time) => time.hour === 9}
        defaultOpen
        onValueChange={change}
      />,
    )
    await expect.element(list()).toBeVisible()
    expect(
      page
        .getByRole('option')
        .elements()
        .map((element) => element.textContent),
    ).toEqual(['08:00', '08:45', '09:30', '10:15', '11:00'])
    await expect.element(option('09:30')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(option('09:30'), { force: true })
    expect(change).not.toHaveBeenCalled()
  })

  it('scrolls to the time nearest to a typed time and keeps the date of its value', async () => {
    const change = vi.fn()
    await render(
      <TimePicker
        aria-label="Start"
        hourCycle={24}
        defaultValue={new CalendarDateTime(2026, 5, 12, 9, 20)}
        onValueChange={change}
      />,
    )
    await open()
    await expect.element(option('09:30')).toHaveFocus()
    expect(document.querySelectorAll('[aria-selected=true]')).toHaveLength(0)
    await userEvent.keyboard('{Enter}')
    expect(String(change.mock.lastCall![0])).toBe('2026-05-12T09:30:00')
  })

  it('renders custom content for each time', async () => {
    await render(<TimePicker aria-label="Start" interval={360} defaultOpen item={({ time }) => `At ${time.hour}`} />)
    await expect.element(option('At 18')).toBeVisible()
  })
})
