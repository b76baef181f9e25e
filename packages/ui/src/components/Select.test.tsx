import { useForm as useTanStackForm } from '@tanstack/react-form'
import { useRef, useState } from 'react'
import { Controller, useForm as useHookForm } from 'react-hook-form'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi, type MockInstance } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { nextFrames } from '../testing/frames.ts'
import { withMotion, withoutMotion } from '../testing/motion.ts'
import { typeLetters } from '../testing/press.ts'
import { selectTheme } from '../theme/select.ts'
import { App } from './App.tsx'
import { Modal } from './Modal.tsx'
import { Select, type SelectHandle, type SelectItem } from './Select.tsx'

const star = { name: 'test:star', body: '<path d="M12 2"/>' }

const full: (SelectItem | SelectItem[])[] = [
  [
    { type: 'label', label: 'People' },
    { label: 'Ada', value: 'ada', icon: star, description: 'Mathematics' },
    { label: 'Grace', value: 'grace', avatar: { alt: 'Grace Hopper' } },
  ],
  [{ label: 'Team', value: 'team', chip: { color: 'success' } }],
]

const field = () => page.getByRole('combobox')
const list = () => page.getByRole('listbox')
const option = (name: string) => page.getByRole('option', { name, exact: true })
const active = () => {
  const id = field().element().getAttribute('aria-activedescendant')
  return id ? document.getElementById(id)!.textContent : undefined
}
const open = () => userEvent.click(field())

describeComponent(
  'Select',
  <Select aria-label="Owner" items={full} defaultValue="ada" icon={star} name="owner" required />,
  {
    slot: 'select',
    theme: selectTheme,
    attributesOn: 'base',
    hiddenParts: [
      'leadingAvatar',
      'placeholder',
      'arrow',
      'content',
      'viewport',
      'group',
      'empty',
      'loading',
      'loadingIcon',
      'label',
      'separator',
      'item',
      'itemLeadingIcon',
      'itemLeadingAvatar',
      'itemLeadingChip',
      'itemTrailing',
      'itemTrailingIcon',
      'itemWrapper',
      'itemLabel',
      'itemDescription',
    ],
  },
)
describeComponent(
  'Select that is open',
  <Select aria-label="Owner" items={full} defaultValue="ada" avatar={{ alt: '' }} arrow loading trailing icon={star} />,
  {
    slot: 'select',
    theme: selectTheme,
    attributesOn: 'base',
    hiddenParts: ['placeholder', 'empty', 'native', 'leadingIcon'],
    show: async () => {
      await open()
      await expect.element(list()).toBeVisible()
    },
  },
)
describeComponent('Select without items', <Select aria-label="Owner" placeholder="Nobody" />, {
  slot: 'select',
  attributesOn: 'base',
  show: async () => {
    await open()
    await expect.element(page.getByRole('status')).toBeVisible()
  },
})

describe('Select that is open', () => {
  it('has the outline of a focused field, also if a press opened it', async () => {
    await render(<Select aria-label="Owner" items={full} />)
    await open()
    await expect.element(list()).toBeVisible()
    expect(getComputedStyle(findPart('base')!).outlineWidth).toBe('2px')
    expect(getComputedStyle(findPart('base')!).outlineStyle).toBe('solid')
  })
})

