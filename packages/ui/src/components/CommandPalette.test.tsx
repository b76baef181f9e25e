import { createElement, Profiler, useState, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useShortcuts } from '../hooks/useShortcuts.ts'
import { registerIcons } from '../system/icons/icon-registry.ts'
import type { LinkAdapter } from '../system/links/link-adapter.ts'
import { forgetWarnings } from '../system/warn.ts'
import { stopClock } from '../testing/clock.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { nextFrames } from '../testing/frames.ts'
import { withoutMotion } from '../testing/motion.ts'
import { press } from '../testing/press.ts'
import { commandPaletteTheme } from '../theme/command-palette.ts'
import { App } from './App.tsx'
import { CommandPalette, type CommandPaletteGroup } from './CommandPalette.tsx'
import { Modal } from './Modal.tsx'

const star = { name: 'test:star', body: '<path d="M12 2"/>' }

const full: CommandPaletteGroup[] = [
  {
    id: 'files',
    label: 'Files',
    highlightedIcon: star,
    items: [
      { label: 'New file', value: 'new', icon: star, kbds: ['meta', 'n'], prefix: 'Project:', suffix: 'in the root' },
      { label: 'Rename', value: 'rename', avatar: { alt: 'Grace Hopper' }, description: 'Gives it another name' },
    ],
  },
  {
    id: 'more',
    items: [
      { label: 'Status', chip: { color: 'success' }, children: [{ label: 'Away' }] },
      { label: 'Sync', loading: true },
      { label: 'Share', disabled: true },
      { label: 'Help', href: '/help' },
    ],
  },
]

const commands: CommandPaletteGroup[] = [
  {
    id: 'file',
    label: 'File',
    items: [{ label: 'New file' }, { label: 'Open file' }, { label: 'Save', description: 'Writes the file' }],
  },
  { id: 'view', label: 'View', items: [{ label: 'File tree' }, { label: 'Minimap' }, { label: 'Settings' }] },
]

const search = () => page.getByRole('combobox')
const list = () => page.getByRole('listbox')
const option = (name: string) => page.getByRole('option', { name, exact: true })
const names = () =>
  page
    .getByRole('option')
    .elements()
    .map((each) => each.textContent)
const headings = () =>
  page
    .getByRole('group')
    .elements()
    .map((each) => each.getAttribute('aria-label'))
const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent)
const bottomOf = (element: Element) => element.getBoundingClientRect().bottom
/** Whether rows fill the list down to its end. */
const isFilled = () => bottomOf([...document.querySelectorAll('[role=option]')].at(-1)!) >= bottomOf(list().element())
/** Number of rendered rows outside of the viewport. */
const rowsBelowSight = () => {
  const end = bottomOf(list().element())
  return [...document.querySelectorAll('[role=option]')].filter((row) => row.getBoundingClientRect().top >= end).length
}
const active = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant')
  return id ? document.getElementById(id)?.textContent : undefined
}

describeComponent(
  'CommandPalette',
  <CommandPalette groups={full} defaultValue="new" close trailingIcon={star} footer="Enter to run" />,
  { slot: 'command-palette', theme: commandPaletteTheme, hiddenParts: ['back', 'count', 'empty'] },
)
describeComponent('CommandPalette search', <CommandPalette groups={full} defaultSearchTerm="name" />, {
  slot: 'command-palette',
})
describeComponent(
  'CommandPalette that found nothing',
  <CommandPalette groups={full} defaultSearchTerm="xyz" ui={{ empty: 'p-2' }} />,
  { slot: 'command-palette' },
)
describeComponent(
  'CommandPalette at a second level',
  <CommandPalette groups={[{ id: 'only', items: [{ label: 'Status', children: [{ label: 'Away' }] }] }]} />,
  {
    slot: 'command-palette',
    show: async () => {
      await press(page.getByRole('option'))
      await expect.element(page.getByRole('button', { name: 'Back' })).toBeVisible()
    },
  },
)

