import { useState } from 'react'
import { Controller, useForm as useHookForm } from 'react-hook-form'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { nextFrames } from '../testing/frames.ts'
import { withoutMotion } from '../testing/motion.ts'
import { press, typeLetters } from '../testing/press.ts'
import { listboxTheme } from '../theme/listbox.ts'
import { App } from './App.tsx'
import { Listbox, type ListboxItem } from './Listbox.tsx'

const star = { name: 'test:star', body: '<path d="M12 2"/>' }
const fruit = ['Apple', 'Pear', 'Plum', 'Quince']

const full: ListboxItem[][] = [
  [
    { type: 'label', label: 'People' },
    { label: 'Ada', value: 'ada', icon: star, description: 'Mathematics' },
    { label: 'Grace', value: 'grace', avatar: { alt: 'Grace Hopper' } },
  ],
  [{ label: 'Team', value: 'team', chip: { color: 'success' } }],
]

const list = () => page.getByRole('listbox')
const search = () => page.getByRole('combobox')
const option = (name: string) => page.getByRole('option', { name, exact: true })
const selected = () =>
  page
    .getByRole('option', { selected: true })
    .elements()
    .map((each) => each.textContent)
const names = () =>
  page
    .getByRole('option')
    .elements()
    .map((each) => each.textContent)
const active = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant')
  return id ? document.getElementById(id)?.textContent : undefined
}

describeComponent(
  'Listbox',
  <Listbox aria-label="Owner" items={full} defaultValue="ada" filter loading name="owner" required />,
  { slot: 'listbox', theme: listboxTheme, attributesOn: 'content', hiddenParts: ['empty'] },
)
describeComponent('Listbox without items', <Listbox aria-label="Owner" items={[]} />, {
  slot: 'listbox',
  attributesOn: 'content',
})
describeComponent(
  'Listbox that is disabled',
  <Listbox aria-label="Owner" items={fruit} multiple defaultValue={['Pear']} disabled orientation="horizontal" />,
  { slot: 'listbox', attributesOn: 'content' },
)

