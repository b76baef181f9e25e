import {
  CalendarDate,
  CalendarDateTime,
  createCalendar,
  getLocalTimeZone,
  PersianCalendar,
  today,
} from '@internationalized/date'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { contrast } from '../colors/contrast.ts'
import { forgetWarnings } from '../system/warn.ts'
import { defineLocale } from '../locale/define-locale.ts'
import { toHexColor } from '../testing/computed-color.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { nextFrames } from '../testing/frames.ts'
import { withoutMotion } from '../testing/motion.ts'
import { press } from '../testing/press.ts'
import { calendarTheme } from '../theme/calendar.ts'
import { App } from './App.tsx'
import { Calendar } from './Calendar.tsx'

describeComponent('Calendar', <Calendar defaultValue="2026-05-12" weekNumbers aria-label="Arrival" />, {
  slot: 'calendar',
  theme: calendarTheme,
})
describeComponent('Calendar without a date', <Calendar />, {
  slot: 'calendar',
  theme: calendarTheme,
  hiddenParts: ['headCellWeek', 'cellWeek'],
})
describeComponent('Calendar of months', <Calendar type="month" defaultValue="2026-05-01" variant="soft" />, {
  slot: 'calendar',
  theme: calendarTheme,
  hiddenParts: ['headCellWeek', 'cellWeek', 'headCell', 'gridWeekDaysRow'],
})
describeComponent(
  'All looks of Calendar',
  <div data-slot="all">
    {(['solid', 'outline', 'soft', 'subtle'] as const).map((variant) => (
      <Calendar
        key={variant}
        range
        variant={variant}
        defaultValue={{ start: '2026-05-12', end: '2026-06-04' }}
        minValue="2026-05-02"
        isDateUnavailable={({ day }) => day === 25}
      />
    ))}
  </div>,
  { slot: 'all' },
)

const day = (name: string) => page.getByRole('button', { name: new RegExp(RegExp.escape(name)) })
const grid = (name: string) => page.getByRole('grid', { name })
const cellOf = (name: string) => day(name).element().closest('td')!
const labels = (slot: string) => [...document.querySelectorAll(`[data-slot=${slot}]`)].map((part) => part.textContent)

