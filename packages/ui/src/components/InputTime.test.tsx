import { CalendarDateTime, Time } from '@internationalized/date'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { inputTimeTheme } from '../theme/input-time.ts'
import { FormField } from './FormField.tsx'
import { InputTime } from './InputTime.tsx'

const star = { name: 'test:star', body: '<path d="M12 2"/>' }

describeComponent('InputTime', <InputTime aria-label="Start" icon={star} trailingIcon={star} />, {
  slot: 'input-time',
  theme: inputTimeTheme,
  hiddenParts: ['leadingAvatar', 'separatorIcon'],
  attributesOn: 'base',
})
describeComponent(
  'InputTime of a range',
  <InputTime range aria-label="Open" defaultValue={{ start: '09:30', end: '17:00' }} />,
  {
    slot: 'input-time',
    theme: inputTimeTheme,
    hiddenParts: ['leading', 'leadingIcon', 'leadingAvatar', 'trailing', 'trailingIcon'],
    attributesOn: 'base',
  },
)

const segment = (name: string) => page.getByRole('spinbutton', { name })
// Different kinds of spaces are used before AM.
const shown = () => findPart('base')!.textContent.replace(/\s/g, ' ')
const posted = () => [...document.querySelectorAll('input')].map((input) => input.value)

async function typeFrom(name: string, keys: string): Promise<void> {
  segment(name).element().focus()
  await userEvent.keyboard(keys)
}

describe('InputTime', () => {
  it('renders the same space before AM on a server whose times contain a narrow space', () => {
    const parts = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockReturnValue([
      { type: 'hour', value: '09' },
      { type: 'literal', value: '\u202f' },
      { type: 'dayPeriod', value: 'AM' },
    ])
    const html = renderToString(<InputTime aria-label="Start" defaultValue="09:00" />)
    parts.mockRestore()
    expect(html).toContain('AM')
    expect(html).not.toContain('\u202f')
  })

  it('accepts digits and AM or PM and returns a time', async () => {
    const change = vi.fn()
    await render(<InputTime aria-label="Start" name="start" onValueChange={change} />)
    expect(shown()).toBe('––:–– AM')
    await typeFrom('hour', '930p')
    expect(change).toHaveBeenCalledOnce()
    expect(change.mock.lastCall![0]).toBeInstanceOf(Time)
    expect(String(change.mock.lastCall![0])).toBe('21:30:00')
    await expect.poll(() => shown()).toBe('09:30 PM')
    await expect.poll(posted).toEqual(['21:30:00'])
  })

  it.each([
    [12, 'h', '12:05 AM'],
    [24, 'h', '00:05'],
  ] as const)('counts hours to %i', async (hourCycle, _, text) => {
    await render(<InputTime aria-label="Start" hourCycle={hourCycle} defaultValue="00:05" />)
    expect(shown()).toBe(text)
  })

  it.each([
    ['hour', '09 AM'],
    ['minute', '09:30 AM'],
    ['second', '09:30:15 AM'],
  ] as const)('has segments down to the %s', async (granularity, text) => {
    await render(<InputTime aria-label="Start" granularity={granularity} defaultValue="09:30:15" />)
    expect(shown()).toBe(text)
  })

  it('keeps the date of a value that has one', async () => {
    const change = vi.fn()
    await render(
      <InputTime
        aria-label="Start"
        name="start"
        hourCycle={24}
        defaultValue={new CalendarDateTime(2026, 5, 12, 9, 30)}
        onValueChange={change}
      />,
    )
    await typeFrom('hour', '17')
    expect(String(change.mock.lastCall![0])).toBe('2026-05-12T17:30:00')
    await expect.poll(posted).toEqual(['2026-05-12T17:30:00'])
  })

  it('accepts two times with range', async () => {
    const change = vi.fn()
    await render(<InputTime range hourCycle={24} aria-label="Open" onValueChange={change} />)
    segment('hour').first().element().focus()
    await userEvent.keyboard('09301700')
    expect(change.mock.calls.map(([{ start, end }]) => `${start} ${end}`)).toEqual(['09:30:00 17:00:00'])
  })

  it('follows a controlled value', async () => {
    function Controlled() {
      const [time, setTime] = useState<Time | null>(new Time(9, 30))
      return (
        <>
          <InputTime aria-label="Start" value={time} onValueChange={setTime} />
          <button onClick={() => setTime(new Time(18))}>Evening</button>
          <output>{String(time)}</output>
        </>
      )
    }
    await render(<Controlled />)
    await typeFrom('minute', '45')
    await expect.poll(() => document.querySelector('output')!.textContent).toBe('09:45:00')
    await userEvent.click(page.getByRole('button', { name: 'Evening' }))
    await expect.poll(() => shown()).toBe('06:00 PM')
  })

  it('reports times outside its limits and unavailable times', async () => {
    await render(
      <InputTime
        aria-label="Start"
        hourCycle={24}
        defaultValue="09:30"
        minValue="08:00"
        maxValue="18:00"
        isTimeUnavailable={(time) => time.hour === 12}
      />,
    )
    const group = page.getByRole('group', { name: 'Start' })
    await typeFrom('hour', '07')
    await expect.element(group).toHaveAccessibleDescription('Must be 08:00 or later.')
    await expect.element(segment('hour')).toHaveAttribute('aria-invalid', 'true')
    await typeFrom('hour', '19')
    await expect.element(group).toHaveAccessibleDescription('Must be 18:00 or earlier.')
    await typeFrom('hour', '12')
    await expect.element(group).toHaveAccessibleDescription('This is not available.')
    await typeFrom('hour', '13')
    await expect.poll(() => document.querySelectorAll('[aria-invalid]').length).toBe(0)
  })

  it('uses the label of its form field and resets with its form', async () => {
    await render(
      <form aria-label="Shift">
        <FormField label="Start" name="start">
          <InputTime defaultValue="09:30" />
        </FormField>
      </form>,
    )
    await expect.element(page.getByRole('group', { name: 'Start' })).toBeVisible()
    await typeFrom('hour', '8')
    await expect.poll(posted).toEqual(['08:30:00'])
    ;(page.getByRole('form').element() as HTMLFormElement).reset()
    await expect.poll(posted).toEqual(['09:30:00'])
  })
})