describe('Listbox', () => {
  withoutMotion()

  it('selects an item on click and deselects it on a second click', async () => {
    const change = vi.fn()
    await render(<Listbox aria-label="Fruit" items={fruit} defaultValue="Apple" onValueChange={change} />)
    await expect.poll(selected).toEqual(['Apple'])
    await userEvent.click(option('Plum'))
    expect(change).toHaveBeenLastCalledWith('Plum', 'Plum')
    await expect.poll(selected).toEqual(['Plum'])
    await expect.element(list()).toHaveFocus()
    await userEvent.click(option('Plum'))
    expect(change).toHaveBeenLastCalledWith(null, 'Plum')
    await expect.poll(selected).toEqual([])
  })

  it('keeps one item selected with required, and with replace', async () => {
    const change = vi.fn()
    const screen = await render(
      <Listbox aria-label="Fruit" items={fruit} defaultValue="Apple" required onValueChange={change} />,
    )
    await userEvent.click(option('Apple'))
    expect(change).not.toHaveBeenCalled()
    await screen.rerender(
      <Listbox aria-label="Fruit" items={fruit} selectionBehavior="replace" onValueChange={change} />,
    )
    await userEvent.click(option('Apple'))
    expect(change).not.toHaveBeenCalled()
    await userEvent.click(option('Pear'))
    expect(change).toHaveBeenCalledExactlyOnceWith('Pear', 'Pear')
  })

  it('renders its items on the server, without style attributes', () => {
    const html = renderToString(<Listbox items={full} defaultValue="ada" />)
    expect(html).toContain('Grace')
    expect(html).not.toContain('style=')
    const long = renderToString(<Listbox items={Array.from({ length: 500 }, (_, index) => `Item ${index}`)} />)
    expect(long).toContain('aria-setsize="500"')
    expect(long.match(/role="option"/g)!.length).toBeLessThan(40)
    expect(long).not.toContain('style=')
  })

  it('follows a controlled value', async () => {
    function Controlled() {
      const [value, setValue] = useState<string[]>(['Pear'])
      return (
        <>
          <Listbox aria-label="Fruit" multiple items={fruit} value={value} onValueChange={setValue} />
          <button onClick={() => setValue(['Quince'])}>Quince only</button>
        </>
      )
    }
    await render(<Controlled />)
    await userEvent.click(option('Apple'))
    await expect.poll(selected).toEqual(['Apple', 'Pear'])
    await userEvent.click(page.getByRole('button'))
    await expect.poll(selected).toEqual(['Quince'])
  })

  it('accepts custom item types', async () => {
    const change = vi.fn()
    const plans = [
      { id: 7, title: 'Solo', price: 8 },
      { id: 9, title: 'Team', price: 40, disabled: true },
    ]
    await render(
      <Listbox
        aria-label="Plan"
        items={plans}
        labelKey="title"
        onValueChange={change}
        itemTrailing={({ item }) => `${item.price} €`}
      />,
    )
    await userEvent.click(option('Solo 8 €'))
    expect(change).toHaveBeenCalledExactlyOnceWith(7, plans[0])
    await userEvent.click(option('Team 40 €'), { force: true })
    expect(change).toHaveBeenCalledOnce()
  })

  it('does nothing while it is disabled', async () => {
    const change = vi.fn()
    await render(<Listbox aria-label="Fruit" items={fruit} disabled onValueChange={change} />)
    await expect.element(list()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(option('Apple'), { force: true })
    expect(change).not.toHaveBeenCalled()
  })

  it('shows that it is loading or empty', async () => {
    const screen = await render(<Listbox aria-label="Fruit" items={[]} loading />)
    expect(findPart('loadingIcon')).not.toBeNull()
    expect(findPart('empty')).toBeNull()
    await screen.rerender(<Listbox aria-label="Fruit" items={[]} loading renderLoading={<b>One moment</b>} />)
    await expect.element(page.getByText('One moment')).toBeVisible()
    await screen.rerender(<Listbox aria-label="Fruit" items={[]} />)
    await expect.element(page.getByRole('status')).toHaveTextContent('Nothing to choose from')
    await screen.rerender(<Listbox aria-label="Fruit" items={[]} empty="Bare shelves" />)
    await expect.element(page.getByRole('status')).toHaveTextContent('Bare shelves')
  })

  it('highlights and reports the item under the pointer', async () => {
    const highlight = vi.fn()
    await render(<Listbox aria-label="Fruit" items={fruit} onHighlight={highlight} />)
    await userEvent.hover(option('Plum'))
    await expect.element(option('Plum')).toHaveAttribute('data-highlighted')
    expect(highlight).toHaveBeenLastCalledWith('Plum')
    await userEvent.unhover(option('Plum'))
    await expect.poll(() => highlight.mock.lastCall).toEqual([undefined])
  })

  it('ignores the pointer with highlightOnHover={false}', async () => {
    await render(<Listbox aria-label="Fruit" items={fruit} highlightOnHover={false} />)
    await userEvent.hover(option('Plum'))
    await nextFrames()
    expect(option('Plum').element().hasAttribute('data-highlighted')).toBe(false)
  })

  it('focuses itself on mount and reports focus entering and leaving', async () => {
    const entered = vi.fn()
    const left = vi.fn()
    await render(
      <>
        <Listbox aria-label="Fruit" items={fruit} autoFocus defaultValue="Plum" onEntryFocus={entered} onLeave={left} />
        <button>Next</button>
      </>,
    )
    await expect.element(list()).toHaveFocus()
    await expect.poll(active).toBe('Plum')
    expect(entered).toHaveBeenCalledOnce()
    await userEvent.tab()
    expect(left).toHaveBeenCalledOnce()
    expect(document.querySelector('[data-highlighted]')).toBeNull()
  })
})

describe('Listbox by keyboard', () => {
  withoutMotion()
  const items = [
    { label: 'Apple', value: 'apple' },
    { label: 'Apricot', value: 'apricot', disabled: true },
    ...Array.from({ length: 14 }, (_, index) => ({ label: `Pear ${index}`, value: `p${index}` })),
  ]

  it('moves by keys and selects with Enter and Space', async () => {
    const change = vi.fn()
    await render(<Listbox aria-label="Fruit" items={items} onValueChange={change} />)
    await userEvent.tab()
    await expect.poll(active).toBe('Apple')
    for (const [key, name] of [
      ['ArrowDown', 'Pear 0'],
      ['PageDown', 'Pear 10'],
      ['End', 'Pear 13'],
      ['ArrowDown', 'Pear 13'],
      ['PageUp', 'Pear 3'],
      ['Home', 'Apple'],
      ['ArrowUp', 'Apple'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`)
      await expect.poll(active).toBe(name)
    }
    expect(change).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(change).toHaveBeenLastCalledWith('apple', items[0])
    await userEvent.keyboard('{ArrowDown} ')
    expect(change).toHaveBeenLastCalledWith('p0', items[2])
    await typeLetters('pear 12')
    await expect.poll(active).toBe('Pear 12')
  })

  it('selects while it moves with replace', async () => {
    const change = vi.fn()
    await render(<Listbox aria-label="Fruit" items={items} selectionBehavior="replace" onValueChange={change} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(selected).toEqual(['Pear 0'])
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}')
    await expect.poll(active).toBe('Pear 1')
    await expect.poll(selected).toEqual(['Pear 0'])
    await typeLetters('pear 7')
    await expect.poll(selected).toEqual(['Pear 7'])
  })

  it('selects several items one by one, as a range and all at once', async () => {
    await render(<Listbox aria-label="Fruit" multiple items={fruit} />)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect.poll(selected).toEqual(['Apple'])
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect.poll(selected).toEqual(['Apple', 'Pear'])
    await userEvent.keyboard('{End}{Shift>} {/Shift}')
    await expect.poll(selected).toEqual(['Apple', 'Pear', 'Plum', 'Quince'])
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect.poll(selected).toEqual([])
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect.poll(selected).toEqual(fruit)
    await userEvent.keyboard('{Control>}a{/Control}{Home}{ArrowDown}{Control>}{Shift>}{End}{/Shift}{/Control}')
    await expect.poll(selected).toEqual(['Pear', 'Plum', 'Quince'])
  })

  it('moves by left and right arrows when horizontal, in both text directions', async () => {
    for (const [dir, next, back] of [
      ['ltr', 'ArrowRight', 'ArrowLeft'],
      ['rtl', 'ArrowLeft', 'ArrowRight'],
    ] as const) {
      const screen = await render(
        <App dir={dir}>
          <div dir={dir}>
            <Listbox aria-label="Fruit" items={fruit} orientation="horizontal" autoFocus />
          </div>
        </App>,
      )
      await expect.element(list()).toHaveAttribute('aria-orientation', 'horizontal')
      await expect.poll(active).toBe('Apple')
      await userEvent.keyboard(`{${next}}{${next}}{ArrowDown}`)
      await expect.poll(active).toBe('Plum')
      await userEvent.keyboard(`{${back}}`)
      await expect.poll(active).toBe('Pear')
      const [apple, pear] = ['Apple', 'Pear'].map((name) => option(name).element().getBoundingClientRect().left)
      expect(apple! < pear!).toBe(dir === 'ltr')
      await screen.unmount()
    }
  })

  it('lets the caller handle keys first', async () => {
    const change = vi.fn()
    await render(
      <Listbox aria-label="Fruit" items={fruit} onValueChange={change} onKeyDown={(event) => event.preventDefault()} />,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(change).not.toHaveBeenCalled()
  })
})

describe('Listbox by pointer', () => {
  withoutMotion()

  it('toggles items on touch, also with selectionBehavior replace', async () => {
    await render(<Listbox aria-label="Fruit" multiple selectionBehavior="replace" items={fruit} />)
    await press(option('Apple'), { pointerType: 'touch' })
    await press(option('Pear'), { pointerType: 'touch' })
    await expect.poll(selected).toEqual(['Apple', 'Pear'])
    await press(option('Apple'), { pointerType: 'touch' })
    await expect.poll(selected).toEqual(['Pear'])
  })

  it('selects ranges with Shift, and adds with Control in replace mode', async () => {
    await render(<Listbox aria-label="Fruit" multiple selectionBehavior="replace" items={fruit} />)
    await userEvent.click(option('Apple'))
    await userEvent.click(option('Pear'))
    await expect.poll(selected).toEqual(['Pear'])
    await userEvent.click(option('Quince'), { modifiers: ['Control'] })
    await expect.poll(selected).toEqual(['Pear', 'Quince'])
    await userEvent.click(option('Apple'))
    await userEvent.click(option('Plum'), { modifiers: ['Shift'] })
    await expect.poll(selected).toEqual(['Apple', 'Pear', 'Plum'])
  })
})

describe('Listbox with a filter', () => {
  withoutMotion()

  it('searches, moves and selects from the search field', async () => {
    const change = vi.fn()
    const term = vi.fn()
    await render(<Listbox aria-label="Fruit" items={fruit} filter onValueChange={change} onSearchTermChange={term} />)
    await expect.element(search()).toHaveAttribute('aria-controls', list().element().id)
    await userEvent.click(search())
    await userEvent.keyboard('p')
    await expect.poll(names).toEqual(['Pear', 'Plum', 'Apple'])
    await expect.poll(active).toBe('Pear')
    expect(term).toHaveBeenLastCalledWith('p')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(change).toHaveBeenCalledExactlyOnceWith('Plum', 'Plum')
    await userEvent.click(option('Apple'))
    expect(change).toHaveBeenLastCalledWith('Apple', 'Apple')
    await expect.element(search()).toHaveFocus()
    await userEvent.keyboard('zzz')
    await expect.element(page.getByRole('status')).toHaveTextContent('Nothing found')
  })

  it('accepts props for its search field and leaves the search to the caller', async () => {
    await render(
      <Listbox
        aria-label="Fruit"
        items={fruit}
        filter={{ placeholder: 'Find fruit', icon: star }}
        ignoreFilter
        defaultSearchTerm="xyz"
      />,
    )
    await expect.element(page.getByPlaceholder('Find fruit')).toHaveValue('xyz')
    expect(names()).toEqual(fruit)
  })
})

describe('Listbox with many items', () => {
  withoutMotion()
  const many = Array.from({ length: 2000 }, (_, index) => ({ label: `Item ${index}`, value: index }))

  it('renders the visible rows, starting at the selected one, and follows scrolling', async () => {
    await render(<Listbox aria-label="Items" items={many} defaultValue={1000} />)
    await expect.element(option('Item 1000')).toBeInTheDocument()
    expect(page.getByRole('option').elements().length).toBeLessThan(70)
    await expect.element(option('Item 1000')).toHaveAttribute('aria-posinset', '1001')
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await expect.poll(active).toBe('Item 1999')
    list().element().scrollTop = 0
    await expect.element(option('Item 0')).toBeInTheDocument()
  })

  it('calls onLoadMore near the end', async () => {
    const more = vi.fn()
    await render(<Listbox aria-label="Items" items={many.slice(0, 50)} onLoadMore={more} />)
    await nextFrames()
    expect(more).not.toHaveBeenCalled()
    list().element().scrollTop = 10_000
    await expect.poll(() => more.mock.calls.length).toBe(1)
  })
})

describe('Listbox in a form', () => {
  withoutMotion()
  const sent = () => [...new FormData(document.querySelector('form')!).entries()]

  it('is submitted, validated and reset with its form', async () => {
    const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
    await render(
      <form onSubmit={submit}>
        <Listbox aria-label="Fruit" name="fruit" multiple required items={fruit} />
        <button>Send</button>
        <button type="reset">Reset</button>
      </form>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    expect(submit).not.toHaveBeenCalled()
    await expect.element(list()).toHaveFocus()
    await userEvent.keyboard(' {ArrowDown} ')
    await expect.poll(sent).toEqual([
      ['fruit', 'Apple'],
      ['fruit', 'Pear'],
    ])
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    expect(submit).toHaveBeenCalledOnce()
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    await expect.poll(sent).toEqual([])
    await expect.poll(selected).toEqual([])
  })

  it('works in React Hook Form', async () => {
    const submit = vi.fn()
    function Form() {
      const { control, handleSubmit } = useHookForm({ defaultValues: { fruit: ['Pear'] } })
      return (
        <form onSubmit={handleSubmit((data) => submit(data))}>
          <Controller
            name="fruit"
            control={control}
            render={({ field: { onChange, ...rest } }) => (
              <Listbox aria-label="Fruit" multiple items={fruit} {...rest} onValueChange={onChange} />
            )}
          />
          <button>Send</button>
        </form>
      )
    }
    await render(<Form />)
    await userEvent.click(option('Apple'))
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await expect.poll(() => submit.mock.lastCall?.[0]).toEqual({ fruit: ['Pear', 'Apple'] })
  })
})

describe('Listbox warnings', () => {
  let warning: MockInstance
  beforeEach(() => {
    forgetWarnings()
    warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warning.mockRestore())

  it('warns once about duplicate and unknown keys', async () => {
    await render(
      <Listbox
        aria-label="Fruit"
        items={[
          { label: 'Apple', value: 'a' },
          { label: 'Pear', value: 'a' },
        ]}
        defaultValue="x"
      />,
    )
    expect(page.getByRole('option').elements()).toHaveLength(2)
    expect(warning.mock.calls.map(([text]) => String(text))).toEqual([
      '[Frond UI] Listbox: no item has the key "x". The value must be the "value" of an item.',
      '[Frond UI] Listbox: two items have the key "a", so one of them gets another key. Give each item its own "value".',
    ])
  })
})