describe('CommandPalette', () => {
  withoutMotion()

  it('is a combobox with a grouped list, and focuses its search field', async () => {
    await render(<CommandPalette groups={commands} />)
    await expect.element(search()).toHaveFocus()
    await expect.element(search()).toHaveAccessibleName('Type a command or search…')
    await expect.element(search()).toHaveAttribute('aria-expanded', 'true')
    await expect.element(search()).toHaveAttribute('aria-controls', list().element().id)
    expect(headings()).toEqual(['File', 'View'])
    await expect.poll(active).toBe('New file')
    await expect.element(option('New file')).toHaveAttribute('aria-selected', 'true')
  })

  it('accepts a name, and does not take focus with autoFocus off', async () => {
    await render(<CommandPalette groups={commands} aria-label="Commands" placeholder="Find…" autoFocus={false} />)
    await expect.element(page.getByRole('combobox', { name: 'Commands' })).toHaveAttribute('placeholder', 'Find…')
    await expect.element(page.getByRole('listbox', { name: 'Commands' })).toBeVisible()
    expect(document.activeElement).toBe(document.body)
  })

  it('runs the pressed item and keeps focus in the search field', async () => {
    const run = vi.fn()
    const change = vi.fn()
    const groups = [{ id: 'a', items: [{ label: 'Undo', value: 'undo', onSelect: run }, { label: 'Redo' }] }]
    await render(<CommandPalette groups={groups} onValueChange={change} />)
    await press(option('Undo'))
    expect(run).toHaveBeenCalledOnce()
    expect(change).toHaveBeenCalledExactlyOnceWith('undo', groups[0]!.items[0])
    await expect.element(search()).toHaveFocus()
    await press(option('Redo'))
    expect(change).toHaveBeenLastCalledWith('a-1', groups[0]!.items[1])
    expect(findPart('itemTrailingIcon')).toBeNull()
  })

  it('does not choose an item whose onSelect prevents it', async () => {
    const change = vi.fn()
    const groups = [
      {
        id: 'a',
        items: [
          { label: 'Undo', onSelect: (event: Event) => event.preventDefault() },
          { label: 'Share', disabled: true },
          { label: 'Sync', loading: true },
          { label: 'More', children: [{ label: 'Less' }], onSelect: (event: Event) => event.preventDefault() },
        ],
      },
    ]
    await render(<CommandPalette groups={groups} onValueChange={change} />)
    await expect.element(option('Sync')).toHaveAttribute('aria-busy', 'true')
    for (const name of ['Undo', 'Share', 'Sync', 'More']) await userEvent.click(option(name), { force: true })
    expect(change).not.toHaveBeenCalled()
    expect(names()).toContain('More')
  })

  it('renders once for each letter', async () => {
    let renders = 0
    await render(
      <Profiler id="palette" onRender={() => (renders += 1)}>
        <CommandPalette groups={commands} />
      </Profiler>,
    )
    await expect.element(search()).toHaveFocus()
    await userEvent.keyboard('f')
    await expect.poll(() => marks().length).toBeGreaterThan(0)
    await nextFrames()
    renders = 0
    await userEvent.keyboard('i')
    await expect.poll(() => marks()).toContain('fi')
    await nextFrames()
    expect(renders).toBe(1)
  })

  it('does nothing while disabled', async () => {
    const run = vi.fn()
    await render(<CommandPalette groups={[{ id: 'a', items: [{ label: 'Undo', onSelect: run }] }]} disabled />)
    await expect.element(search()).toBeDisabled()
    await userEvent.click(option('Undo'), { force: true })
    expect(run).not.toHaveBeenCalled()
  })

  it('selects one item, and deselects it again', async () => {
    const change = vi.fn()
    const items = [
      { label: 'Red', value: 'red' },
      { label: 'Blue', value: 'blue' },
    ]
    await render(<CommandPalette groups={[{ id: 'a', items }]} defaultValue="red" onValueChange={change} />)
    await expect.element(option('Red')).toHaveAttribute('aria-selected', 'true')
    await press(option('Blue'))
    expect(change).toHaveBeenLastCalledWith('blue', items[1])
    await expect.element(option('Blue')).toHaveAttribute('aria-selected', 'true')
    await press(option('Blue'))
    expect(change).toHaveBeenLastCalledWith(null, items[1])
  })

  it('selects several items as a controlled value', async () => {
    const items = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }))
    function Controlled() {
      const [value, setValue] = useState<string[]>(['b'])
      return (
        <>
          <CommandPalette groups={[{ id: 'letters', items }]} multiple value={value} onValueChange={setValue} />
          <output>{value.join()}</output>
        </>
      )
    }
    await render(<Controlled />)
    await expect.element(list()).toHaveAttribute('aria-multiselectable', 'true')
    await press(option('A'))
    await expect.poll(() => document.querySelector('output')!.textContent).toBe('b,a')
    await press(option('B'))
    await expect.poll(() => document.querySelector('output')!.textContent).toBe('a')
  })

  it('renders the slots of the caller, for items of any type', async () => {
    const rooms = [
      { id: 1, name: 'Attic', seats: 4 },
      { id: 2, name: 'Library', seats: 8 },
    ]
    const change = vi.fn()
    await render(
      <CommandPalette
        groups={[{ id: 'rooms', items: rooms }]}
        labelKey="name"
        onValueChange={change}
        itemLeading={({ index }) => `${index + 1}. `}
        itemTrailing={({ item }) => `${item.seats} seats`}
        footer={({ ui }) => <b className={ui.label}>Footer</b>}
      />,
    )
    expect(names()).toEqual(['1. Attic4 seats', '2. Library8 seats'])
    await expect.element(page.getByText('Footer')).toBeVisible()
    await userEvent.keyboard('libr{Enter}')
    expect(change).toHaveBeenCalledExactlyOnceWith(2, rooms[1])
  })

  it('prefers the render function of the item, then of its group, then the item slot', async () => {
    await render(
      <CommandPalette
        groups={[
          {
            id: 'a',
            items: [{ label: 'One', render: ({ item }) => `${item.label}!` }, { label: 'Two' }],
            render: ({ item, index }) => `${item.label} ${index}`,
          },
          { id: 'b', items: [{ label: 'Three' }] },
        ]}
        item={({ item }) => item.label?.toUpperCase()}
      />,
    )
    expect(names()).toEqual(['One!', 'Two 1', 'THREE'])
  })

  it('shows a close button, or the button of the caller', async () => {
    const openChange = vi.fn()
    const screen = await render(<CommandPalette groups={commands} close onOpenChange={openChange} />)
    await press(page.getByRole('button', { name: 'Close' }))
    expect(openChange).toHaveBeenCalledExactlyOnceWith(false)
    await screen.rerender(<CommandPalette groups={commands} renderClose={<button>Done</button>} />)
    await expect.element(page.getByRole('button', { name: 'Done' })).toBeVisible()
  })

  it('shows that it is loading, and that there are no items', async () => {
    const screen = await render(<CommandPalette groups={[]} loading />)
    expect(findPart('empty')).toBeNull()
    expect(list().elements()).toEqual([])
    await expect.poll(() => getComputedStyle(findPart('leadingIcon')!).animationName).toBe('spin')
    await screen.rerender(<CommandPalette groups={[]} />)
    await expect.element(page.getByRole('status')).toHaveTextContent('Nothing to choose from')
    await screen.rerender(
      <CommandPalette groups={commands} searchTerm="zzz" empty={({ searchTerm }) => `No ${searchTerm} here`} />,
    )
    await expect.element(page.getByRole('status')).toHaveTextContent('No zzz here')
  })

  it('works without a search field', async () => {
    const change = vi.fn()
    await render(<CommandPalette groups={commands} input={false} onValueChange={change} />)
    expect(search().elements()).toEqual([])
    await userEvent.tab()
    await expect.element(list()).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(change.mock.lastCall![1]).toEqual({ label: 'Open file' })
  })

  it('reports the highlighted item, and when focus enters and leaves', async () => {
    const highlight = vi.fn()
    const entered = vi.fn()
    const left = vi.fn()
    await render(
      <>
        <CommandPalette groups={commands} onHighlight={highlight} onEntryFocus={entered} onLeave={left} />
        <button>Next</button>
      </>,
    )
    expect(entered).toHaveBeenCalledOnce()
    await userEvent.hover(option('Minimap'))
    await expect.poll(() => highlight.mock.lastCall).toEqual([{ label: 'Minimap' }])
    await expect.element(option('Minimap')).toHaveAttribute('data-highlighted')
    await userEvent.tab()
    expect(left).toHaveBeenCalledOnce()
  })

  it('renders its items on the server, without style attributes', () => {
    const html = renderToString(<CommandPalette groups={full} />)
    expect(html).toContain('Rename')
    expect(html).not.toContain('style=')
  })

  it('mirrors its arrows in right-to-left text', async () => {
    await render(
      <App dir="rtl">
        <div dir="rtl">
          <CommandPalette groups={[{ id: 'a', items: [{ label: 'Status', children: [{ label: 'Away' }] }] }]} />
        </div>
      </App>,
    )
    const arrow = findPart('itemTrailingIcon')!
    expect(getComputedStyle(arrow).scale).toBe('-1 1')
    expect(arrow.getBoundingClientRect().left).toBeLessThan(findPart('itemLabel')!.getBoundingClientRect().left)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => findPart('back')).not.toBeNull()
    expect(getComputedStyle(findPart('back')!.querySelector('svg')!).scale).toBe('-1 1')
  })
})

