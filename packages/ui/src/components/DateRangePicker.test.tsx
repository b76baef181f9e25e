import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { dateRangePickerTheme } from '../theme/date-range-picker.ts'
import { DateRangePicker } from './DateRangePicker.tsx'

const opener = () => page.getByRole('button', { name: 'Choose first and last day' })
const popup = () => page.getByRole('dialog', { name: 'Choose first and last day' })
const day = (name: string) => page.getByRole('button', { name: new RegExp(RegExp.escape(name)) })
const shown = () => findPart('base')!.textContent
const open = async () => {
  await userEvent.click(opener())
  await expect.element(popup()).toBeVisible()
}

const stay = { start: '2026-05-12', end: '2026-05-14' }
const presets = [
  { label: 'Midsummer', value: { start: '2026-06-19', end: '2026-06-21' } },
  { label: 'Next spring', value: () => ({ start: '2027-03-20', end: '2027-06-20' }) },
]

describeComponent('DateRangePicker', <DateRangePicker aria-label="Stay" />, {
  slot: 'date-range-picker',
  theme: dateRangePickerTheme,
  hiddenParts: ['content', 'calendar', 'presets', 'preset'],
  attributesOn: 'base',
})
describeComponent('Open DateRangePicker', <DateRangePicker aria-label="Stay" defaultValue={stay} presets={presets} />, {
  slot: 'date-range-picker',
  theme: dateRangePickerTheme,
  attributesOn: 'base',
  show: open,
})

describe('DateRangePicker', () => {
  withoutMotion()

  it('chooses the first and last day in two months and closes after the second', async () => {
    const change = vi.fn()
    await render(<DateRangePicker aria-label="Stay" name="stay" defaultValue={stay} onValueChange={change} />)
    await open()
    expect(page.getByRole('grid').elements()).toHaveLength(2)
    await expect.element(day('May 12, 2026, selected')).toHaveFocus()
    await userEvent.click(day('May 20, 2026'))
    expect(change).not.toHaveBeenCalled()
    await expect.element(popup()).toBeVisible()
    await userEvent.click(day('June 3, 2026'))
    await expect.element(popup()).not.toBeInTheDocument()
    const { start, end } = change.mock.lastCall![0]
    expect(`${start} ${end}`).toBe('2026-05-20 2026-06-03')
    expect(shown()).toBe('05/20/202606/03/2026')
    const posted = [...document.querySelectorAll<HTMLInputElement>('[name=stay]')].map((input) => input.value)
    expect(posted).toEqual(['2026-05-20', '2026-06-03'])
  })

  it('cancels a started range with the first Escape and closes with the second', async () => {
    await render(<DateRangePicker aria-label="Stay" defaultValue={stay} />)
    await open()
    await userEvent.click(day('May 20, 2026'))
    await userEvent.keyboard('{Escape}')
    await expect.element(popup()).toBeVisible()
    await expect.element(day('May 12, 2026, selected')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(popup()).not.toBeInTheDocument()
    expect(shown()).toBe('05/12/202605/14/2026')
  })

  it('shows presets and chooses their ranges', async () => {
    const change = vi.fn()
    await render(<DateRangePicker aria-label="Stay" presets={presets} onValueChange={change} />)
    await open()
    await expect.element(page.getByRole('group', { name: 'Shortcuts' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Next spring' }))
    await expect.element(popup()).not.toBeInTheDocument()
    const { start, end } = change.mock.lastCall![0]
    expect(`${start} ${end}`).toBe('2027-03-20 2027-06-20')
    expect(shown()).toBe('03/20/202706/20/2027')
  })

  it('shows one month on a narrow screen', async () => {
    await page.viewport(400, 800)
    await render(<DateRangePicker aria-label="Stay" defaultValue={stay} />)
    await open()
    expect(page.getByRole('grid').elements()).toHaveLength(1)
    await page.viewport(1280, 800)
    await expect.poll(() => page.getByRole('grid').elements().length).toBe(2)
  })

  it('limits the length of the range', async () => {
    await render(<DateRangePicker aria-label="Stay" defaultValue={stay} maximumDays={3} />)
    await open()
    await userEvent.click(day('May 20, 2026'))
    await expect.element(day('May 22, 2026')).not.toHaveAttribute('aria-disabled')
    await expect.element(day('May 23, 2026')).toHaveAttribute('aria-disabled', 'true')
  })
})
