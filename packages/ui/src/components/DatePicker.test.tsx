import { CalendarDate } from '@internationalized/date'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { datePickerTheme } from '../theme/date-picker.ts'
import { DatePicker } from './DatePicker.tsx'
import { FormField } from './FormField.tsx'

const opener = () => page.getByRole('button', { name: 'Choose a date' })
const popup = () => page.getByRole('dialog', { name: 'Choose a date' })
const day = (name: string) => page.getByRole('button', { name: new RegExp(RegExp.escape(name)) })
const segment = (name: string) => page.getByRole('spinbutton', { name })
const shown = () => findPart('base')!.textContent
const open = async () => {
  await userEvent.click(opener())
  await expect.element(popup()).toBeVisible()
}

describeComponent('DatePicker', <DatePicker aria-label="Arrival" />, {
  slot: 'date-picker',
  theme: datePickerTheme,
  hiddenParts: ['content', 'calendar'],
  attributesOn: 'base',
})
describeComponent('Open DatePicker', <DatePicker aria-label="Arrival" defaultValue="2026-05-12" />, {
  slot: 'date-picker',
  theme: datePickerTheme,
  attributesOn: 'base',
  show: open,
})

describe('DatePicker', () => {
  withoutMotion()

  it('opens a calendar that focuses the chosen day, and chooses another day', async () => {
    const change = vi.fn()
    await render(<DatePicker aria-label="Arrival" defaultValue="2026-05-12" name="day" onValueChange={change} />)
    expect(page.getByRole('grid').elements()).toHaveLength(0)
    await expect.element(opener()).toHaveAttribute('aria-expanded', 'false')
    await open()
    await expect.element(day('May 12, 2026, selected')).toHaveFocus()
    await userEvent.click(day('May 20, 2026'))
    expect(String(change.mock.lastCall![0])).toBe('2026-05-20')
    await expect.element(popup()).not.toBeInTheDocument()
    await expect.element(opener()).toHaveFocus()
    expect(shown()).toBe('05/20/2026')
    expect(document.querySelector<HTMLInputElement>('[name=day]')!.value).toBe('2026-05-20')
  })

  it('shows a typed date in the calendar', async () => {
    await render(<DatePicker aria-label="Arrival" />)
    segment('month').element().focus()
    await userEvent.keyboard('08032027')
    await open()
    await expect.element(day('August 3, 2027, selected')).toHaveFocus()
  })

  it('opens with Alt+ArrowDown and closes with Escape', async () => {
    await render(<DatePicker aria-label="Arrival" defaultValue="2026-05-12" />)
    segment('day').element().focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(day('May 12, 2026')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.poll(shown).toBe('05/13/2026')
    await expect.element(segment('day')).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(day('May 13, 2026')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(popup()).not.toBeInTheDocument()
  })

  it('marks typed dates as invalid if the calendar does not allow them', async () => {
    await render(
      <DatePicker
        aria-label="Arrival"
        defaultValue="2026-05-12"
        minValue="2026-05-04"
        isDateDisabled={({ day }) => day === 24}
      />,
    )
    segment('day').element().focus()
    await userEvent.keyboard('24')
    await expect.element(segment('day')).toHaveAttribute('aria-invalid', 'true')
    await open()
    await expect.element(day('May 24, 2026')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(day('May 3, 2026')).toHaveAttribute('aria-disabled', 'true')
  })

  it('stays open without closeOnSelect and follows a controlled value', async () => {
    function Controlled() {
      const [date, setDate] = useState<CalendarDate | null>(new CalendarDate(2026, 5, 12))
      const [isOpen, setOpen] = useState(false)
      return (
        <>
          <DatePicker
            aria-label="Arrival"
            value={date}
            onValueChange={setDate}
            open={isOpen}
            onOpenChange={setOpen}
            closeOnSelect={false}
          />
          <output>{`${String(date)} ${isOpen}`}</output>
        </>
      )
    }
    await render(<Controlled />)
    await open()
    await userEvent.click(day('May 20, 2026'))
    await expect.poll(() => document.querySelector('output')!.textContent).toBe('2026-05-20 true')
    await userEvent.click(day('May 20, 2026'))
    await expect.poll(() => document.querySelector('output')!.textContent).toBe('null true')
    expect(shown()).toBe('mm/dd/yyyy')
  })

  it('does not open when disabled or read-only', async () => {
    const screen = await render(<DatePicker aria-label="Arrival" disabled />)
    await expect.element(opener()).toBeDisabled()
    await screen.rerender(<DatePicker aria-label="Arrival" readOnly />)
    await expect.element(opener()).toBeDisabled()
  })

  it('uses the name, size and error of its form field and resets with the form', async () => {
    await render(
      <form aria-label="Trip">
        <FormField label="Arrival" name="day" size="xl" error="Choose another day.">
          <DatePicker defaultValue="2026-05-12" />
        </FormField>
      </form>,
    )
    await expect
      .element(page.getByRole('group', { name: 'Arrival' }))
      .toHaveAccessibleDescription('Choose another day.')
    expect(findPart('date-picker')!.getBoundingClientRect().height).toBe(40)
    await open()
    await userEvent.click(day('May 20, 2026'))
    await expect.poll(shown).toBe('05/20/2026')
    ;(page.getByRole('form').element() as HTMLFormElement).reset()
    await expect.poll(shown).toBe('05/12/2026')
  })

  it('passes props to its calendar and keeps custom trailing content', async () => {
    await render(
      <DatePicker
        aria-label="Arrival"
        defaultValue="2026-05-12"
        weekNumbers
        calendar={{ yearControls: false }}
        renderTrailing={<kbd>D</kbd>}
      />,
    )
    expect(findPart('trailing')!.firstElementChild!.tagName).toBe('KBD')
    await open()
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
    expect(page.getByRole('button', { name: 'Next year' }).elements()).toHaveLength(0)
  })
})
