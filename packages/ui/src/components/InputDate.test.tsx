import {
  CalendarDate,
  CalendarDateTime,
  createCalendar,
  parseZonedDateTime,
  PersianCalendar,
} from '@internationalized/date'
import { createRef, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { defineLocale } from '../locale/define-locale.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { inputDateTheme } from '../theme/input-date.ts'
import { App } from './App.tsx'
import { FormField } from './FormField.tsx'
import { InputDate, type DateFieldHandle } from './InputDate.tsx'

const star = { name: 'test:star', body: '<path d="M12 2"/>' }

describeComponent('InputDate', <InputDate aria-label="Arrival" icon={star} trailingIcon={star} />, {
  slot: 'input-date',
  theme: inputDateTheme,
  hiddenParts: ['leadingAvatar', 'separatorIcon'],
  attributesOn: 'base',
})
describeComponent(
  'InputDate of a range',
  <InputDate
    range
    aria-label="Stay"
    avatar={{ alt: 'Mira' }}
    defaultValue={{ start: '2026-05-12', end: '2026-05-14' }}
  />,
  {
    slot: 'input-date',
    theme: inputDateTheme,
    hiddenParts: ['leadingIcon', 'trailing', 'trailingIcon'],
    attributesOn: 'base',
  },
)
describeComponent(
  'All looks of InputDate',
  <div data-slot="all">
    {(['outline', 'soft', 'subtle', 'ghost', 'none'] as const).map((variant) => (
      <InputDate key={variant} aria-label={variant} variant={variant} defaultValue="2026-05-12" />
    ))}
    <InputDate aria-label="Disabled" disabled defaultValue="2026-05-12" />
    <InputDate aria-label="Read-only" readOnly />
    <InputDate aria-label="Refused" defaultValue="2026-05-12" maxValue="2026-01-01" />
  </div>,
  { slot: 'all' },
)

const segment = (name: string) => page.getByRole('spinbutton', { name })
const shown = (slot = 'base') => findPart(slot)!.textContent
const posted = () => [...document.querySelectorAll('input')].map((input) => input.value)

async function typeFrom(name: string, keys: string): Promise<void> {
  segment(name).element().focus()
  await userEvent.keyboard(keys)
}

describe('InputDate with a day after the end of the month', () => {
  it.each([
    ['04312026', '2026-04-30'],
    ['02302024', '2024-02-29'],
    ['02302025', '2025-02-28'],
    ['12312026', '2026-12-31'],
  ])('reads %s as %s', async (keys, expected) => {
    const change = vi.fn()
    await render(<InputDate aria-label="Date" locale="en-US" onValueChange={change} />)
    ;(document.querySelector('[data-unit="month"]') as HTMLElement).focus()
    await userEvent.keyboard(keys)
    await expect.poll(() => String(change.mock.lastCall?.[0])).toBe(expected)
  })

  it('moves the day by seven with Page Up and Page Down', async () => {
    const change = vi.fn()
    await render(<InputDate aria-label="Date" locale="en-US" defaultValue="2026-04-10" onValueChange={change} />)
    ;(document.querySelector('[data-unit="day"]') as HTMLElement).focus()
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageDown}')
    expect(change.mock.calls.map(([date]) => date.day)).toEqual([17, 24, 1, 24])
  })
})