describe('InputTime by keyboard', () => {
  it.each([
    ['hour', 'ArrowUp', '10:30 AM'],
    ['hour', 'ArrowDown', '08:30 AM'],
    ['hour', 'End', '12:30 AM'],
    ['minute', 'ArrowUp', '09:31 AM'],
    ['minute', 'PageUp', '09:45 AM'],
    ['minute', 'Home', '09:00 AM'],
    ['minute', 'Backspace', '09:–– AM'],
    ['AM/PM', 'ArrowUp', '09:30 PM'],
    ['AM/PM', 'p', '09:30 PM'],
  ])('in the %s segment, %s changes the time to %s', async (unit, key, text) => {
    await render(<InputTime aria-label="Start" defaultValue="09:30" />)
    await typeFrom(unit, key.length > 1 ? `{${key}}` : key)
    await expect.poll(() => shown()).toBe(text)
  })

  it('changes by its step and rounds to it with stepSnapping', async () => {
    const screen = await render(
      <InputTime aria-label="Start" hourCycle={24} defaultValue="09:20" step={{ minute: 15 }} />,
    )
    await typeFrom('minute', '{ArrowUp}')
    await expect.poll(() => shown()).toBe('09:35')
    await screen.unmount()
    await render(
      <InputTime aria-label="Start" hourCycle={24} defaultValue="09:20" step={{ minute: 15 }} stepSnapping />,
    )
    await typeFrom('minute', '{ArrowUp}')
    await expect.poll(() => shown()).toBe('09:30')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect.poll(() => shown()).toBe('09:45')
    await userEvent.keyboard('19')
    await expect.poll(() => shown()).toBe('09:15')
  })

  it.each([
    ['14:45', '02:45 PM'],
    ['2:45 pm', '02:45 PM'],
  ])('pastes %s as %s', async (text, result) => {
    await render(<InputTime aria-label="Start" />)
    const data = new DataTransfer()
    data.setData('text', text)
    segment('hour').element().focus()
    segment('hour')
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    await expect.poll(() => shown()).toBe(result)
  })
})

describe('InputTime with invalid props', () => {
  let warning: MockInstance

  beforeEach(() => {
    forgetWarnings()
    warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warning.mockRestore())

  it.each([
    ['text that is not a time', { defaultValue: 'noon' }, 'value is not a time: "noon"'],
    ['an hour after 23', { defaultValue: '25:00' }, 'value is not a time: "25:00"'],
    ['one time for a range', { range: true as const, defaultValue: '09:30' as never }, 'value is not a range'],
    ['a limit that is not a time', { minValue: 'early' }, 'minValue is not a time'],
  ])('warns about %s and is empty', async (_, props, message) => {
    await render(<InputTime aria-label="Start" {...(props as object)} />)
    expect(shown()).toContain('––:––')
    expect(warning.mock.calls.flat().join('\n')).toContain(message)
  })
})