describe('CommandPalette by keyboard', () => {
  withoutMotion()
  const items = [
    { label: 'Apple' },
    { label: 'Apricot', disabled: true },
    ...Array.from({ length: 14 }, (_, index) => ({ label: `Pear ${index}` })),
  ]

  it('moves through the items, wraps at the ends, and runs one', async () => {
    const change = vi.fn()
    await render(<CommandPalette groups={[{ id: 'fruit', label: 'Fruit', items }]} onValueChange={change} />)
    await expect.poll(active).toBe('Apple')
    for (const [key, name] of [
      ['ArrowDown', 'Pear 0'],
      ['PageDown', 'Pear 10'],
      ['End', 'Pear 13'],
      ['ArrowDown', 'Apple'],
      ['ArrowUp', 'Pear 13'],
      ['PageUp', 'Pear 3'],
      ['Home', 'Apple'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`)
      await expect.poll(active).toBe(name)
    }
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(change).toHaveBeenCalledExactlyOnceWith('fruit-2', items[2])
  })

  it('moves with Ctrl+N and Ctrl+P on macOS only', async () => {
    const agent = vi.spyOn(navigator, 'userAgent', 'get')
    await render(<CommandPalette groups={commands} />)
    const press = (key: string) =>
      search()
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }))
    agent.mockReturnValue('Mozilla/5.0 (Windows NT 10.0)')
    expect(press('n')).toBe(true)
    agent.mockReturnValue('Mozilla/5.0 (Macintosh)')
    expect(press('n')).toBe(false)
    await expect.poll(active).toBe('Open file')
    press('p')
    await expect.poll(active).toBe('New file')
    agent.mockRestore()
  })

  it('does not choose an item with the Enter that ends a composition', async () => {
    const change = vi.fn()
    await render(<CommandPalette groups={commands} onValueChange={change} />)
    const element = search().element()
    element.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    expect(change).not.toHaveBeenCalled()
    await new Promise((resolve) => setTimeout(resolve, 60))
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    expect(change).toHaveBeenCalledOnce()
  })

  it('lets the caller handle keys first', async () => {
    const change = vi.fn()
    await render(
      <CommandPalette
        groups={commands}
        onValueChange={change}
        input={{ onKeyDown: (event) => event.preventDefault() }}
      />,
    )
    await userEvent.keyboard('{Enter}')
    expect(change).not.toHaveBeenCalled()
  })
})

describe('CommandPalette search', () => {
  withoutMotion()

  it('shows the best match and its group first, and marks the matches', async () => {
    const term = vi.fn()
    await render(<CommandPalette groups={commands} onSearchTermChange={term} />)
    await userEvent.keyboard('file')
    await expect.poll(names).toEqual(['File tree', 'New file', 'Open file', 'SaveWrites the file'])
    expect(headings()).toEqual(['View', 'File'])
    expect(marks()).toEqual(['File', 'file', 'file', 'file'])
    expect(active()).toBe('File tree')
    expect(term.mock.calls.flat()).toEqual(['f', 'fi', 'fil', 'file'])
    await expect.element(page.getByRole('status')).toHaveTextContent('Results: 4')
    await userEvent.clear(search())
    await expect.poll(names).toHaveLength(6)
    expect(active()).toBe('New file')
    expect(page.getByRole('status').element().textContent).toBe('')
  })

  it('renders rows once per letter and reuses their elements', async () => {
    const items = Array.from({ length: 60 }, (_, place) => ({ label: `File ${place}`, description: 'A file to open' }))
    const many = [{ id: 'many', items }]
    const footer = vi.fn(() => 'Enter to run')
    const limit = { group: 60 }
    // The palette measures its rows when the user stops typing, and renders again.
    const clock = stopClock()
    await render(<CommandPalette groups={many} limit={limit} virtualize footer={footer} className="h-80" />)
    await userEvent.keyboard('f')
    await clock.advance(1000)
    expect(names().length).toBeLessThan(60)
    const row = page.getByRole('option').first().element()
    const mark = row.querySelector('mark')!
    footer.mockClear()
    await userEvent.keyboard('i')
    await nextFrames()
    expect(mark.textContent).toBe('Fi')
    expect(footer).toHaveBeenCalledTimes(1)
    expect(page.getByRole('option').first().element()).toBe(row)
    expect(row.querySelector('mark')).toBe(mark)
  })

  it('reuses the element of an icon if only its path changes', async () => {
    const lines = '<path fill="none" stroke-width="2" d="M1 2h3"></path>'
    const other = '<path d="M4 5v6"></path>'
    const shapes = '<g class="shapes"><circle r="8"></circle></g>'
    for (const [name, drawn] of Object.entries({ lines, other, shapes })) {
      registerIcons({ prefix: 'row', icons: { [name]: { body: drawn.replace('></path>', '/>') } } })
    }
    const items = [
      { label: 'Ab', icon: 'row:lines' },
      { label: 'Abc', icon: 'row:other' },
      { label: 'Abcd', icon: 'row:shapes' },
    ]
    const screen = await render(<CommandPalette groups={[{ id: 'icons', items }]} />)
    const icons = () => [...document.querySelectorAll('[data-slot="itemLeadingIcon"]')].map((icon) => icon.innerHTML)
    expect(icons()).toEqual([lines, other, shapes])
    const path = document.querySelector('[data-slot="itemLeadingIcon"] path')
    await screen.rerender(<CommandPalette groups={[{ id: 'icons', items: [items[1]!, items[2]!, items[0]!] }]} />)
    await expect.poll(icons).toEqual([other, shapes, lines])
    expect(document.querySelector('[data-slot="itemLeadingIcon"] path')).toBe(path)
  })

  it('renders only the visible results, and more on scroll', async () => {
    const items = Array.from({ length: 60 }, (_, place) => ({ label: `File ${place}`, description: 'A file to open' }))
    const many = [{ id: 'many', items }]
    const limit = { group: 60 }
    await render(<CommandPalette groups={many} limit={limit} virtualize={{ overscan: 4 }} className="h-80" />)
    await userEvent.keyboard('f')
    await nextFrames()
    // Read at once: after a pause in typing, more rows are rendered.
    let whileTyping: number | undefined
    const observer = new MutationObserver(() => {
      if (marks()[0] === 'Fi') whileTyping ??= rowsBelowSight()
    })
    observer.observe(list().element(), { subtree: true, childList: true, characterData: true })
    await userEvent.keyboard('i')
    await expect.poll(() => whileTyping).toBeLessThanOrEqual(1)
    observer.disconnect()
    expect(isFilled()).toBe(true)
    list().element().scrollTop = 900
    await expect.poll(() => names()[0]).not.toBe('File 0A file to open')
    expect(rowsBelowSight()).toBeGreaterThan(1)
    expect(isFilled()).toBe(true)
  })

  it('fills its height if rows are lower than estimated', async () => {
    const file = (label: string) => ({ label, description: 'A file to open' })
    const high = Array.from({ length: 60 }, (_, place) => file(`High ${place}`))
    const low = Array.from({ length: 60 }, (_, place) => ({ ...file(`Low ${place}`), render: `Low ${place}` }))
    const many = [{ id: 'many', items: [...high, ...low] }]
    const limit = { group: 60 }
    await render(<CommandPalette groups={many} limit={limit} virtualize={{ overscan: 1 }} className="h-80" />)
    await userEvent.keyboard('h')
    await expect.poll(isFilled).toBe(true)
    await userEvent.clear(search())
    await userEvent.keyboard('l')
    await expect.poll(() => names()[0]).toBe('Low 0')
    // The rows that the estimate has left out are added after the first are measured.
    await expect.poll(isFilled).toBe(true)
  })

  it('keeps the order of its groups with preserveGroupOrder', async () => {
    await render(<CommandPalette groups={commands} preserveGroupOrder searchTerm="file" />)
    expect(headings()).toEqual(['File', 'View'])
  })

  it('finds matches despite a typo, and words that are not adjacent', async () => {
    const screen = await render(<CommandPalette groups={commands} searchTerm="setings" />)
    await expect.poll(names).toEqual(['Settings'])
    expect(marks()).toEqual(['Settings'])
    await screen.rerender(<CommandPalette groups={commands} searchTerm="file open" />)
    await expect.poll(names).toEqual(['Open file'])
    expect(marks()).toEqual(['Open', 'file'])
  })

  it('highlights the first match after each letter', async () => {
    await render(<CommandPalette groups={commands} />)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.poll(active).toBe('SaveWrites the file')
    await userEvent.keyboard('m')
    await expect.poll(active).toBe('Minimap')
  })

  it('shows twelve items per group, or as many as limit says', async () => {
    const groups = ['a', 'b'].map((id) => ({
      id,
      items: Array.from({ length: 30 }, (_, index) => ({ label: `Item ${index}` })),
    }))
    const screen = await render(<CommandPalette groups={groups} virtualize={false} searchTerm="item" />)
    expect(names()).toHaveLength(24)
    await screen.rerender(<CommandPalette groups={groups} virtualize={false} searchTerm="item" limit={20} />)
    await expect.poll(names).toHaveLength(40)
    await screen.rerender(
      <CommandPalette groups={groups} virtualize={false} searchTerm="item" limit={{ group: 20, total: 25 }} />,
    )
    await expect.poll(names).toHaveLength(25)
    await screen.rerender(<CommandPalette groups={groups} virtualize={false} />)
    await expect.poll(names).toHaveLength(60)
  })

  it('keeps the position of groups that ignore the filter', async () => {
    const own = { id: 'own', label: 'Own', ignoreFilter: true, items: [{ label: 'Anything' }] }
    const screen = await render(
      <CommandPalette groups={[commands[0]!, own, commands[1]!]} preserveGroupOrder searchTerm="file" />,
    )
    expect(headings()).toEqual(['File', 'Own', 'View'])
    expect(names()).toContain('Anything')
    await screen.rerender(<CommandPalette groups={[own, ...commands]} searchTerm="minimap" />)
    await expect.poll(headings).toEqual(['Own', 'View'])
    await screen.rerender(<CommandPalette groups={[...commands, own]} searchTerm="minimap" />)
    await expect.poll(headings).toEqual(['View', 'Own'])
  })

  it('passes the matches of a group to its postFilter', async () => {
    const postFilter = vi.fn((term: string, found: { label?: string }[]) => [
      ...found.slice(1),
      { label: `Search for ${term}` },
    ])
    const groups = [{ ...commands[0]!, postFilter }]
    const screen = await render(<CommandPalette groups={groups} searchTerm="file" />)
    expect(names()).toEqual(['Open file', 'SaveWrites the file', 'Search for file'])
    await screen.rerender(<CommandPalette groups={groups} searchTerm="" />)
    await expect.poll(names).toEqual(['Open file', 'SaveWrites the file', 'Search for '])
  })

  it('searches the fields of filterFields', async () => {
    const items = [{ label: 'Zoe', mail: 'ann@example.com' }, { label: 'Hannah' }]
    await render(
      <CommandPalette groups={[{ id: 'people', items }]} filterFields={['mail', 'label']} searchTerm="ann" />,
    )
    expect(names()).toEqual(['Zoe', 'Hannah'])
  })

  it('debounces the search with searchDelay', async () => {
    await render(<CommandPalette groups={commands} searchDelay={500} />)
    await userEvent.keyboard('minim')
    expect(names()).toHaveLength(6)
    await expect.poll(names).toEqual(['Minimap'])
    await userEvent.clear(search())
    await expect.poll(names).toHaveLength(6)
  })

  it('shows markup in terms and items as text', async () => {
    const groups = [{ id: 'a', items: [{ label: '<img src=x onerror=alert(1)>' }, { label: '$& $1' }] }]
    const screen = await render(<CommandPalette groups={groups} searchTerm="<img src" />)
    expect(marks()).toEqual(['<img src'])
    expect(list().element().querySelector('img')).toBeNull()
    await screen.rerender(<CommandPalette groups={groups} searchTerm="$& $1" />)
    await expect.poll(names).toEqual(['$& $1'])
  })
})

describe('CommandPalette with levels', () => {
  withoutMotion()
  const theme = {
    label: 'Theme',
    placeholder: 'Which one?',
    children: [{ label: 'Light' }, { label: 'Dark', children: [{ label: 'Midnight' }] }],
  }
  const groups = [{ id: 'a', label: 'All', items: [{ label: 'Undo' }, theme] }]

  it('shows the children of an item, clears the search and goes back', async () => {
    const term = vi.fn()
    await render(<CommandPalette groups={groups} onSearchTermChange={term} />)
    await userEvent.keyboard('theme{Enter}')
    await expect.poll(names).toEqual(['Light', 'Dark'])
    expect(headings()).toEqual(['Theme'])
    await expect.element(search()).toHaveValue('')
    expect(term).toHaveBeenLastCalledWith('')
    await expect.element(search()).toHaveAttribute('placeholder', 'Which one?')
    await expect.poll(active).toBe('Light')
    await userEvent.keyboard('dark{Enter}')
    await expect.poll(names).toEqual(['Midnight'])
    await expect.element(search()).toHaveAttribute('placeholder', 'Type a command or search…')

    await press(page.getByRole('button', { name: 'Back' }))
    await expect.poll(names).toEqual(['Light', 'Dark'])
    await expect.element(search()).toHaveFocus()
    await expect.poll(active).toBe('Dark')

    await userEvent.keyboard('x{Backspace}')
    await expect.poll(names).toEqual(['Light', 'Dark'])
    await userEvent.keyboard('{Backspace}')
    await expect.poll(names).toEqual(['Undo', 'Theme'])
    await expect.poll(active).toBe('Theme')
    expect(page.getByRole('button').elements()).toEqual([])
    await userEvent.keyboard('{Backspace}')
    await expect.poll(names).toEqual(['Undo', 'Theme'])
  })

  it('shows children that are added later', async () => {
    function Loading() {
      const [children, setChildren] = useState<{ label: string }[]>([])
      const item = { label: 'Branches', value: 'branches', children, onSelect: () => setTimeout(load, 30) }
      const load = () => setChildren([{ label: 'main' }])
      return <CommandPalette groups={[{ id: 'git', items: [item] }]} />
    }
    await render(<Loading />)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Back' })).toBeVisible()
    await expect.poll(names).toEqual(['main'])
  })

  it('accepts another back button, or none', async () => {
    const screen = await render(
      <CommandPalette groups={groups} renderBack={({ back }) => <button onClick={back}>Up</button>} />,
    )
    await userEvent.keyboard('{End}{Enter}')
    await press(page.getByRole('button', { name: 'Up' }))
    await expect.poll(names).toEqual(['Undo', 'Theme'])
    await screen.rerender(<CommandPalette groups={groups} back={false} />)
    await userEvent.keyboard('{End}{Enter}')
    await expect.poll(names).toEqual(['Light', 'Dark'])
    expect(page.getByRole('button').elements()).toEqual([])
  })
})

describe('CommandPalette with links', () => {
  withoutMotion()

  const visited = vi.fn()
  const adapter: LinkAdapter = {
    Link: ({ replace: _replace, ...props }) =>
      createElement('a', {
        ...props,
        onClick(event) {
          if (event.defaultPrevented || event.ctrlKey) return
          event.preventDefault()
          visited(props.href)
        },
      }),
    useLocation: () => ({ pathname: '/docs', search: '', hash: '' }),
  }
  const inApp = (children: ReactNode) => <App link={adapter}>{children}</App>
  beforeEach(() => {
    visited.mockClear()
    document.addEventListener('click', stay)
  })
  afterEach(() => document.removeEventListener('click', stay))
  /** Keeps links from leaving the test page. */
  function stay(event: Event): void {
    event.preventDefault()
  }

  it('follows links through the router, by click and by Enter', async () => {
    const change = vi.fn()
    const groups = [
      {
        id: 'pages',
        items: [
          { label: 'Docs', to: '/docs', exact: true },
          { label: 'Team', to: '/team', value: 't' },
        ],
      },
    ]
    await render(inApp(<CommandPalette groups={groups} onValueChange={change} />))
    await expect.element(option('Team')).toHaveAttribute('href', '/team')
    await expect.element(option('Docs')).toHaveAttribute('aria-current', 'page')
    await press(option('Team'))
    expect(visited).toHaveBeenLastCalledWith('/team')
    expect(change).toHaveBeenCalledExactlyOnceWith('t', groups[0]!.items[1])
    await userEvent.keyboard('docs{Enter}')
    expect(visited).toHaveBeenLastCalledWith('/docs')
    expect(change).toHaveBeenCalledTimes(2)
  })

  it('lets the browser open links in new tabs', async () => {
    const change = vi.fn()
    await render(
      inApp(
        <CommandPalette groups={[{ id: 'pages', items: [{ label: 'Team', to: '/team' }] }]} onValueChange={change} />,
      ),
    )
    const pressed: boolean[] = []
    list()
      .element()
      .addEventListener('click', (event) => pressed.push((event as MouseEvent).ctrlKey))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(pressed).toEqual([true])
    expect(visited).not.toHaveBeenCalled()
    expect(change).not.toHaveBeenCalled()
  })

  it('does not follow links that are prevented or disabled', async () => {
    const groups = [
      {
        id: 'pages',
        items: [
          { label: 'Team', to: '/team', onSelect: (event: Event) => event.preventDefault() },
          { label: 'Shop', to: '/shop', disabled: true },
        ],
      },
    ]
    await render(inApp(<CommandPalette groups={groups} />))
    await press(option('Team'))
    await expect.element(option('Shop')).not.toHaveAttribute('href')
    await userEvent.click(option('Shop'), { force: true })
    expect(visited).not.toHaveBeenCalled()
  })
})

describe('CommandPalette with many items', () => {
  withoutMotion()
  const groups = ['a', 'b', 'c'].map((id) => ({
    id,
    label: `Group ${id}`,
    items: Array.from({ length: 1000 }, (_, index) => ({ label: `Item ${id}${index}`, value: `${id}${index}` })),
  }))

  it('renders the visible rows and searches all items', async () => {
    const change = vi.fn()
    await render(<CommandPalette groups={groups} onValueChange={change} />)
    expect(page.getByRole('option').elements().length).toBeLessThan(60)
    await expect.element(option('Item a0')).toHaveAttribute('aria-setsize', '3000')
    await userEvent.keyboard('{End}')
    await expect.poll(active).toBe('Item c999')
    await expect.element(option('Item c999')).toHaveAttribute('aria-posinset', '3000')
    await userEvent.keyboard('b777')
    await expect.poll(names).toEqual(['Item b777'])
    await userEvent.keyboard('{Enter}')
    expect(change).toHaveBeenCalledExactlyOnceWith('b777', groups[1]!.items[777])
  })

  it('runs the highlighted item after it was scrolled out of view', async () => {
    const change = vi.fn()
    await render(<CommandPalette groups={groups} onValueChange={change} />)
    list().element().scrollTop = 40_000
    await expect.poll(() => option('Item a0').elements()).toEqual([])
    await userEvent.keyboard('{Enter}')
    expect(change).toHaveBeenCalledExactlyOnceWith('a0', groups[0]!.items[0])
  })
})

describe('CommandPalette in a Modal', () => {
  withoutMotion()

  it('opens by a shortcut, takes focus, and returns it', async () => {
    function Palette() {
      const [open, setOpen] = useState(false)
      useShortcuts({ meta_k: () => setOpen(true) })
      return (
        <Modal
          title="Commands"
          open={open}
          onOpenChange={setOpen}
          renderContent={<CommandPalette groups={commands} close onOpenChange={setOpen} />}
        />
      )
    }
    await render(
      <>
        <button>Before</button>
        <Palette />
      </>,
    )
    await press(page.getByRole('button', { name: 'Before' }))
    await userEvent.keyboard(/Mac/.test(navigator.userAgent) ? '{Meta>}k{/Meta}' : '{Control>}k{/Control}')
    await expect.element(page.getByRole('dialog', { name: 'Commands' })).toBeVisible()
    await expect.element(search()).toHaveFocus()
    await userEvent.keyboard('mini')
    await expect.poll(names).toEqual(['Minimap'])
    await press(page.getByRole('button', { name: 'Close' }))
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
    await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus()
  })
})

describe('CommandPalette with bad input', () => {
  let warning: MockInstance
  beforeEach(() => {
    forgetWarnings()
    warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warning.mockRestore())
  const warnings = () => warning.mock.calls.map(([text]) => String(text))

  it('warns about a group without an id and does not show it', async () => {
    const groups = [{ label: 'Lost', items: [{ label: 'One' }] }, commands[1]!] as CommandPaletteGroup[]
    await render(<CommandPalette groups={groups} />)
    expect(headings()).toEqual(['View'])
    expect(warnings()).toEqual([
      '[Frond UI] CommandPalette: the group "Lost" has no id, so it is not shown. Give each group an "id".',
    ])
  })

  it('warns about duplicate keys and ids', async () => {
    const item = { label: 'One', value: 1 }
    await render(
      <CommandPalette
        groups={[
          { id: 'a', items: [item, { ...item, label: 'Two' }] },
          { id: 'a', items: [{ label: 'Three' }] },
        ]}
      />,
    )
    expect(names()).toEqual(['One', 'Two', 'Three'])
    expect(warnings().join()).toContain('the key "1"')
    expect(warnings().join()).toContain('two groups have the id "a"')
  })

  it('renders without groups and items', async () => {
    await render(<CommandPalette groups={[{ id: 'a' }]} />)
    await userEvent.keyboard('{ArrowDown}{Enter}{Home}')
    await nextFrames()
    await expect.element(page.getByRole('status')).toHaveTextContent('Nothing to choose from')
    expect(warnings()).toEqual([])
  })
})