describe('InputDate', () => {
  it('shows a placeholder in each empty segment, in the order of the language', async () => {
    await render(<InputDate aria-label="Arrival" />)
    expect(shown()).toBe('mm/dd/yyyy')
    await expect.element(page.getByRole('group', { name: 'Arrival' })).toBeVisible()
    await expect.element(segment('month')).toHaveAttribute('aria-valuetext', 'Empty')
    await expect.element(segment('month')).toHaveAttribute('aria-valuemax', '12')
    expect(segment('month').element().hasAttribute('aria-valuenow')).toBe(false)
  })

  it('accepts digits and moves to the next segment', async () => {
    const change = vi.fn()
    await render(<InputDate aria-label="Arrival" onValueChange={change} />)
    await typeFrom('month', '05122026')
    expect(shown()).toBe('05/12/2026')
    expect(change).toHaveBeenCalledOnce()
    expect(String(change.mock.lastCall![0])).toBe('2026-05-12')
    await expect.element(segment('month')).toHaveAttribute('aria-valuenow', '5')
    await expect.element(segment('month')).toHaveAttribute('aria-valuetext', '05 – May')
  })

  it('moves on when no further digit fits and waits when one does', async () => {
    await render(<InputDate aria-label="Arrival" />)
    await typeFrom('month', '1')
    await expect.element(segment('month')).toHaveFocus()
    expect(shown()).toBe('1/dd/yyyy')
    await userEvent.keyboard('2')
    await expect.element(segment('day')).toHaveFocus()
    await userEvent.keyboard('4')
    await expect.element(segment('year')).toHaveFocus()
    await expect.poll(() => shown()).toBe('12/04/yyyy')
  })

  it('starts a new number with a digit that does not fit', async () => {
    await render(<InputDate aria-label="Arrival" />)
    await typeFrom('month', '1')
    await userEvent.keyboard('5')
    await expect.poll(() => shown()).toBe('05/dd/yyyy')
  })

  it.each(['/', '.', '-'])('commits typed digits at a “%s” and when the segment loses focus', async (separator) => {
    const change = vi.fn()
    await render(<InputDate aria-label="Arrival" defaultPlaceholder="2026-01-01" onValueChange={change} />)
    await typeFrom('month', ['1', '3', '26'].join(separator))
    await userEvent.tab()
    await expect.poll(() => shown()).toBe('01/03/2026')
    expect(String(change.mock.lastCall![0])).toBe('2026-01-03')
  })

  it('ignores letters and numbers that are not a month or day', async () => {
    await render(<InputDate aria-label="Arrival" />)
    await typeFrom('month', 'abc')
    expect(shown()).toBe('mm/dd/yyyy')
    await userEvent.keyboard('00')
    await userEvent.tab()
    await expect.poll(() => shown()).toBe('mm/dd/yyyy')
  })

  it('has no value when a segment is cleared, and keeps the other segments', async () => {
    const change = vi.fn()
    await render(<InputDate aria-label="Arrival" defaultValue="2026-05-12" name="day" onValueChange={change} />)
    await typeFrom('day', '{Backspace}')
    await expect.poll(() => shown()).toBe('05/dd/2026')
    expect(change.mock.lastCall).toEqual([null])
    expect(posted()).toEqual([''])
    await userEvent.keyboard('{Backspace}')
    await expect.element(segment('month')).toHaveFocus()
    await typeFrom('day', '7')
    expect(String(change.mock.lastCall![0])).toBe('2026-05-07')
    await expect.poll(posted).toEqual(['2026-05-07'])
  })

  it('clamps a day after the end of the month to its last day', async () => {
    const change = vi.fn()
    await render(<InputDate aria-label="Arrival" defaultValue="2026-05-31" onValueChange={change} />)
    await typeFrom('month', '2')
    expect(String(change.mock.lastCall![0])).toBe('2026-02-28')
    await expect.poll(() => shown()).toBe('02/28/2026')
  })

  it('accepts two dates with range and has a value when both are complete', async () => {
    const change = vi.fn()
    await render(<InputDate range aria-label="Stay" name="stay" onValueChange={change} />)
    const start = page.getByRole('group', { name: 'Start' })
    await expect.element(start).toBeVisible()
    start.getByRole('spinbutton').first().element().focus()
    await userEvent.keyboard('05122026')
    expect(change).not.toHaveBeenCalled()
    expect(posted()).toEqual(['2026-05-12', ''])
    await userEvent.keyboard('05142026')
    expect(change.mock.lastCall!.map(({ start, end }) => `${start} ${end}`)).toEqual(['2026-05-12 2026-05-14'])
    await expect.poll(posted).toEqual(['2026-05-12', '2026-05-14'])
    page.getByRole('group', { name: 'End' }).getByRole('spinbutton').last().element().focus()
    await userEvent.keyboard('{Delete}')
    expect(change.mock.lastCall).toEqual([null])
    await expect.poll(() => shown()).toBe('05/12/202605/14/yyyy')
  })

  it('shows time segments by granularity and uses hourCycle', async () => {
    const change = vi.fn()
    const screen = await render(
      <InputDate aria-label="Start" granularity="minute" defaultPlaceholder="2026-05-12" onValueChange={change} />,
    )
    expect(shown()).toMatch(/^mm\/dd\/yyyy, ––:––\sAM$/)
    await typeFrom('month', '051220260930p')
    expect(String(change.mock.lastCall![0])).toBe('2026-05-12T21:30:00')
    await screen.unmount()
    await render(<InputDate aria-label="Start" hourCycle={24} defaultValue="2026-05-12T21:30" granularity="second" />)
    expect(shown()).toBe('05/12/2026, 21:30:00')
  })

  it('shows the time zone of a value and submits the value in UTC', async () => {
    const zoned = parseZonedDateTime('2026-05-12T09:30[America/Los_Angeles]')
    const change = vi.fn()
    const screen = await render(<InputDate aria-label="Call" defaultValue={zoned} name="at" onValueChange={change} />)
    expect(shown()).toContain('PDT')
    expect(posted()).toEqual(['2026-05-12T16:30:00.000Z'])
    await typeFrom('hour', '{ArrowUp}')
    expect(change.mock.lastCall![0].toString()).toContain('10:30:00-07:00[America/Los_Angeles]')
    await screen.unmount()
    await render(<InputDate aria-label="Call" defaultValue={zoned} hideTimeZone />)
    expect(shown()).not.toContain('PDT')
  })

  it('follows a controlled value', async () => {
    function Controlled() {
      const [date, setDate] = useState<CalendarDate | null>(null)
      return (
        <>
          <InputDate aria-label="Arrival" value={date} onValueChange={setDate} />
          <button onClick={() => setDate(new CalendarDate(2027, 8, 3))}>Other</button>
          <button onClick={() => setDate(null)}>None</button>
          <output>{String(date)}</output>
        </>
      )
    }
    await render(<Controlled />)
    await typeFrom('month', '05122026')
    await expect.poll(() => document.querySelector('output')!.textContent).toBe('2026-05-12')
    await userEvent.click(page.getByRole('button', { name: 'Other' }))
    await expect.poll(() => shown()).toBe('08/03/2027')
    await userEvent.click(page.getByRole('button', { name: 'None' }))
    await expect.poll(() => shown()).toBe('mm/dd/yyyy')
  })

  it('keeps its value if the caller does not update it, or when read-only or disabled', async () => {
    const change = vi.fn()
    const screen = await render(<InputDate aria-label="Arrival" value="2026-05-12" />)
    await typeFrom('month', '8')
    await expect.poll(() => shown()).toBe('05/12/2026')
    await screen.rerender(<InputDate aria-label="Arrival" value="2026-05-12" readOnly onValueChange={change} />)
    await typeFrom('month', '8{ArrowUp}{Backspace}{Home}')
    expect(change).not.toHaveBeenCalled()
    await expect.element(segment('month')).toHaveAttribute('aria-readonly', 'true')
    await screen.rerender(<InputDate aria-label="Arrival" value="2026-05-12" disabled />)
    expect(document.querySelectorAll('[data-slot=segment][tabindex]')).toHaveLength(0)
    expect(getComputedStyle(findPart('input-date')!).opacity).toBe('0.5')
  })

  it('keeps the time and the calendar system of its value', async () => {
    const change = vi.fn()
    const screen = await render(
      <InputDate
        aria-label="Arrival"
        granularity="day"
        defaultValue={new CalendarDateTime(2026, 5, 12, 9, 30)}
        onValueChange={change}
      />,
    )
    expect(shown()).toBe('05/12/2026')
    await typeFrom('day', '14')
    expect(String(change.mock.lastCall![0])).toBe('2026-05-14T09:30:00')
    await screen.unmount()
    await render(
      <InputDate
        aria-label="Arrival"
        defaultValue={new CalendarDate(new PersianCalendar(), 1405, 2, 22)}
        onValueChange={change}
      />,
    )
    await typeFrom('day', '{ArrowUp}')
    expect(change.mock.lastCall![0].calendar.identifier).toBe('persian')
    expect(change.mock.lastCall![0].day).toBe(23)
  })

  it('exposes its segments through handleRef and focuses the first with autoFocus', async () => {
    const handle = createRef<DateFieldHandle>()
    await render(<InputDate aria-label="Arrival" handleRef={handle} autoFocus autofocusDelay={10} />)
    await expect.element(segment('month')).toHaveFocus()
    expect(handle.current!.inputsRef.current.map((element) => element.dataset.unit)).toEqual(['month', 'day', 'year'])
  })

  it('reports focus and blur of the field, not of each segment', async () => {
    const focus = vi.fn()
    const blur = vi.fn()
    await render(<InputDate aria-label="Arrival" onFocus={focus} onBlur={blur} />)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(segment('year')).toHaveFocus()
    expect([focus.mock.calls.length, blur.mock.calls.length]).toEqual([1, 0])
    await userEvent.tab()
    await expect.poll(() => blur.mock.calls.length).toBe(1)
  })

  it('focuses the first empty segment when the user clicks beside the segments', async () => {
    await render(<InputDate aria-label="Arrival" icon={star} />)
    const base = findPart('base')!
    await userEvent.click(base, { position: { x: base.clientWidth - 10, y: 10 } })
    await expect.element(segment('month')).toHaveFocus()
  })
})

