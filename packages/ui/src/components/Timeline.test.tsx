import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { timelineTheme } from '../theme/timeline.ts'
import { Timeline } from './Timeline.tsx'

const items = [
  { value: 'sown', date: '3 March', title: 'Sown', description: 'Two rows by the wall.' },
  { value: 'grown', date: '20 April', title: 'Grown', description: 'A hand high.' },
  { value: 'picked', date: '2 June', title: 'Picked', description: 'Half of it.' },
]

describeComponent('Timeline', <Timeline items={items} value="grown" />, { slot: 'timeline', theme: timelineTheme })
describeComponent('Timeline one can press', <Timeline items={items} defaultValue="grown" onSelect={() => {}} />, {
  slot: 'timeline',
  theme: timelineTheme,
})

const states = () => [...document.querySelectorAll('[data-slot="item"]')].map((item) => item.getAttribute('data-state'))
const box = (slot: string, index = 0) =>
  document.querySelectorAll(`[data-slot="${slot}"]`)[index]!.getBoundingClientRect()

beforeEach(forgetWarnings)

describe('Timeline', () => {
  it('is a list that marks the completed and the current items', async () => {
    await render(<Timeline items={items} value="grown" />)
    expect(page.getByRole('listitem').elements()).toHaveLength(3)
    expect(states()).toEqual(['completed', 'active', 'upcoming'])
    expect(document.querySelector('[aria-current="step"]')!.textContent).toContain('Grown')
    const titles = [...document.querySelectorAll('[data-slot="title"]')].map((title) => title.textContent)
    expect(titles).toEqual(['Sown, completed', 'Grown', 'Picked'])
  })

  it('marks nothing without a value, and reverses the order of time with reverse', async () => {
    const screen = await render(<Timeline items={items} />)
    expect(states()).toEqual([null, null, null])
    await screen.rerender(<Timeline items={items} value="grown" reverse />)
    expect(states()).toEqual(['upcoming', 'active', 'completed'])
  })

  it('colors the line up to the current item', async () => {
    document.documentElement.className = 'light'
    await render(<Timeline items={items} value="grown" color="error" />)
    const colors = [...document.querySelectorAll('[data-slot="separator"]')].map(
      (line) => getComputedStyle(line).backgroundColor,
    )
    expect(colors[0]).not.toBe(colors[1])
  })

  it('colors the indicators of the completed and the current items', async () => {
    document.documentElement.className = 'light'
    const indicators = () =>
      [...document.querySelectorAll('[data-slot="indicator"]')].map((each) => getComputedStyle(each).backgroundColor)
    const screen = await render(<Timeline items={items} value="grown" color="error" />)
    const [completed, active, upcoming] = indicators()
    expect(completed).toBe(active)
    expect(upcoming).not.toBe(active)
    await screen.rerender(<Timeline items={items} value="grown" color="info" />)
    await expect.poll(indicators).not.toContain(active)
    expect(indicators()[2]).toBe(upcoming)
  })

  it('lets users press items by pointer and keyboard', async () => {
    const change = vi.fn()
    const select = vi.fn()
    await render(
      <Timeline items={items} defaultValue="sown" onValueChange={change} onSelect={(_, item) => select(item)} />,
    )
    await userEvent.click(page.getByRole('button', { name: 'Grown' }))
    expect(change).toHaveBeenCalledWith('grown', items[1])
    expect(select).toHaveBeenCalledWith(items[1])
    expect(states()).toEqual(['completed', 'active', 'upcoming'])
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(states()).toEqual(['completed', 'completed', 'active'])
  })

  it('can be pressed anywhere on the item', async () => {
    const select = vi.fn()
    await render(<Timeline items={items} onSelect={(_, item) => select(item.title)} />)
    const { left, top } = box('indicator', 2)
    ;(document.elementFromPoint(left + 5, top + 5) as HTMLElement).click()
    expect(select).toHaveBeenCalledWith('Picked')
  })

  it('keeps a controlled value that the caller does not update', async () => {
    await render(<Timeline items={items} value="sown" onValueChange={() => {}} />)
    await userEvent.click(page.getByRole('button', { name: 'Picked' }))
    expect(states()[0]).toBe('active')
  })

  it('is vertical, or horizontal in both text directions', async () => {
    const screen = await render(<Timeline items={items} />)
    expect(box('item', 1).top).toBeGreaterThanOrEqual(box('item', 0).bottom)
    await screen.rerender(<Timeline items={items} orientation="horizontal" />)
    expect(box('item', 1).left).toBeGreaterThan(box('item', 0).left)
    await screen.rerender(
      <div dir="rtl">
        <Timeline items={items} orientation="horizontal" />
      </div>,
    )
    expect(box('item', 1).left).toBeLessThan(box('item', 0).left)
  })

  it.each([
    ['3xs', 16],
    ['md', 32],
    ['3xl', 48],
  ] as const)('has indicators as large as avatars in size %s', async (size, pixels) => {
    await render(<Timeline items={items} size={size} />)
    expect(box('indicator').width).toBe(pixels)
  })

  it('accepts items of any type, and lets callers replace their parts', async () => {
    const releases = [
      { id: 'a', version: '1.0', at: 2024 },
      { id: 'b', version: '2.0', at: 2025, render: () => 'soon' },
    ]
    await render(
      <Timeline
        items={releases}
        value="a"
        indicator={({ index, state }) => <b>{`${index}${state}`}</b>}
        date={({ item }) => item.at}
        renderTitle={({ item }) => `v${item.version}`}
      />,
    )
    expect(findPart('timeline')!.textContent).toBe('0active2024v1.01upcomingsoon')
  })

  it('warns if no item has the key, or if two items have the same key', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await render(<Timeline items={items} value={'eaten' as string} />)
    expect(warning.mock.calls.flat().join()).toContain('no item has the key "eaten"')
    await render(<Timeline items={[...items, items[0]!]} />)
    expect(warning.mock.calls.flat().join()).toContain('two items have the key "sown"')
    warning.mockRestore()
  })
})