describe('Calendar', () => {
  withoutMotion()

  it('shows a month in whole weeks and labels each day with its full date', async () => {
    await render(<Calendar defaultPlaceholder="2026-05-12" />)
    await expect.element(grid('May 2026')).toBeVisible()
    expect(labels('headCell')).toEqual(['S', 'M', 'T', 'W', 'T', 'F', 'S'])
    expect(labels('gridRow')[0]).toBe('262728293012')
    expect(document.querySelectorAll('[data-slot=gridRow]')).toHaveLength(6)
    await expect.element(day('Tuesday, May 12, 2026')).toHaveTextContent('12')
  })

  it.each(['light', 'dark'])('shows days of other months weaker, but readable, in %s mode', async (mode) => {
    await render(
      <div className={mode} style={{ background: 'var(--ui-bg)' }}>
        <Calendar defaultPlaceholder="2026-05-12" />
      </div>,
    )
    const ground = toHexColor(getComputedStyle(document.querySelector(`.${mode}`)!).backgroundColor)
    const ratio = (name: string) => contrast(toHexColor(getComputedStyle(day(name).element()).color), ground)
    expect(ratio('April 30, 2026')).toBeGreaterThanOrEqual(4.5)
    expect(ratio('May 1, 2026')).toBeGreaterThan(3 * ratio('April 30, 2026'))
  })

  it('chooses a day, then another one, and clears the value when that day is clicked again', async () => {
    const change = vi.fn()
    await render(<Calendar defaultPlaceholder="2026-05-12" onValueChange={change} />)
    await press(day('May 14, 2026'))
    expect(String(change.mock.lastCall![0])).toBe('2026-05-14')
    await expect.element(day('Thursday, May 14, 2026, selected')).toBeVisible()
    expect(cellOf('May 14, 2026').getAttribute('aria-selected')).toBe('true')
    await press(day('May 20, 2026'))
    expect(document.querySelectorAll('[aria-selected=true]')).toHaveLength(1)
    await press(day('May 20, 2026'))
    expect(change.mock.lastCall).toEqual([null])
  })

  it('keeps the chosen day when it is clicked again with preventDeselect', async () => {
    const change = vi.fn()
    await render(<Calendar defaultValue="2026-05-12" preventDeselect onValueChange={change} />)
    await press(day('May 12, 2026'))
    expect(change).not.toHaveBeenCalled()
  })

  it('chooses several days and sorts them', async () => {
    const change = vi.fn()
    await render(<Calendar multiple defaultValue={['2026-05-12']} onValueChange={change} />)
    expect(grid('May 2026').element().getAttribute('aria-multiselectable')).toBe('true')
    await press(day('May 4, 2026'))
    expect(change.mock.lastCall![0].map(String)).toEqual(['2026-05-04', '2026-05-12'])
    await press(day('May 12, 2026'))
    expect(change.mock.lastCall![0].map(String)).toEqual(['2026-05-04'])
  })

  it('chooses a range in either direction and previews it under the pointer', async () => {
    const change = vi.fn()
    const start = vi.fn()
    await render(<Calendar range defaultPlaceholder="2026-05-12" onValueChange={change} onStartValueChange={start} />)
    await press(day('May 14, 2026'))
    expect(String(start.mock.lastCall![0])).toBe('2026-05-14')
    expect(change).not.toHaveBeenCalled()
    await userEvent.hover(day('May 11, 2026'))
    await expect.poll(() => document.querySelectorAll('[data-highlighted]').length).toBe(4)
    await press(day('May 12, 2026'))
    expect(String(change.mock.lastCall![0].start)).toBe('2026-05-12')
    expect(String(change.mock.lastCall![0].end)).toBe('2026-05-14')
    expect(start.mock.lastCall).toEqual([null])
    expect(cellOf('May 12, 2026').hasAttribute('data-selection-start')).toBe(true)
    expect(cellOf('May 14, 2026').hasAttribute('data-selection-end')).toBe(true)
  })

  it('cancels a started range with Escape and stops the event from reaching parents', async () => {
    const around = vi.fn()
    const change = vi.fn()
    await render(
      <div role="presentation" onKeyDown={around}>
        <Calendar range defaultValue={{ start: '2026-05-12', end: '2026-05-14' }} onValueChange={change} />
      </div>,
    )
    await press(day('May 20, 2026'))
    await userEvent.keyboard('{Escape}')
    expect(around).not.toHaveBeenCalled()
    await expect.poll(() => document.querySelectorAll('[aria-selected]').length).toBe(3)
    expect(change).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(around).toHaveBeenCalledOnce()
  })

  it('ends a range before unavailable days, unless allowNonContiguousRanges is set', async () => {
    const valid = vi.fn()
    const taken = ({ day }: CalendarDate) => day === 16
    const screen = await render(<Calendar range defaultPlaceholder="2026-05-12" isDateUnavailable={taken} />)
    await expect.element(day('May 16, 2026')).toHaveAttribute('aria-disabled', 'true')
    await press(day('May 14, 2026'))
    await expect.element(day('May 15, 2026')).not.toHaveAttribute('aria-disabled')
    await expect.element(day('May 17, 2026')).toHaveAttribute('aria-disabled', 'true')
    await screen.unmount()

    const change = vi.fn()
    await render(
      <Calendar
        range
        allowNonContiguousRanges
        defaultPlaceholder="2026-05-12"
        isDateUnavailable={taken}
        onValueChange={change}
        onValidValueChange={valid}
      />,
    )
    await press(day('May 14, 2026'))
    await press(day('May 18, 2026'))
    expect(String(change.mock.lastCall![0].end)).toBe('2026-05-18')
    expect(valid).not.toHaveBeenCalled()
    await press(day('May 18, 2026'))
    await press(day('May 20, 2026'))
    expect(String(valid.mock.lastCall![0].end)).toBe('2026-05-20')
  })

  it('limits the length of a range to maximumDays', async () => {
    await render(<Calendar range maximumDays={3} defaultPlaceholder="2026-05-12" />)
    await press(day('May 14, 2026'))
    for (const [name, isOff] of [
      ['May 11', true],
      ['May 12', false],
      ['May 16', false],
      ['May 17', true],
    ] as const) {
      expect(day(`${name}, 2026`).element().getAttribute('aria-disabled') === 'true', name).toBe(isOff)
    }
  })

  it('moves one end of a range when the other is fixed', async () => {
    const change = vi.fn()
    await render(
      <Calendar
        range
        fixedDate="start"
        defaultValue={{ start: '2026-05-12', end: '2026-05-14' }}
        onValueChange={change}
      />,
    )
    await expect.element(day('May 11, 2026')).toHaveAttribute('aria-disabled', 'true')
    await press(day('May 20, 2026'))
    expect(String(change.mock.lastCall![0].start)).toBe('2026-05-12')
    expect(String(change.mock.lastCall![0].end)).toBe('2026-05-20')
  })

  it('highlights only the days of a range that isDateHighlightable accepts', async () => {
    await render(
      <Calendar
        range
        defaultValue={{ start: '2026-05-11', end: '2026-05-17' }}
        isDateHighlightable={({ day }) => day < 16}
      />,
    )
    expect(document.querySelectorAll('[data-highlighted]')).toHaveLength(5)
  })

  it('does not choose disabled days or days outside the limits', async () => {
    const change = vi.fn()
    await render(
      <Calendar
        minValue="2026-05-04"
        maxValue="2026-05-28"
        defaultPlaceholder="2026-05-12"
        isDateDisabled={({ day }) => day === 20}
        onValueChange={change}
      />,
    )
    for (const name of ['May 3, 2026', 'May 29, 2026', 'May 20, 2026']) {
      await expect.element(day(name)).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(day(name), { force: true })
    }
    expect(change).not.toHaveBeenCalled()
    await expect.element(day('Previous month')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(day('Next year')).toHaveAttribute('aria-disabled', 'true')
    await press(day('May 4, 2026'))
    expect(change).toHaveBeenCalledOnce()
  })

  it('keeps the focus on a button that reaches the limit', async () => {
    await render(<Calendar defaultValue="2026-05-12" maxValue="2026-06-20" />)
    const next = day('Next month')
    next.element().focus()
    for (const _ of [1, 2]) {
      await userEvent.keyboard('{Enter}')
      await expect.element(grid('June 2026')).toBeVisible()
      await nextFrames()
      await expect.element(next).toHaveFocus()
    }
    await userEvent.tab()
    await expect.element(next).not.toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(next).not.toHaveFocus()
  })

  it('does not change the value when read-only or disabled', async () => {
    const change = vi.fn()
    const screen = await render(<Calendar readOnly defaultValue="2026-05-12" onValueChange={change} />)
    await press(day('May 14, 2026'))
    await expect.element(grid('May 2026')).toHaveAttribute('aria-readonly', 'true')
    await press(day('Next month'))
    await expect.element(grid('June 2026')).toBeVisible()
    await screen.rerender(<Calendar disabled defaultValue="2026-05-12" onValueChange={change} />)
    await expect.element(day('Next month')).toBeDisabled()
    await userEvent.click(day('June 14, 2026'), { force: true })
    expect(change).not.toHaveBeenCalled()
  })

  it('moves between months and years and announces the heading', async () => {
    const turned = vi.fn()
    await render(<Calendar defaultPlaceholder="2026-05-31" onPlaceholderChange={turned} />)
    await press(day('Next month'))
    await expect.element(grid('June 2026')).toBeVisible()
    expect(String(turned.mock.lastCall![0])).toBe('2026-06-30')
    await press(day('Previous year'))
    await expect.element(grid('June 2025')).toBeVisible()
    const heading = findPart('heading')!
    expect(heading.getAttribute('aria-live')).toBe('polite')
    expect(heading.textContent).toBe('June 2025')
  })

  it('hides buttons by props, and passes props and icons to them', async () => {
    const star = { name: 'test:star', body: '<path d="M12 2"/>' }
    await render(
      <Calendar
        defaultPlaceholder="2026-05-12"
        yearControls={false}
        viewControl={false}
        nextMonthIcon={star}
        nextMonth={{ color: 'primary', 'aria-label': 'Onwards' }}
      />,
    )
    expect(page.getByRole('button', { name: /year/i }).elements()).toHaveLength(0)
    expect(day('Onwards').element().innerHTML).toContain('M12 2')
    expect(findPart('headingLabel')!.tagName).toBe('SPAN')
  })

  it('switches from days to months to years and back through the heading', async () => {
    await render(<Calendar defaultPlaceholder="2026-05-12" />)
    await press(day('May 2026, choose a month'))
    await expect.element(grid('2026')).toBeVisible()
    await expect.element(day('May 2026, selected')).toBeVisible()
    await press(day('2026, choose a year'))
    await expect.element(page.getByRole('grid', { name: /2016.+2027/ })).toBeVisible()
    await press(day('Later years'))
    await press(page.getByRole('button', { name: '2030', exact: true }))
    await expect.element(grid('2030')).toBeVisible()
    await press(day('Feb 2030'))
    await expect.element(grid('February 2030')).toBeVisible()
    await expect.element(day('February 12, 2030')).toHaveFocus()
    expect(document.querySelectorAll('[aria-selected]')).toHaveLength(0)
  })

  it('chooses months and years', async () => {
    const change = vi.fn()
    const screen = await render(
      <Calendar
        type="month"
        range
        defaultPlaceholder="2026-05-12"
        minValue="2026-02-15"
        isMonthUnavailable={({ month }) => month === 8}
        onValueChange={change}
      />,
    )
    await expect.element(day('Jan 2026')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(day('Feb 2026')).not.toHaveAttribute('aria-disabled')
    await press(day('Mar 2026'))
    await expect.element(day('Sep 2026')).toHaveAttribute('aria-disabled', 'true')
    await press(day('Jun 2026'))
    expect(String(change.mock.lastCall![0].start)).toBe('2026-03-01')
    expect(String(change.mock.lastCall![0].end)).toBe('2026-06-01')
    await screen.unmount()

    await render(
      <Calendar
        type="year"
        defaultValue="2026-05-12"
        isYearDisabled={({ year }) => year === 2027}
        onValueChange={change}
      />,
    )
    expect(findPart('headingLabel')!.tagName).toBe('SPAN')
    await expect.element(day('2027')).toHaveAttribute('aria-disabled', 'true')
    await press(day('2020'))
    expect(String(change.mock.lastCall![0])).toBe('2020-01-01')
  })

  it('shows several months without days of other months, and moves by one or by all', async () => {
    const screen = await render(<Calendar numberOfMonths={2} defaultPlaceholder="2026-05-12" />)
    await expect.element(grid('May 2026')).toBeVisible()
    await expect.element(grid('June 2026')).toBeVisible()
    expect(document.querySelectorAll('[data-outside-view]')).toHaveLength(0)
    expect(findPart('heading')!.textContent).toMatch(/^May.+June 2026$/)
    await press(day('June 20, 2026'))
    await expect.element(grid('May 2026')).toBeVisible()
    await press(day('Next month'))
    await expect.element(grid('July 2026')).toBeVisible()
    await expect.element(grid('June 2026')).toBeVisible()
    await screen.unmount()

    await render(<Calendar numberOfMonths={2} pagedNavigation defaultPlaceholder="2026-05-12" />)
    await press(day('Next month'))
    await expect.element(grid('July 2026')).toBeVisible()
    await expect.element(grid('August 2026')).toBeVisible()
  })

  it('renders the same heading on a server whose date ranges contain thin spaces', () => {
    const range = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatRange').mockReturnValue('May\u2009–\u2009June 2026')
    const html = renderToString(<Calendar numberOfMonths={2} defaultPlaceholder="2026-05-12" />)
    range.mockRestore()
    expect(html).toContain('May – June 2026')
  })

  it('shows the dates that nextPage and prevPage return', async () => {
    await render(
      <Calendar
        defaultPlaceholder="2026-05-12"
        nextPage={(date) => date.add({ months: 3 })}
        prevPage={() => '2026-01-01'}
      />,
    )
    await press(day('Next month'))
    await expect.element(grid('August 2026')).toBeVisible()
    await press(day('Previous month'))
    await expect.element(grid('January 2026')).toBeVisible()
  })

  it('starts the week on weekStartsOn and shows week numbers', async () => {
    const screen = await render(
      <Calendar defaultPlaceholder="2027-01-12" weekStartsOn={1} weekNumbers weekdayFormat="short" />,
    )
    expect(labels('headCell')[0]).toBe('Mon')
    expect(labels('cellWeek')).toEqual(['53', '1', '2', '3', '4', '5'])
    await expect.element(page.getByRole('rowheader', { name: 'Week 53' })).toBeVisible()
    await screen.rerender(<Calendar defaultPlaceholder="2027-01-12" weekStartsOn={0} weekNumbers />)
    expect(labels('cellWeek')).toEqual(['1', '2', '3', '4', '5', '6'])
  })

  it('shows only the weeks of the month without fixedWeeks, and can disable days of other months', async () => {
    await render(<Calendar defaultPlaceholder="2026-02-12" fixedWeeks={false} disableDaysOutsideCurrentView />)
    expect(document.querySelectorAll('[data-slot=gridRow]')).toHaveLength(4)
    expect(document.querySelectorAll('[data-outside-view]')).toHaveLength(0)
  })

  it('shows the month of a clicked day of another month and keeps the focus on that day', async () => {
    await render(<Calendar defaultPlaceholder="2026-05-12" />)
    await press(day('June 3, 2026'))
    await expect.element(grid('June 2026')).toBeVisible()
    await expect.element(day('June 3, 2026')).toHaveFocus()
  })

  it('renders custom content for its parts', async () => {
    await render(
      <Calendar
        defaultValue="2026-05-12"
        heading={({ value, setView }) => <button onClick={() => setView('year')}>In {value}</button>}
        day={({ day, selected }) => (selected ? `!${day.day}` : day.day)}
        weekDay={({ day }) => `${day}.`}
        yearCell={({ year, selected }) => `${year.year}${selected ? '*' : ''}`}
      />,
    )
    expect(labels('headCell')[1]).toBe('M.')
    await expect.element(day('May 12, 2026')).toHaveTextContent('!12')
    await press(page.getByRole('button', { name: 'In May 2026' }))
    await expect.poll(() => labels('cellTrigger')).toContain('2026*')
  })

  it('follows a controlled value and shows its month', async () => {
    function Controlled() {
      const [date, setDate] = useState<CalendarDate | null>(new CalendarDate(2026, 5, 12))
      return (
        <>
          <Calendar value={date} onValueChange={setDate} />
          <button onClick={() => setDate(new CalendarDate(2027, 8, 3))}>Far away</button>
          <output>{String(date)}</output>
        </>
      )
    }
    await render(<Controlled />)
    await press(day('May 14, 2026'))
    await expect.poll(() => document.querySelector('output')!.textContent).toBe('2026-05-14')
    await press(day('Far away'))
    await expect.element(grid('August 2027')).toBeVisible()
    await expect.element(day('August 3, 2027, selected')).toBeVisible()
  })

  it('keeps a controlled value that the caller does not update', async () => {
    await render(<Calendar value="2026-05-12" placeholder="2026-05-12" />)
    await press(day('May 14, 2026'))
    await press(day('Next month'))
    await expect.element(day('May 12, 2026, selected')).toBeVisible()
  })

  it('keeps the time and the calendar system of the value', async () => {
    const change = vi.fn()
    const screen = await render(
      <Calendar defaultValue={new CalendarDateTime(2026, 5, 12, 9, 30)} onValueChange={change} />,
    )
    await press(day('May 14, 2026'))
    expect(String(change.mock.lastCall![0])).toBe('2026-05-14T09:30:00')
    await screen.unmount()
    await render(
      <Calendar defaultValue={new CalendarDate(new PersianCalendar(), 1405, 2, 22)} onValueChange={change} />,
    )
    await expect.element(grid('Ordibehesht 1405 AP')).toBeVisible()
    await press(day('Ordibehesht 24, 1405'))
    expect(change.mock.lastCall![0].calendar.identifier).toBe('persian')
  })
})

describe('Calendar by keyboard', () => {
  withoutMotion()

  it.each([
    ['ArrowRight', 'May 13, 2026'],
    ['ArrowLeft', 'May 11, 2026'],
    ['ArrowDown', 'May 19, 2026'],
    ['ArrowUp', 'May 5, 2026'],
    ['Home', 'May 10, 2026'],
    ['End', 'May 16, 2026'],
    ['PageDown', 'June 12, 2026'],
    ['PageUp', 'April 12, 2026'],
    ['Shift>}{PageDown}{/Shift', 'May 12, 2027'],
    ['Shift>}{PageUp}{/Shift', 'May 12, 2025'],
  ])('%s moves to %s', async (key, target) => {
    await render(<Calendar defaultPlaceholder="2026-05-12" />)
    day('May 12, 2026').element().focus()
    await userEvent.keyboard(`{${key}}`)
    await expect.element(day(target)).toHaveFocus()
    expect(document.querySelectorAll('[data-slot=cellTrigger][tabindex="0"]')).toHaveLength(1)
  })

  it('swaps the left and right arrow keys in right-to-left text', async () => {
    await render(
      <div dir="rtl">
        <Calendar defaultPlaceholder="2026-05-12" />
      </div>,
    )
    day('May 12, 2026').element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(day('May 11, 2026')).toHaveFocus()
    const [left, right] = [day('Previous month'), day('Next month')].map((button) => {
      return button.element().getBoundingClientRect().left
    })
    expect(left).toBeGreaterThan(right!)
    expect(getComputedStyle(day('Next month').element().firstElementChild!).rotate).toBe('180deg')
  })

  it('chooses with Enter and Space, and has one tab stop', async () => {
    const change = vi.fn()
    await render(<Calendar defaultValue="2026-05-12" yearControls={false} onValueChange={change} />)
    await userEvent.tab()
    await expect.element(day('Previous month')).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(day('May 12, 2026')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(String(change.mock.lastCall![0])).toBe('2026-05-13')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(day('May 20, 2026')).toHaveFocus()
    await userEvent.keyboard(' ')
    expect(String(change.mock.lastCall![0])).toBe('2026-05-20')
  })

  it('stops at the limits', async () => {
    await render(<Calendar defaultValue="2026-05-12" minValue="2026-05-10" maxValue="2026-06-05" />)
    day('May 12, 2026').element().focus()
    await userEvent.keyboard('{PageDown}')
    await expect.element(day('June 5, 2026')).toHaveFocus()
    await userEvent.keyboard('{PageUp}{ArrowUp}')
    await expect.element(day('May 10, 2026')).toHaveFocus()
  })

  it('moves across disabled days and through several months', async () => {
    await render(<Calendar numberOfMonths={2} defaultValue="2026-06-29" isDateDisabled={({ day }) => day === 30} />)
    day('June 29, 2026').element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(day('June 30, 2026')).toHaveFocus()
    await userEvent.keyboard('{PageDown}')
    await expect.element(day('July 30, 2026')).toHaveFocus()
    await expect.element(grid('June 2026')).toBeVisible()
    await userEvent.keyboard('{PageDown}')
    await expect.element(day('August 30, 2026')).toHaveFocus()
    expect(grid('June 2026').elements()).toHaveLength(0)
  })

  it('moves in the months and years views', async () => {
    await render(<Calendar type="month" defaultPlaceholder="2026-05-12" />)
    day('May 2026').first().element().focus()
    for (const [key, target] of [
      ['ArrowDown', 'Aug 2026'],
      ['ArrowRight', 'Sep 2026'],
      ['Home', 'Jul 2026'],
      ['PageDown', 'Jul 2027'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`)
      await expect.element(day(target)).toHaveFocus()
    }
    await press(day('2027, choose a year'))
    await expect.element(page.getByRole('grid', { name: /2016/ })).toBeVisible()
    day('2027, selected').element().focus()
    await userEvent.keyboard('{PageDown}')
    await expect.element(day('2039, selected')).toHaveFocus()
  })

  it('previews a range while the keyboard moves', async () => {
    await render(<Calendar range defaultPlaceholder="2026-05-12" />)
    day('May 12, 2026').element().focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.poll(() => document.querySelectorAll('[data-highlighted]').length).toBe(3)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.querySelectorAll('[aria-selected]').length).toBe(3)
  })

  it('focuses the shown date with initialFocus', async () => {
    await render(<Calendar initialFocus defaultValue="2026-05-12" />)
    await expect.element(day('May 12, 2026')).toHaveFocus()
  })
})

describe('Calendar in other languages and time zones', () => {
  withoutMotion()

  it('uses the locale of the application', async () => {
    const german = defineLocale({ name: 'Deutsch', code: 'de', messages: { calendar: germanTexts } })
    await render(
      <App locale={german}>
        <Calendar defaultValue="2026-05-12" />
      </App>,
    )
    await expect.element(grid('Mai 2026')).toBeVisible()
    await expect.element(day('Nächster Monat')).toBeVisible()
    await expect.element(day('Dienstag, 12. Mai 2026, gewählt')).toBeVisible()
    expect(labels('headCell')).toEqual(['M', 'D', 'M', 'D', 'F', 'S', 'S'])
  })

  it('shows the calendar system of the language if createCalendar supports it', async () => {
    const screen = await render(
      <Calendar locale="fa-IR" createCalendar={createCalendar} defaultValue="2026-05-12" name="day" />,
    )
    expect(findPart('heading')!.textContent.split(' ').sort()).toEqual(['اردیبهشت', '۱۴۰۵'])
    expect(document.querySelector('[data-selected]')!.textContent).toBe('۲۲')
    expect(document.querySelector<HTMLInputElement>('[name=day]')!.value).toBe('2026-05-12')
    await screen.unmount()
    const thai = await render(<Calendar locale="th" createCalendar={createCalendar} defaultValue="2026-05-12" />)
    expect(findPart('heading')!.textContent).toContain('2569')
    await thai.unmount()
    await render(<Calendar locale="th" defaultValue="2026-05-12" />)
    expect(findPart('heading')!.textContent).not.toContain('2569')
  })

  it('shows thirteen months if the calendar system has them', async () => {
    await render(
      <Calendar type="month" locale="en-u-ca-ethiopic" createCalendar={createCalendar} defaultValue="2026-05-12" />,
    )
    expect(document.querySelectorAll('[data-slot=cellTrigger]')).toHaveLength(13)
  })

  it('marks today and shows it if there is no value', async () => {
    await render(<Calendar />)
    const now = today(getLocalTimeZone())
    await expect.element(page.getByRole('button', { name: /^Today, / })).toHaveTextContent(String(now.day))
    expect(document.querySelectorAll('[aria-current=date]')).toHaveLength(1)
  })

  it('does not read the clock on the server', async () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2001, 0, 1))
    const html = renderToString(<Calendar />)
    const chosen = renderToString(<Calendar defaultValue="2026-05-12" />)
    clock.mockRestore()
    expect(html).not.toMatch(/2001|<button[^>]*cellTrigger/)
    expect(chosen).toContain('May 2026')

    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = html
    const height = container.offsetHeight
    const errors: unknown[] = []
    const root = hydrateRoot(container, <Calendar />, { onRecoverableError: (error) => errors.push(error) })
    await nextFrames()
    expect(errors).toEqual([])
    expect(container.querySelector('[aria-current=date]')).not.toBe(null)
    expect(container.offsetHeight).toBe(height)
    root.unmount()
    container.remove()
  })
})

const germanTexts = {
  chooseDay: 'Tag wählen',
  chooseMonth: 'Monat wählen',
  chooseYear: 'Jahr wählen',
  nextMonth: 'Nächster Monat',
  nextYear: 'Nächstes Jahr',
  nextYears: 'Spätere Jahre',
  prevMonth: 'Voriger Monat',
  prevYear: 'Voriges Jahr',
  prevYears: 'Frühere Jahre',
  selected: '{date}, gewählt',
  today: 'Heute, {date}',
  week: 'Woche {number}',
}

describe('Calendar in a form', () => {
  it('submits ISO text and resets with the form', async () => {
    await render(
      <form aria-label="Trip">
        <Calendar name="day" defaultValue="2026-05-12" />
        <Calendar name="stay" range defaultValue={{ start: '2027-05-12', end: '2027-05-14' }} />
        <Calendar name="month" type="month" defaultValue="2026-05-12" />
        <Calendar name="year" type="year" defaultValue="2026-05-12" />
        <Calendar name="off" disabled defaultValue="2026-05-12" />
      </form>,
    )
    const form = page.getByRole('form').element() as HTMLFormElement
    const posted = () => [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`)
    const initial = ['day=2026-05-12', 'stay=2027-05-12', 'stay=2027-05-14', 'month=2026-05', 'year=2026']
    expect(posted()).toEqual(initial)
    await press(page.getByRole('button', { name: /Thursday, May 14, 2026/ }).first())
    await expect.poll(() => posted()[0]).toBe('day=2026-05-14')
    await press(page.getByRole('button', { name: /Thursday, May 14, 2026/ }).first())
    await expect.poll(() => posted()[0]).toBe('day=')
    form.reset()
    await expect.poll(posted).toEqual(initial)
  })
})

describe('Calendar in a narrow container', () => {
  it.each(['date', 'month', 'year'] as const)('shrinks the cells of type "%s"', async (type) => {
    await render(
      <div style={{ width: 180 }}>
        <Calendar type={type} defaultValue="2026-05-12" />
      </div>,
    )
    expect(findPart('calendar')!.scrollWidth).toBeLessThanOrEqual(180)
    expect(findPart('heading')!.getBoundingClientRect().width).toBeGreaterThan(90)
  })
})

describe('Calendar with invalid props', () => {
  let warning: MockInstance

  beforeEach(() => {
    forgetWarnings()
    warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warning.mockRestore())

  it.each([
    ['text that is not a date', { defaultValue: 'soon' }, 'value is not a date: "soon"'],
    ['a JavaScript Date', { defaultValue: new Date() as never }, 'a JavaScript Date'],
    ['a list for one date', { defaultValue: ['2026-05-12'] as never }, 'value is not a date'],
    [
      'one date for a list',
      { multiple: true as const, defaultValue: '2026-05-12' as never },
      'With multiple, pass a list of dates',
    ],
    [
      'one date for a range',
      { range: true as const, defaultValue: '2026-05-12' as never },
      'With range, pass { start, end }',
    ],
    ['a limit that is not a date', { minValue: '12.5.2026' }, 'minValue is not a date: "12.5.2026"'],
    ['range with multiple', { range: true as const, multiple: true as const }, 'cannot be combined'],
    ['a locale that is not a language tag', { locale: 'no language!' }, 'is not a language tag'],
  ])('warns about %s', async (_, props, message) => {
    await render(<Calendar {...(props as object)} />)
    await expect.poll(() => document.querySelectorAll('[data-slot=cellTrigger]').length).toBeGreaterThan(20)
    expect(warning.mock.calls.flat().join('\n')).toContain(message)
  })
})