describe('InputDate by keyboard', () => {
  it.each([
    ['month', 'ArrowUp', '06/12/2026'],
    ['month', 'ArrowDown', '04/12/2026'],
    ['month', 'PageUp', '06/12/2026'],
    ['month', 'Home', '01/12/2026'],
    ['month', 'End', '12/12/2026'],
    ['day', 'End', '05/31/2026'],
    ['day', 'PageDown', '05/05/2026'],
    ['year', 'ArrowUp', '05/12/2027'],
    ['year', 'PageDown', '05/12/2025'],
    ['year', 'Delete', '05/12/yyyy'],
  ])('in the %s segment, %s changes the date to %s', async (unit, key, text) => {
    await render(<InputDate aria-label="Arrival" defaultValue="2026-05-12" />)
    await typeFrom(unit, `{${key}}`)
    await expect.poll(() => shown()).toBe(text)
  })

  it('wraps around at the limits of a segment, except for years', async () => {
    const screen = await render(<InputDate aria-label="Arrival" defaultValue="2026-12-31" />)
    await typeFrom('month', '{ArrowUp}')
    await typeFrom('day', '{ArrowUp}')
    await expect.poll(() => shown()).toBe('01/01/2026')
    await screen.unmount()
    await render(<InputDate aria-label="Arrival" defaultValue="0001-01-01" />)
    await typeFrom('year', '{ArrowDown}')
    await expect.poll(() => shown()).toBe('01/01/1')
  })

  it('starts an empty segment from the placeholder, or from today without one', async () => {
    const screen = await render(<InputDate aria-label="Arrival" defaultPlaceholder="2026-05-12" />)
    await typeFrom('day', '{ArrowDown}')
    await expect.poll(() => shown()).toBe('mm/12/yyyy')
    await screen.unmount()
    await render(<InputDate aria-label="Arrival" />)
    await typeFrom('year', '{ArrowUp}')
    await expect.poll(() => shown()).toBe(`mm/dd/${new Date().getFullYear()}`)
  })

  it('moves between segments with the arrow keys in visual order', async () => {
    for (const [dir, locale, key, unit, next] of [
      ['ltr', 'en', 'ArrowRight', 'month', 'day'],
      ['ltr', 'en', 'ArrowLeft', 'year', 'day'],
      ['rtl', 'ar-EG', 'ArrowLeft', 'يوم', 'الشهر'],
    ] as const) {
      const screen = await render(
        <div dir={dir}>
          <InputDate aria-label="Arrival" locale={locale} defaultValue="2026-05-12" />
        </div>,
      )
      await typeFrom(unit, `{${key}}`)
      await expect.element(segment(next)).toHaveFocus()
      await screen.unmount()
    }
  })

  it('submits its form with Enter, including digits that were just typed', async () => {
    const sent = vi.fn()
    await render(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent(new FormData(event.currentTarget).get('day'))
        }}
      >
        <InputDate aria-label="Arrival" name="day" defaultValue="2026-05-12" />
        <button>Send</button>
      </form>,
    )
    await typeFrom('month', '1{Enter}')
    expect(sent).toHaveBeenCalledWith('2026-01-12')
  })

  it.each([
    ['2026-08-03', '08/03/2026'],
    ['8/3/2026', '08/03/2026'],
    ['August 3, 2026', '08/03/2026'],
    ['3 Aug 26', '08/03/2026'],
    ['someday', '05/12/2026'],
    ['13/40/2026', '05/12/2026'],
  ])('pastes %s as %s', async (text, result) => {
    await render(<InputDate aria-label="Arrival" defaultValue="2026-05-12" />)
    const data = new DataTransfer()
    data.setData('text', text)
    segment('month').element().focus()
    segment('month')
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    await expect.poll(() => shown()).toBe(result)
  })

  it('copies ISO text', async () => {
    await render(<InputDate aria-label="Arrival" defaultValue="2026-05-12" />)
    const data = new DataTransfer()
    segment('month')
      .element()
      .dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }))
    expect(data.getData('text')).toBe('2026-05-12')
  })
})

