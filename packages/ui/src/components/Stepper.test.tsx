import { createRef } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { stepperTheme } from '../theme/stepper.ts'
import { Stepper, type StepperHandle } from './Stepper.tsx'

const house = { name: 'test:house', body: '<path d="M3 12 12 4l9 8v8H3z"/>' }
const items = [
  { value: 'address', title: 'Address', description: 'Where it goes', icon: house, content: 'Street and town' },
  { value: 'payment', title: 'Payment', description: 'How it is paid', content: 'Card or invoice' },
  { value: 'review', title: 'Review', description: 'One last look', content: 'All of it' },
  { value: 'done', title: 'Done', content: 'Thank you' },
]

describeComponent('Stepper', <Stepper items={items} defaultValue="payment" />, { slot: 'stepper', theme: stepperTheme })
describeComponent('Stepper downwards', <Stepper items={items} orientation="vertical" linear={false} />, {
  slot: 'stepper',
  theme: stepperTheme,
})

const trigger = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const states = () => [...document.querySelectorAll('[data-slot="item"]')].map((item) => item.getAttribute('data-state'))
const box = (slot: string, index = 0) =>
  document.querySelectorAll(`[data-slot="${slot}"]`)[index]!.getBoundingClientRect()

beforeEach(forgetWarnings)

describe('Stepper', () => {
  it('names its steps and shows the content of the current step', async () => {
    await render(<Stepper items={items} defaultValue="payment" />)
    expect(states()).toEqual(['completed', 'active', 'upcoming', 'upcoming'])
    await expect.element(page.getByRole('button', { name: 'Step 1, completed Address Where it goes' })).toBeVisible()
    const current = page.getByRole('button', { name: 'Step 2 Payment How it is paid' })
    await expect.element(current).toHaveAttribute('aria-current', 'step')
    expect(findPart('content')!.textContent).toBe('Card or invoice')
    expect(current.element().getAttribute('aria-controls')).toBe(findPart('content')!.id)
  })

  it('starts with the first step and shows its icon or number', async () => {
    await render(<Stepper items={items} />)
    expect(states()[0]).toBe('active')
    const texts = [...document.querySelectorAll('[data-slot="indicator"]')].map((part) => part.textContent)
    expect(texts).toEqual(['', '2', '3', '4'])
    expect(findPart('icon')!.innerHTML).toContain('M3 12')
  })

  it('moves forward by only one step if it is linear', async () => {
    const change = vi.fn()
    await render(<Stepper items={items} onValueChange={change} />)
    await expect.element(trigger('Step 3 Review')).toBeDisabled()
    await userEvent.click(trigger('Step 2 Payment'))
    expect(change).toHaveBeenLastCalledWith('payment', items[1])
    await expect.element(trigger('Step 3 Review')).toBeEnabled()
    await userEvent.click(trigger('Step 1, completed'))
    expect(change).toHaveBeenLastCalledWith('address', items[0])
  })

  it('can skip steps if it is not linear, except to a disabled step', async () => {
    const jumps = items.map((item) => (item.value === 'review' ? { ...item, disabled: true } : item))
    await render(<Stepper items={jumps} linear={false} />)
    await expect.element(trigger('Step 3 Review')).toBeDisabled()
    await userEvent.click(trigger('Step 4 Done'))
    expect(findPart('content')!.textContent).toBe('Thank you')
  })

  it('can be moved through its handle', async () => {
    const handle = createRef<StepperHandle>()
    const next = vi.fn()
    const prev = vi.fn()
    await render(<Stepper items={items} handleRef={handle} onNext={next} onPrev={prev} />)
    expect([handle.current!.hasPrev, handle.current!.hasNext]).toEqual([false, true])
    handle.current!.next()
    await expect.poll(() => states()[1]).toBe('active')
    expect(next).toHaveBeenCalledWith(items[1])
    handle.current!.prev()
    await expect.poll(() => states()[0]).toBe('active')
    expect(prev).toHaveBeenCalledWith(items[0])
    handle.current!.prev()
    expect(prev).toHaveBeenCalledTimes(1)
  })

  it('follows a controlled value', async () => {
    const screen = await render(<Stepper items={items} value="address" />)
    await userEvent.click(trigger('Step 2 Payment'))
    expect(states()[0]).toBe('active')
    await screen.rerender(<Stepper items={items} value="done" />)
    expect(states()[3]).toBe('active')
  })

  it.each([
    { dir: 'ltr', ahead: '{ArrowRight}', back: '{ArrowLeft}' },
    { dir: 'rtl', ahead: '{ArrowLeft}', back: '{ArrowRight}' },
  ])('is one tab stop with arrow keys in $dir text', async ({ dir, ahead, back }) => {
    await render(
      <div dir={dir}>
        <Stepper items={items} defaultValue="payment" linear={false} />
        <button>After</button>
      </div>,
    )
    await userEvent.tab()
    await expect.element(trigger('Step 2 Payment')).toHaveFocus()
    await userEvent.keyboard(ahead)
    await expect.element(trigger('Step 3 Review')).toHaveFocus()
    await userEvent.keyboard(back)
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(trigger('Step 1, completed')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(trigger('Step 4 Done')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(trigger('Step 1, completed')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(states()[0]).toBe('active')
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
  })

  it('can be horizontal or vertical', async () => {
    const screen = await render(<Stepper items={items} />)
    expect(box('item', 1).left).toBeGreaterThan(box('item', 0).left)
    await screen.rerender(<Stepper items={items} orientation="vertical" />)
    expect(box('item', 1).top).toBeGreaterThanOrEqual(box('item', 0).bottom)
    expect(box('separator').top).toBeGreaterThanOrEqual(box('trigger').bottom)
    expect(box('separator').bottom).toBeLessThanOrEqual(box('trigger', 1).top)
  })

  it.each(['xs', 'sm', 'md', 'lg', 'xl'] as const)(
    'keeps its lines clear of the indicators in size %s',
    async (size) => {
      await render(
        <div style={{ width: 800 }}>
          <Stepper items={items} size={size} />
        </div>,
      )
      expect(box('separator').left).toBeGreaterThan(box('trigger').right)
      expect(box('separator').right).toBeLessThan(box('trigger', 1).left)
    },
  )

  it('accepts items of any shape and replaces their parts', async () => {
    const tasks = [
      { id: 7, name: 'Read' },
      { id: 9, name: 'Write', render: () => 'write here' },
    ]
    await render(
      <Stepper
        items={tasks}
        defaultValue={9}
        indicator={({ index, state }) => `${index}${state[0]}`}
        title={({ item }) => item.name}
        description={({ item }) => item.id}
      />,
    )
    expect(findPart('stepper')!.textContent).toBe('0cRead71aWrite9write here')
  })

  it('shows the content below vertical steps if there is no room beside them', async () => {
    const width = (pixels: number) => (
      <div style={{ width: pixels }}>
        <Stepper items={items} orientation="vertical" />
      </div>
    )
    const screen = await render(width(200))
    expect(box('content').top).toBeGreaterThanOrEqual(box('header').bottom)
    await screen.rerender(width(400))
    expect(box('content').left).toBeGreaterThan(box('header').right)
  })

  it('can be disabled as a whole', async () => {
    await render(<Stepper items={items} disabled />)
    for (const element of page.getByRole('button').elements()) expect(element).toBeDisabled()
  })

  it('shows the first step and warns if no item has the key', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await render(<Stepper items={items} value={'nowhere' as string} />)
    expect(states()[0]).toBe('active')
    expect(warning.mock.calls.flat().join()).toContain('"nowhere"')
    warning.mockRestore()
  })
})