describe('Select', () => {
  withoutMotion()

  it('shows the selected item and updates it when another one is chosen', async () => {
    const change = vi.fn()
    await render(<Select aria-label="Fruit" items={['Apple', 'Pear']} defaultValue="Apple" onValueChange={change} />)
    await expect.element(field()).toHaveTextContent('Apple')
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
    await open()
    await expect.element(field()).toHaveAttribute('aria-expanded', 'true')
    await expect.element(option('Apple')).toHaveAttribute('aria-selected', 'true')
    await expect.element(option('Pear')).toHaveAttribute('aria-selected', 'false')
    await userEvent.click(option('Pear'))
    await expect.element(list()).not.toBeInTheDocument()
    await expect.element(field()).toHaveTextContent('Pear')
    await expect.element(field()).toHaveFocus()
    expect(change).toHaveBeenCalledExactlyOnceWith('Pear', 'Pear')
  })

  it('renders the list only while it is open', async () => {
    await render(<Select aria-label="Owner" items={full} />)
    expect(document.querySelectorAll('[data-slot="select"] *').length).toBeLessThan(6)
    expect(findPart('content')).toBeNull()
  })

  it('takes its accessible name, and that of the list, from its label', async () => {
    await render(
      <>
        <label htmlFor="fruit">Fruit</label>
        <Select id="fruit" items={['Apple']} />
      </>,
    )
    await expect.element(page.getByRole('combobox', { name: 'Fruit' })).toBeVisible()
    await open()
    await expect.element(page.getByRole('listbox', { name: 'Fruit' })).toBeVisible()
    expect(field().element().getAttribute('aria-controls')).toBe(list().element().id)
  })

  it('opens and closes once for each click on its label', async () => {
    const openChange = vi.fn()
    await render(
      <>
        <label htmlFor="fruit">Fruit</label>
        <Select id="fruit" items={['Apple']} onOpenChange={openChange} />
      </>,
    )
    const label = page.getByText('Fruit', { exact: true })
    await userEvent.click(label)
    await expect.element(list()).toBeVisible()
    await userEvent.click(label)
    await expect.element(list()).not.toBeInTheDocument()
    expect(openChange.mock.calls).toEqual([[true], [false]])
  })

  it('renders the selected label on the server, without style attributes', () => {
    const html = renderToString(<Select items={full} defaultValue="grace" name="owner" />)
    expect(html).toContain('Grace')
    expect(html).toContain('type="hidden" name="owner" value="grace"')
    expect(html).not.toContain('style=')
    expect(html).not.toContain('Ada')
  })

  it('accepts custom keys, strings and numbers as items', async () => {
    const change = vi.fn()
    const planets = [
      { code: 3, name: 'Earth', about: { moons: '1 moon' } },
      { code: 4, name: 'Mars', about: { moons: '2 moons' } },
    ]
    await render(
      <Select
        aria-label="Planet"
        items={planets}
        valueKey="code"
        labelKey="name"
        descriptionKey="about.moons"
        defaultValue={4}
        onValueChange={change}
      />,
    )
    await expect.element(field()).toHaveTextContent('Mars')
    await open()
    await expect.element(page.getByText('1 moon')).toBeVisible()
    await userEvent.click(page.getByText('Earth'))
    expect(change).toHaveBeenCalledExactlyOnceWith(3, planets[0])
  })

  it('selects several items with multiple and stays open', async () => {
    const change = vi.fn()
    await render(
      <Select
        aria-label="Fruit"
        multiple
        items={['Apple', 'Pear', 'Plum']}
        defaultValue={['Plum']}
        onValueChange={change}
      />,
    )
    await open()
    await expect.element(list()).toHaveAttribute('aria-multiselectable', 'true')
    await userEvent.click(option('Apple'))
    expect(change).toHaveBeenLastCalledWith(['Plum', 'Apple'], 'Apple')
    await expect.element(field()).toHaveTextContent('Plum, Apple')
    await userEvent.click(option('Plum'))
    expect(change).toHaveBeenLastCalledWith(['Apple'], 'Plum')
    await expect.element(list()).toBeVisible()
  })

  it('follows a controlled value and shows the placeholder when it becomes undefined', async () => {
    function Controlled() {
      const [value, setValue] = useState<string>()
      return (
        <>
          <Select
            aria-label="Fruit"
            items={['Apple', 'Pear']}
            value={value}
            onValueChange={setValue}
            placeholder="None"
          />
          <button onClick={() => setValue(undefined)}>Forget</button>
        </>
      )
    }
    await render(<Controlled />)
    await open()
    await userEvent.click(option('Pear'))
    await expect.element(field()).toHaveTextContent('Pear')
    await userEvent.click(page.getByRole('button', { name: 'Forget' }))
    await expect.element(field()).toHaveTextContent('None')
  })

  it('keeps a controlled value that the caller does not update', async () => {
    await render(<Select aria-label="Fruit" items={['Apple', 'Pear']} value="Apple" open={false} />)
    await open()
    await nextFrames()
    expect(list().elements()).toHaveLength(0)
    await userEvent.keyboard('p')
    await expect.element(field()).toHaveTextContent('Apple')
  })

  it('opens with open and defaultOpen', async () => {
    const openChange = vi.fn()
    await render(<Select aria-label="Fruit" items={['Apple']} defaultOpen onOpenChange={openChange} />)
    await expect.element(list()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(list()).not.toBeInTheDocument()
    expect(openChange).toHaveBeenCalledExactlyOnceWith(false)
  })

  it('does not open while it is disabled', async () => {
    await render(<Select aria-label="Fruit" items={['Apple']} disabled />)
    await expect.element(field()).toBeDisabled()
    await userEvent.click(field(), { force: true })
    expect(list().elements()).toHaveLength(0)
  })

  it('lets onSelect of an item prevent the choice', async () => {
    const change = vi.fn()
    const items = [
      { label: 'Apple', onSelect: (event: Event) => event.preventDefault() },
      { label: 'Pear', disabled: true },
    ]
    await render(<Select aria-label="Fruit" items={items} onValueChange={change} />)
    await open()
    await userEvent.click(option('Apple'))
    await expect.element(list()).toBeVisible()
    await expect.element(option('Pear')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(option('Pear'), { force: true })
    await expect.element(list()).toBeVisible()
    expect(change).not.toHaveBeenCalled()
  })

  it('separates groups and names them', async () => {
    await render(<Select aria-label="Owner" items={full} />)
    await open()
    const people = page.getByRole('group', { name: 'People' })
    await expect.element(people).toBeVisible()
    expect(people.getByRole('option').elements()).toHaveLength(2)
    expect(findPart('separator')).not.toBeNull()
  })

  it('renders its parts with render props', async () => {
    const prices = [
      { label: 'Small', value: 's', price: 4 },
      { label: 'Large', value: 'l', price: 9 },
    ]
    await render(
      <Select
        aria-label="Size"
        items={prices}
        defaultValue="l"
        itemTrailing={({ item }) => `${item.price} €`}
        itemLeading={({ index }) => <b>{index + 1}.</b>}
        contentTop={<p>Prices with tax</p>}
        contentBottom={({ ui }) => <p className={ui.itemDescription}>Free delivery</p>}
        renderLeading={({ open }) => (open ? '▲' : '▼')}
        renderTrailing={<i>end</i>}
      >
        {({ value }) => `Size ${value?.toUpperCase()}`}
      </Select>,
    )
    await expect.element(field()).toHaveTextContent('▼Size Lend')
    await open()
    await expect.element(option('1. Small 4 €')).toBeVisible()
    await expect.element(page.getByText('Prices with tax')).toBeVisible()
    await expect.element(page.getByText('Free delivery')).toBeVisible()
    await expect.element(field()).toHaveTextContent('▲Size Lend')
  })

  it('exposes its elements through handleRef', async () => {
    let handle: SelectHandle | null = null
    await render(<Select aria-label="Fruit" items={['Apple']} handleRef={(given) => void (handle = given)} />)
    expect(handle!.triggerRef.current).toBe(field().element())
    expect(handle!.viewportRef.current).toBeNull()
    await open()
    await expect.poll(() => handle!.viewportRef.current).toBe(list().element())
  })

  it('focuses itself on mount or after a delay', async () => {
    const screen = await render(<Select aria-label="Fruit" autoFocus />)
    await expect.element(field()).toHaveFocus()
    await screen.unmount()
    await render(<Select aria-label="Fruit" autoFocus autofocusDelay={30} />)
    await expect.element(field()).toHaveFocus()
  })

  it('reports the highlighted item', async () => {
    const highlight = vi.fn()
    await render(<Select aria-label="Fruit" items={['Apple', 'Pear']} onHighlight={highlight} />)
    await open()
    await expect.poll(() => highlight.mock.lastCall).toEqual(['Apple'])
    await userEvent.hover(option('Pear'))
    await expect.poll(() => highlight.mock.lastCall).toEqual(['Pear'])
    await expect.poll(active).toBe('Pear')
  })
})

describe('Select by keyboard', () => {
  withoutMotion()
  const cities = [
    { label: 'Bern', value: 'bern' },
    { label: 'Bergen', value: 'bergen' },
    { label: 'Cork', value: 'cork', disabled: true },
    { label: 'Oslo', value: 'oslo' },
    ...Array.from({ length: 12 }, (_, index) => ({ label: `Village ${index}`, value: `v${index}` })),
  ]

  it.each([
    ['{ArrowDown}', 'Bergen'],
    ['{Enter}', 'Bergen'],
    [' ', 'Bergen'],
    ['{Alt>}{ArrowDown}{/Alt}', 'Bergen'],
    ['{ArrowUp}', 'Bergen'],
    ['{Home}', 'Bern'],
    ['{End}', 'Village 11'],
  ])('opens with %s at %s', async (key, name) => {
    await render(<Select aria-label="City" items={cities} defaultValue="bergen" />)
    field().element().focus()
    await userEvent.keyboard(key)
    await expect.element(list()).toBeVisible()
    await expect.poll(active).toBe(name)
    await expect.element(field()).toHaveFocus()
  })

  it('highlights the selected item again if it opens during its exit animation', async () => {
    withMotion()
    const style = document.head.appendChild(document.createElement('style'))
    // Only the exit is slow. If the entry were slow too, the browser would shorten the exit to the time the entry had run.
    style.textContent = `[data-slot="content"] { transition: opacity 0s !important }
      [data-slot="content"]:not([data-open]) { transition: opacity 60s linear !important }`
    onTestFinished(() => style.remove())
    await render(<Select aria-label="City" items={cities} defaultValue="bergen" />)
    field().element().focus()
    await userEvent.keyboard('{Enter}{End}')
    await expect.poll(active).toBe('Village 11')
    // The exit is animated only if the popup has become visible.
    await expect.poll(() => Number(getComputedStyle(findPart('content')!).opacity)).toBe(1)
    await userEvent.keyboard('{Escape}')
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
    expect(findPart('content')).not.toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect.poll(active).toBe('Bergen')
  })

  it('moves by arrow, page, Home and End keys, skips disabled items and does not wrap', async () => {
    await render(<Select aria-label="City" items={cities} />)
    field().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(active).toBe('Bern')
    for (const [key, name] of [
      ['ArrowUp', 'Bern'],
      ['ArrowDown', 'Bergen'],
      ['ArrowDown', 'Oslo'],
      ['ArrowUp', 'Bergen'],
      ['PageDown', 'Village 8'],
      ['PageDown', 'Village 11'],
      ['ArrowDown', 'Village 11'],
      ['PageUp', 'Village 1'],
      ['Home', 'Bern'],
      ['End', 'Village 11'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`)
      await expect.poll(active).toBe(name)
      const id = field().element().getAttribute('aria-activedescendant')!
      const row = document.getElementById(id)!.getBoundingClientRect()
      const box = list().element().getBoundingClientRect()
      expect(row.top).toBeGreaterThanOrEqual(box.top - 1)
      expect(row.bottom).toBeLessThanOrEqual(box.bottom + 1)
    }
  })

  it.each(['{Enter}', ' ', '{Alt>}{ArrowUp}{/Alt}', '{Tab}'])('chooses with %s', async (key) => {
    await render(
      <>
        <Select aria-label="City" items={cities} />
        <button>Next</button>
      </>,
    )
    field().element().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.poll(active).toBe('Bergen')
    await userEvent.keyboard(key)
    await expect.element(list()).not.toBeInTheDocument()
    await expect.element(field()).toHaveTextContent('Bergen')
    await expect.element(key === '{Tab}' ? page.getByRole('button', { name: 'Next' }) : field()).toHaveFocus()
  })

  it('closes on Escape and keeps the value', async () => {
    await render(<Select aria-label="City" items={cities} defaultValue="oslo" />)
    field().element().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}')
    await expect.element(list()).not.toBeInTheDocument()
    await expect.element(field()).toHaveTextContent('Oslo')
  })

  it('finds an item by its first letters, open or closed, and cycles on a repeated letter', async () => {
    await render(<Select aria-label="City" items={cities} />)
    field().element().focus()
    await typeLetters('berg')
    await expect.element(field()).toHaveTextContent('Bergen')
    expect(list().elements()).toHaveLength(0)

    await new Promise((resolve) => setTimeout(resolve, 600))
    await userEvent.keyboard('{Enter}')
    await typeLetters('village 1')
    await expect.poll(active).toBe('Village 1')
    await new Promise((resolve) => setTimeout(resolve, 600))
    await userEvent.keyboard('b')
    await expect.poll(active).toBe('Bern')
    await userEvent.keyboard('b')
    await expect.poll(active).toBe('Bergen')
    await userEvent.keyboard('b')
    await expect.poll(active).toBe('Bern')
  })

  it('toggles items of a multiple list with Enter and Space', async () => {
    const change = vi.fn()
    await render(<Select aria-label="City" multiple items={cities} onValueChange={change} />)
    field().element().focus()
    await userEvent.keyboard('{Enter}{Enter}{ArrowDown} ')
    await expect.poll(() => change.mock.lastCall?.[0]).toEqual(['bern', 'bergen'])
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect.poll(() => change.mock.lastCall?.[0]).toEqual(['bergen'])
    await expect.element(list()).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(list()).not.toBeInTheDocument()
  })

  it('lets the caller handle keys first', async () => {
    await render(<Select aria-label="City" items={cities} onKeyDown={(event) => event.preventDefault()} />)
    field().element().focus()
    await userEvent.keyboard('{Enter}')
    await nextFrames()
    expect(list().elements()).toHaveLength(0)
  })
})

describe('Select by pointer', () => {
  withoutMotion()

  it('opens on pointer down and chooses the item on which the press ends', async () => {
    const change = vi.fn()
    await render(<Select aria-label="Fruit" items={['Apple', 'Pear']} onValueChange={change} />)
    const mouse = { pointerType: 'mouse', button: 0, bubbles: true, isPrimary: true } as const
    field().element().dispatchEvent(new PointerEvent('pointerdown', mouse))
    await expect.element(option('Pear')).toBeVisible()
    // Released where it was pressed: the list stays open.
    option('Pear').element().dispatchEvent(new PointerEvent('pointerup', mouse))
    expect(change).not.toHaveBeenCalled()

    field().element().dispatchEvent(new PointerEvent('pointerdown', mouse))
    await expect.element(list()).not.toBeInTheDocument()
    field().element().dispatchEvent(new PointerEvent('pointerdown', mouse))
    await expect.element(option('Pear')).toBeVisible()
    document.dispatchEvent(new PointerEvent('pointermove', { ...mouse, clientX: 40, clientY: 90 }))
    option('Pear').element().dispatchEvent(new PointerEvent('pointerup', mouse))
    await expect.poll(() => change.mock.calls).toEqual([['Pear', 'Pear']])
    await expect.element(list()).not.toBeInTheDocument()
  })

  it('opens on a click from touch or a screen reader', async () => {
    await render(<Select aria-label="Fruit" items={['Apple', 'Pear']} />)
    field()
      .element()
      .dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', button: 0, bubbles: true }))
    await nextFrames()
    expect(list().elements()).toHaveLength(0)
    ;(field().element() as HTMLElement).click()
    await expect.element(list()).toBeVisible()
    ;(field().element() as HTMLElement).click()
    await expect.element(list()).not.toBeInTheDocument()
  })

  it('closes on a press outside', async () => {
    await render(
      <>
        <Select aria-label="Fruit" items={['Apple', 'Pear']} content={{ side: 'bottom' }} />
        <p style={{ position: 'fixed', bottom: 0 }}>Elsewhere</p>
      </>,
    )
    await open()
    await expect.element(list()).toBeVisible()
    await userEvent.click(page.getByText('Elsewhere'))
    await expect.element(list()).not.toBeInTheDocument()
  })

  it('stays open if the caller prevents Escape or the press outside', async () => {
    const content = {
      onEscapeKeyDown: (event: Event) => event.preventDefault(),
      onInteractOutside: (event: Event) => event.preventDefault(),
    }
    await render(
      <>
        <Select aria-label="Fruit" items={['Apple']} content={content} />
        <p style={{ position: 'fixed', bottom: 0 }}>Elsewhere</p>
      </>,
    )
    await open()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(page.getByText('Elsewhere'))
    await expect.element(list()).toBeVisible()
  })
})

describe('Select placement', () => {
  withoutMotion()
  const box = (element: Element | null) => element!.getBoundingClientRect()

  it('is as wide as its field and below it, in both text directions', async () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      const screen = await render(
        <App dir={dir}>
          <div dir={dir} style={{ padding: 100 }}>
            <Select aria-label="Fruit" items={['Apple', 'Pear']} className="w-52" />
          </div>
        </App>,
      )
      await open()
      await expect.poll(() => box(findPart('content')).top).toBeCloseTo(box(field().element()).bottom + 8, 0)
      expect(box(findPart('content')).width).toBeCloseTo(box(field().element()).width, 0)
      expect(box(findPart('content')).left).toBeCloseTo(box(field().element()).left, 0)
      await screen.unmount()
    }
  })

  it('stays inside the viewport and scrolls to the selected item', async () => {
    const items = Array.from({ length: 60 }, (_, index) => `Row ${index}`)
    await render(<Select aria-label="Row" items={items} defaultValue="Row 40" />)
    await open()
    await expect.element(option('Row 40')).toBeVisible()
    await expect.poll(() => box(option('Row 40').element()).top).toBeGreaterThan(box(list().element()).top)
    expect(box(option('Row 40').element()).bottom).toBeLessThan(box(list().element()).bottom)
    expect(box(findPart('content')).bottom).toBeLessThanOrEqual(innerHeight)
  })

  it('is rendered next to its field without a portal', async () => {
    await render(<Select aria-label="Fruit" items={['Apple']} portal={false} />)
    await open()
    await expect.element(list()).toBeVisible()
    expect(findPart('select')!.contains(findPart('content'))).toBe(true)
  })
})

describe('Select with many items', () => {
  withoutMotion()
  const many = Array.from({ length: 1000 }, (_, index) => ({ label: `Item ${index}`, value: index }))

  it('renders only the visible rows and sets aria-setsize', async () => {
    await render(<Select aria-label="Item" items={many} defaultValue={500} />)
    await open()
    await expect.element(option('Item 500')).toBeVisible()
    expect(page.getByRole('option').elements().length).toBeLessThan(60)
    await expect.element(option('Item 500')).toHaveAttribute('aria-setsize', '1000')
    await expect.element(option('Item 500')).toHaveAttribute('aria-posinset', '501')
    await userEvent.keyboard('{End}')
    await expect.poll(active).toBe('Item 999')
    await userEvent.keyboard('{Home}')
    await expect.poll(active).toBe('Item 0')
    await userEvent.keyboard('{ArrowDown}{PageDown}')
    await expect.poll(active).toBe('Item 11')
    expect(list().element().scrollHeight).toBeGreaterThan(31_000)
  })

  it('renders the rows at the scroll position', async () => {
    await render(<Select aria-label="Item" items={many} />)
    await open()
    await expect.element(option('Item 0')).toBeVisible()
    list().element().scrollTop = 32 * 700
    await expect.element(option('Item 700')).toBeInTheDocument()
    await expect.element(option('Item 0')).not.toBeInTheDocument()
    // The rendered rows fill the visible part of the list.
    const { top, bottom } = list().element().getBoundingClientRect()
    const rows = page
      .getByRole('option')
      .elements()
      .map((row) => row.getBoundingClientRect())
    expect(Math.min(...rows.map((row) => row.top))).toBeLessThanOrEqual(top)
    expect(Math.max(...rows.map((row) => row.bottom))).toBeGreaterThanOrEqual(bottom)
  })

  it('measures rows of different heights', async () => {
    await render(
      <Select
        aria-label="Item"
        items={many}
        itemLabel={({ item, index }) => (
          <span style={{ display: 'block', height: 20 + (index % 5) * 20 }}>{item.label}</span>
        )}
      />,
    )
    await open()
    await userEvent.keyboard('{End}')
    await expect.poll(active).toBe('Item 999')
    const row = option('Item 999').element().getBoundingClientRect()
    await expect
      .poll(() => option('Item 999').element().getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(list().element().getBoundingClientRect().bottom + 1)
    expect(row.height).toBeGreaterThan(90)
  })

  it('virtualizes groups, and short lists with virtualize', async () => {
    const groups = Array.from({ length: 40 }, (_, group) => [
      { type: 'label', label: `Group ${group}` },
      ...Array.from({ length: 10 }, (_, index) => ({ label: `Item ${group}.${index}`, value: `${group}.${index}` })),
    ])
    const screen = await render(<Select aria-label="Item" items={groups} defaultValue="20.5" />)
    await open()
    await expect.element(option('Item 20.5')).toBeVisible()
    await expect.element(page.getByRole('group', { name: 'Group 20' })).toBeInTheDocument()
    await expect.element(option('Item 20.5')).toHaveAttribute('aria-setsize', '400')
    await expect.element(option('Item 20.5')).toHaveAttribute('aria-posinset', '206')
    expect(page.getByRole('option').elements().length).toBeLessThan(60)
    await screen.unmount()

    await render(<Select aria-label="Item" items={many.slice(0, 80)} virtualize={{ overscan: 2, estimateSize: 30 }} />)
    await open()
    await expect.element(option('Item 0')).toBeVisible()
    expect(page.getByRole('option').elements().length).toBeLessThan(40)
  })

  it('renders all rows with virtualize={false}', async () => {
    await render(<Select aria-label="Item" items={many.slice(0, 150)} virtualize={false} />)
    await open()
    await expect.poll(() => page.getByRole('option').elements()).toHaveLength(150)
  })

  it('calls onLoadMore near the end, once for each items array', async () => {
    const asked = vi.fn()
    function Endless() {
      const [count, setCount] = useState(30)
      return (
        <Select
          aria-label="Item"
          items={many.slice(0, count)}
          onLoadMore={() => {
            asked()
            setCount(Math.min(count + 30, 90))
          }}
        />
      )
    }
    await render(<Endless />)
    await open()
    await expect.element(option('Item 0')).toBeVisible()
    await nextFrames()
    expect(asked).not.toHaveBeenCalled()
    await userEvent.keyboard('{End}')
    await expect.poll(() => page.getByRole('option').elements()).toHaveLength(60)
    await expect.poll(active).toBe('Item 29')
    await userEvent.keyboard('{End}')
    await expect.poll(() => page.getByRole('option').elements()).toHaveLength(90)
    expect(asked).toHaveBeenCalledTimes(2)
  })
})

describe('Select in a form', () => {
  withoutMotion()
  const fruit = ['Apple', 'Pear', 'Plum']
  const sent = () => [...new FormData(document.querySelector('form')!).entries()]

  it('is submitted and reset with its form', async () => {
    const change = vi.fn()
    await render(
      <form>
        <Select aria-label="Fruit" name="fruit" items={fruit} defaultValue="Apple" onValueChange={change} />
        <button type="reset">Reset</button>
      </form>,
    )
    expect(sent()).toEqual([['fruit', 'Apple']])
    await open()
    await userEvent.click(option('Plum'))
    await expect.poll(sent).toEqual([['fruit', 'Plum']])
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    await expect.element(field()).toHaveTextContent('Apple')
    expect(sent()).toEqual([['fruit', 'Apple']])
    expect(change).toHaveBeenLastCalledWith('Apple', undefined)
  })

  it('submits one entry for each selected item', async () => {
    await render(
      <form>
        <Select aria-label="Fruit" name="fruit" multiple items={fruit} defaultValue={['Apple', 'Plum']} />
      </form>,
    )
    expect(sent()).toEqual([
      ['fruit', 'Apple'],
      ['fruit', 'Plum'],
    ])
  })

  it('is focused by the browser when validation fails', async () => {
    const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
    await render(
      <form onSubmit={submit}>
        <Select aria-label="Fruit" name="fruit" required items={fruit} />
        <button>Send</button>
      </form>,
    )
    await expect.element(field()).toHaveAttribute('aria-required', 'true')
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    expect(submit).not.toHaveBeenCalled()
    await expect.element(field()).toHaveFocus()
    await typeLetters('pl')
    await expect.element(field()).toHaveTextContent('Plum')
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    expect(submit).toHaveBeenCalledOnce()
    expect(sent()).toEqual([['fruit', 'Plum']])
  })

  it('selects what the browser fills in, by key or by label', async () => {
    const countries = [
      { label: 'Norway', value: 'NO' },
      { label: 'Österreich', value: 'AT' },
    ]
    await render(<Select aria-label="Country" name="country" autoComplete="country" items={countries} />)
    await page.elementLocator(findPart('native')!).fill('at', { force: true })
    await expect.element(field()).toHaveTextContent('Österreich')
    await page.elementLocator(findPart('native')!).fill('norway', { force: true })
    await expect.element(field()).toHaveTextContent('Norway')
  })

  it('works in React Hook Form', async () => {
    const submit = vi.fn()
    function Form() {
      const { control, handleSubmit, reset, formState } = useHookForm({ defaultValues: { fruit: '' } })
      return (
        <form onSubmit={handleSubmit((data) => submit(data))}>
          <Controller
            name="fruit"
            control={control}
            rules={{ required: true }}
            render={({ field: { onChange, ...rest }, fieldState }) => (
              <Select
                aria-label="Fruit"
                items={fruit}
                {...rest}
                onValueChange={onChange}
                aria-invalid={fieldState.invalid}
              />
            )}
          />
          <button>Send</button>
          <button type="button" onClick={() => reset({ fruit: 'Apple' })}>
            Suggest
          </button>
          <output>{formState.touchedFields.fruit ? 'touched' : ''}</output>
        </form>
      )
    }
    await render(<Form />)
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(option('Pear'))
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await expect.poll(() => submit.mock.lastCall?.[0]).toEqual({ fruit: 'Pear' })
    await expect.poll(() => document.querySelector('output')!.textContent).toBe('touched')
    await userEvent.click(page.getByRole('button', { name: 'Suggest' }))
    await expect.element(field()).toHaveTextContent('Apple')
  })

  it('works in React Hook Form with its change event', async () => {
    function Form() {
      const { register, watch } = useHookForm({ defaultValues: { fruit: 'Apple' } })
      const { ref: _, onChange, name } = register('fruit')
      return (
        <>
          <Select
            aria-label="Fruit"
            items={fruit}
            name={name}
            value={watch('fruit')}
            onChange={(event) => void onChange(event)}
          />
        </>
      )
    }
    await render(<Form />)
    await open()
    await userEvent.click(option('Plum'))
    await expect.element(field()).toHaveTextContent('Plum')
  })

  it('works in TanStack Form', async () => {
    const submit = vi.fn()
    function Form() {
      const form = useTanStackForm({
        defaultValues: { fruit: 'Apple' },
        onSubmit: ({ value }) => submit(value),
      })
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void form.handleSubmit()
          }}
        >
          <form.Field name="fruit">
            {(each) => (
              <Select
                aria-label="Fruit"
                items={fruit}
                value={each.state.value}
                onValueChange={each.handleChange}
                onBlur={each.handleBlur}
              />
            )}
          </form.Field>
          <button>Send</button>
        </form>
      )
    }
    await render(<Form />)
    await open()
    await userEvent.click(option('Plum'))
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await expect.poll(() => submit.mock.lastCall?.[0]).toEqual({ fruit: 'Plum' })
  })
})

describe('Select in a modal', () => {
  withoutMotion()

  it('opens above the modal, and Escape closes only the list', async () => {
    const change = vi.fn()
    await render(
      <Modal defaultOpen title="Order">
        <Select aria-label="Fruit" items={['Apple', 'Pear']} onValueChange={change} />
      </Modal>,
    )
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toBeVisible()
    await open()
    await userEvent.click(option('Pear'))
    expect(change).toHaveBeenCalledExactlyOnceWith('Pear', 'Pear')
    await expect.element(dialog).toBeVisible()
    await expect.element(field()).toHaveFocus()

    await userEvent.keyboard('{Enter}')
    await expect.element(list()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(list()).not.toBeInTheDocument()
    await expect.element(dialog).toBeVisible()

    await userEvent.keyboard('{Enter}')
    await expect.element(list()).toBeVisible()
    // A press outside the list closes the list, but not the modal below it.
    await userEvent.click(page.getByRole('heading', { name: 'Order' }))
    await expect.element(list()).not.toBeInTheDocument()
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  })
})

describe('Select warnings', () => {
  let warning: MockInstance
  beforeEach(() => {
    forgetWarnings()
    warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warning.mockRestore())
  const warnings = () => warning.mock.calls.flat().join('\n')

  it('warns if no item has the key', async () => {
    await render(<Select aria-label="Fruit" items={['Apple']} value={'Kiwi' as string} />)
    await expect.element(field()).toHaveTextContent('Kiwi')
    expect(warnings()).toContain('no item has the key "Kiwi"')
    expect(warning).toHaveBeenCalledOnce()
  })

  it('does not warn about the key while items are loading', async () => {
    await render(<Select aria-label="Fruit" items={[]} defaultValue="Kiwi" />)
    await render(<Select aria-label="More fruit" items={['Apple']} loading defaultValue={'Kiwi' as string} />)
    expect(warning).not.toHaveBeenCalled()
  })

  it('warns if the value is an object', async () => {
    // A caller without TypeScript could write this.
    const wrong = { value: { label: 'Apple' } } as unknown as { value: string }
    await render(<Select aria-label="Fruit" items={['Apple']} {...wrong} placeholder="None" />)
    await expect.element(field()).toHaveTextContent('None')
    expect(warnings()).toContain('the value is an object')
  })

  it('warns about an array without multiple, and about one key with multiple', async () => {
    const list = { value: ['Apple', 'Pear'] } as unknown as { value: string }
    const single = { value: 'Pear' } as unknown as { value: string[] }
    await render(
      <>
        <Select aria-label="One" items={['Apple', 'Pear']} {...list} />
        <Select aria-label="Many" multiple items={['Apple', 'Pear']} {...single} />
      </>,
    )
    await expect.element(page.getByRole('combobox', { name: 'One' })).toHaveTextContent('Apple')
    await expect.element(page.getByRole('combobox', { name: 'Many' })).toHaveTextContent('Pear')
    expect(warnings()).toContain('Add multiple')
    expect(warnings()).toContain('pass an array of keys')
  })
})

describe('Select refs', () => {
  it('attaches a ref once', async () => {
    const attach = vi.fn()
    function Field() {
      const [count, setCount] = useState(0)
      const ref = useRef(attach)
      return (
        <>
          <Select aria-label="Fruit" ref={ref.current} />
          <button onClick={() => setCount(count + 1)}>{`Again ${count}`}</button>
        </>
      )
    }
    await render(<Field />)
    await userEvent.click(page.getByRole('button'))
    await expect.element(page.getByText('Again 1')).toBeVisible()
    expect(attach.mock.calls.filter(([element]) => element !== null)).toHaveLength(1)
  })
})