describe('InputDate in other languages', () => {
  it.each([
    ['de', 'tt.mm.jjjj'],
    ['fr', 'jj/mm/aaaa'],
    ['sv', 'åååå-mm-dd'],
    ['ja', '年/月/日'],
  ])('shows the placeholder in %s as %s', async (locale, text) => {
    await render(<InputDate aria-label="Arrival" locale={locale} />)
    expect(shown()).toBe(text)
  })

  it('uses the locale and messages of the application', async () => {
    const texts = {
      empty: 'Leer',
      end: 'Ende',
      max: 'Spätestens {max}.',
      min: 'Frühestens {min}.',
      order: 'Das Ende liegt vor dem Anfang.',
      start: 'Anfang',
      unavailable: 'Nicht frei.',
    }
    await render(
      <App locale={defineLocale({ name: 'Deutsch', code: 'de', messages: { inputDate: texts } })}>
        <InputDate range aria-label="Aufenthalt" />
      </App>,
    )
    await expect.element(page.getByRole('group', { name: 'Anfang' })).toBeVisible()
    await expect.element(segment('Tag').first()).toHaveAttribute('aria-valuetext', 'Leer')
  })

  it('accepts and shows the digits of the language', async () => {
    const change = vi.fn()
    await render(<InputDate aria-label="Arrival" locale="ar-EG" onValueChange={change} />)
    await typeFrom('يوم', '١٢٠٥٢٠٢٦')
    await expect.poll(() => String(change.mock.lastCall?.[0])).toBe('2026-05-12')
    await expect.element(segment('يوم')).toHaveTextContent('١٢')
  })

  it('shows other calendar systems with their eras and submits ISO text', async () => {
    const change = vi.fn()
    await render(
      <InputDate
        aria-label="Arrival"
        locale="en-u-ca-japanese"
        createCalendar={createCalendar}
        defaultValue="2026-05-12"
        name="day"
        onValueChange={change}
      />,
    )
    expect(shown()).toContain('8')
    await typeFrom('era', '{ArrowDown}')
    expect(change.mock.lastCall![0].toString()).toBe('1996-05-12')
    await expect.poll(posted).toEqual(['1996-05-12'])
  })
})

describe('InputDate in a form', () => {
  it('uses the label, description and error of its form field', async () => {
    await render(
      <FormField label="Arrival" help="Rooms are ready at three." error="Choose another day." name="day" required>
        <InputDate />
      </FormField>,
    )
    const group = page.getByRole('group', { name: 'Arrival' })
    await expect.element(group).toHaveAccessibleDescription('Choose another day.')
    await expect.element(segment('month')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(segment('month')).toHaveAttribute('aria-required', 'true')
    expect(document.querySelector('input')!.name).toBe('day')
    await userEvent.click(page.getByText('Arrival'))
    await expect.element(segment('month')).toHaveFocus()
  })

  it('reports values outside its limits with a message and never throws', async () => {
    const validity = vi.fn()
    await render(
      <InputDate
        aria-label="Arrival"
        defaultValue="2026-05-12"
        minValue="2026-05-10"
        maxValue="2026-12-31"
        isDateUnavailable={(date) => date.day === 24}
        onValidityChange={validity}
      />,
    )
    const group = page.getByRole('group', { name: 'Arrival' })
    expect(segment('day').element().hasAttribute('aria-invalid')).toBe(false)
    await typeFrom('month', '3')
    await expect.element(segment('day')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(group).toHaveAccessibleDescription('Must be May 10, 2026 or later.')
    await expect.poll(() => validity.mock.lastCall?.[0]).toBe('rangeUnderflow')
    await typeFrom('year', '2027')
    await expect.element(group).toHaveAccessibleDescription('Must be Dec 31, 2026 or earlier.')
    await typeFrom('year', '2026')
    await typeFrom('month', '6')
    await expect.poll(() => validity.mock.lastCall).toEqual([null, ''])
    await typeFrom('day', '24')
    await expect.poll(() => validity.mock.lastCall).toEqual(['unavailable', 'This is not available.'])
  })

  it('reports a range whose end is before its start', async () => {
    await render(<InputDate range aria-label="Stay" defaultValue={{ start: '2026-05-14', end: '2026-05-12' }} />)
    await expect
      .element(page.getByRole('group', { name: 'Stay' }))
      .toHaveAccessibleDescription('The end must not be before the start.')
  })

  it('prevents submitting while it is required and empty, and focuses the empty segment', async () => {
    const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    await render(
      <form onSubmit={sent}>
        <InputDate aria-label="Arrival" required name="day" />
        <button>Send</button>
      </form>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await expect.element(segment('month')).toHaveFocus()
    await expect.element(segment('month')).toHaveAttribute('aria-invalid', 'true')
    expect(sent).not.toHaveBeenCalled()
    await userEvent.keyboard('05122026')
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    expect(sent).toHaveBeenCalledOnce()
  })

  it('resets with its form, including incomplete dates', async () => {
    await render(
      <form aria-label="Trip">
        <InputDate aria-label="Arrival" name="day" defaultValue="2026-05-12" />
      </form>,
    )
    const form = page.getByRole('form').element() as HTMLFormElement
    await typeFrom('month', '8')
    await expect.poll(posted).toEqual(['2026-08-12'])
    form.reset()
    await expect.poll(posted).toEqual(['2026-05-12'])
    await typeFrom('month', '{Delete}')
    form.reset()
    await expect.poll(() => shown()).toBe('05/12/2026')
  })
})

it('fits InputDate on a phone with text at 200 %', async () => {
  await page.viewport(320, 640)
  document.documentElement.style.fontSize = '200%'
  await render(<InputDate aria-label="Arrival" />)
  expect(findPart('input-date')!.getBoundingClientRect().width).toBeLessThan(240)
  document.documentElement.style.fontSize = ''
  expect(findPart('input-date')!.getBoundingClientRect().width).toBeGreaterThan(220)
  await page.viewport(1280, 800)
})

describe('InputDate with invalid props', () => {
  let warning: MockInstance

  beforeEach(() => {
    forgetWarnings()
    warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warning.mockRestore())

  it.each([
    ['text that is not a date', { defaultValue: 'soon' }, 'value is not a date: "soon"'],
    ['one date for a range', { range: true as const, defaultValue: '2026-05-12' as never }, 'value is not a range'],
    ['a JavaScript Date', { value: new Date() as never }, 'a JavaScript Date'],
    ['a limit that is not a date', { maxValue: '2026-13-45' }, 'maxValue is not a date'],
  ])('warns about %s and is empty', async (_, props, message) => {
    await render(<InputDate aria-label="Arrival" {...(props as object)} />)
    expect(shown()).toContain('mm/dd/yyyy')
    expect(warning.mock.calls.flat().join('\n')).toContain(message)
  })
})
