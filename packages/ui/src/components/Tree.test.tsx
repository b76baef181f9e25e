import { createRef, useState } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { nextFrames } from '../testing/frames.ts'
import { withoutMotion } from '../testing/motion.ts'
import { press, typeLetters } from '../testing/press.ts'
import { createTheme } from '../theme/create-theme.ts'
import { treeTheme } from '../theme/tree.ts'
import { App } from './App.tsx'
import { Tree, type TreeHandle, type TreeItem, type TreeProps } from './Tree.tsx'

const star = { name: 'test:star', body: '<path d="M12 2"/>' }

const items = [
  {
    label: 'Documents',
    value: 'documents',
    children: [
      {
        label: 'Reports',
        value: 'reports',
        children: [
          { label: 'May', value: 'may' },
          { label: 'June', value: 'june' },
        ],
      },
      { label: 'Letter', value: 'letter' },
    ],
  },
  { label: 'Pictures', value: 'pictures', children: [{ label: 'Sea', value: 'sea' }] },
  { label: 'Notes', value: 'notes' },
]
const open = ['documents', 'reports', 'pictures']

const row = (name: string) => page.getByRole('treeitem', { name, exact: true })
const names = () =>
  page
    .getByRole('treeitem')
    .elements()
    .map((element) => element.textContent)
const focused = () => document.activeElement?.textContent ?? ''
const selectedNames = () => [...document.querySelectorAll('[data-selected]')].map((element) => element.textContent)

describeComponent(
  'Tree',
  <Tree
    aria-label="Files"
    items={items}
    defaultExpanded={['documents']}
    defaultValue="letter"
    checkbox
    multiple={false}
  />,
  { slot: 'tree', theme: treeTheme, hiddenParts: ['indent', 'wrapper', 'status'] },
)
describeComponent(
  'Flat tree',
  <Tree
    aria-label="Files"
    items={items}
    nested={false}
    defaultExpanded={open}
    multiple
    defaultValue={['may']}
    draggable
    onMove={() => {}}
  />,
  { slot: 'tree', theme: treeTheme, hiddenParts: ['listWithChildren', 'wrapper', 'linkCheckbox'] },
)
describeComponent(
  'Tree of boxes',
  <Tree
    aria-label="Files"
    items={items}
    multiple
    checkbox
    propagateSelect
    bubbleSelect
    defaultExpanded={open}
    defaultValue={['may']}
  />,
  { slot: 'tree' },
)

withoutMotion()

describe('Tree', () => {
  it('expands and collapses parents, and selects the pressed item', async () => {
    const change = vi.fn()
    const changeOpen = vi.fn()
    await render(<Tree aria-label="Files" items={items} onValueChange={change} onExpandedChange={changeOpen} />)
    expect(names()).toEqual(['Documents', 'Pictures', 'Notes'])
    await expect.element(row('Documents')).toHaveAttribute('aria-expanded', 'false')
    expect(row('Notes').element().hasAttribute('aria-expanded')).toBe(false)

    await press(row('Documents'))
    expect(names()).toEqual(['Documents', 'Reports', 'Letter', 'Pictures', 'Notes'])
    await expect.element(row('Documents')).toHaveAttribute('aria-expanded', 'true')
    await expect.element(row('Documents')).toHaveAttribute('aria-selected', 'true')
    await expect.element(row('Notes')).toHaveAttribute('aria-selected', 'false')
    expect(change).toHaveBeenLastCalledWith('documents', items[0])
    expect(changeOpen).toHaveBeenLastCalledWith(['documents'])

    await press(row('Letter'))
    expect(change).toHaveBeenLastCalledWith('letter', items[0]!.children![1])
    expect(selectedNames()).toEqual(['Letter'])

    await press(row('Documents'))
    expect(names()).toEqual(['Documents', 'Pictures', 'Notes'])
  })

  it('only expands when the toggle icon is pressed', async () => {
    const change = vi.fn()
    await render(<Tree aria-label="Files" items={items} onValueChange={change} />)
    await press(row('Pictures').element().querySelector('[data-slot="linkTrailing"]')!)
    await expect.element(row('Sea')).toBeVisible()
    expect(change).not.toHaveBeenCalled()
  })

  it('sets aria-level, in nested lists and in a flat list', async () => {
    const screen = await render(<Tree aria-label="Files" items={items} defaultExpanded={open} />)
    await expect.element(row('May')).toHaveAttribute('aria-level', '3')
    expect(page.getByRole('group').elements()).toHaveLength(3)
    const nestedLeft = row('May').element().getBoundingClientRect().left

    await screen.rerender(<Tree aria-label="Files" items={items} defaultExpanded={open} nested={false} />)
    await expect.element(row('June')).toHaveAttribute('aria-level', '3')
    await expect.element(row('June')).toHaveAttribute('aria-posinset', '2')
    await expect.element(row('June')).toHaveAttribute('aria-setsize', '2')
    expect(page.getByRole('group').elements()).toHaveLength(0)
    // Both modes look the same.
    expect(row('May').element().getBoundingClientRect().left).toBe(nestedLeft)
  })

  it('can be controlled, for the selection and for expanded items', async () => {
    function Controlled() {
      const [value, setValue] = useState<string | null>('letter')
      const [expanded, setExpanded] = useState(['documents'])
      return (
        <>
          <Tree
            aria-label="Files"
            items={items}
            value={value}
            onValueChange={setValue}
            expanded={expanded}
            onExpandedChange={setExpanded}
          />
          <button onClick={() => (setValue('sea'), setExpanded(['pictures']))}>Show the sea</button>
          <output>{`${value} ${expanded.join()}`}</output>
        </>
      )
    }
    await render(<Controlled />)
    expect(selectedNames()).toEqual(['Letter'])
    await press(page.getByRole('button', { name: 'Show the sea' }))
    await expect.poll(selectedNames).toEqual(['Sea'])
    expect(names()).toEqual(['Documents', 'Pictures', 'Sea', 'Notes'])
    await press(row('Pictures'))
    await expect.poll(() => document.querySelector('output')!.textContent).toBe('pictures ')
  })

  it('does not change if the caller does not update the props', async () => {
    await render(<Tree aria-label="Files" items={items} value={null} expanded={[]} />)
    await press(row('Documents'))
    expect(names()).toHaveLength(3)
    expect(selectedNames()).toEqual([])
  })

  it('initially expands items with defaultExpanded, of the item or of the tree', async () => {
    const screen = await render(
      <Tree
        aria-label="Files"
        items={[
          {
            label: 'A',
            children: [{ label: 'B', defaultExpanded: true, children: [{ label: 'C' }] }],
            defaultExpanded: true,
          },
        ]}
      />,
    )
    expect(names()).toEqual(['A', 'B', 'C'])
    await screen.unmount()
    await render(<Tree aria-label="Files" items={items} defaultExpanded={['pictures']} />)
    expect(names()).toEqual(['Documents', 'Pictures', 'Sea', 'Notes'])
  })

  it('unselects an item with selectionBehavior toggle', async () => {
    const change = vi.fn()
    await render(
      <Tree aria-label="Files" items={items} selectionBehavior="toggle" defaultValue="notes" onValueChange={change} />,
    )
    await press(row('Notes'))
    expect(change).toHaveBeenLastCalledWith(null, items[2])
    await press(row('Notes'))
    expect(change).toHaveBeenLastCalledWith('notes', items[2])
  })

  it('identifies items by key, not by object identity', async () => {
    const products = () => [{ id: 7, name: 'Lamp', parts: 2, children: [{ id: 8, name: 'Bulb', parts: 0 }] }]
    const change = vi.fn()
    const screen = await render(
      <Tree
        aria-label="Parts"
        items={products()}
        labelKey="name"
        defaultValue={8}
        defaultExpanded={[7]}
        onValueChange={change}
      />,
    )
    await expect.element(row('Bulb')).toHaveAttribute('aria-selected', 'true')
    await screen.rerender(
      <Tree
        aria-label="Parts"
        items={products()}
        labelKey="name"
        defaultValue={8}
        defaultExpanded={[7]}
        onValueChange={change}
      />,
    )
    await expect.element(row('Bulb')).toHaveAttribute('aria-selected', 'true')
    await press(row('Lamp'))
    expect(change).toHaveBeenLastCalledWith(7, expect.objectContaining({ name: 'Lamp' }))
    await screen.unmount()

    await render(
      <Tree aria-label="Parts" items={products()} getKey={(item) => `n-${item.name}`} labelKey="name" value="n-Lamp" />,
    )
    await expect.element(row('Lamp')).toHaveAttribute('aria-selected', 'true')
  })

  it('uses the position of an item as its key if it has none', async () => {
    const change = vi.fn()
    await render(
      <Tree
        aria-label="Bare"
        items={[{ label: 'A' }, { label: 'B', children: [{ label: 'C' }] }]}
        defaultExpanded={['1']}
        onValueChange={change}
      />,
    )
    await press(row('C'))
    expect(change).toHaveBeenLastCalledWith('1.0', { label: 'C' })
  })

  it('lets handlers of the item and of the tree prevent selection and expansion', async () => {
    const change = vi.fn()
    const calls: string[] = []
    await render(
      <Tree
        aria-label="Files"
        items={[
          { label: 'Folder', children: [{ label: 'Inner' }], onSelect: (event: Event) => event.preventDefault() },
          { label: 'Locked', children: [{ label: 'Secret' }], onToggle: (event: Event) => event.preventDefault() },
        ]}
        onSelect={(_, item) => calls.push(`select ${item.label}`)}
        onToggle={(event, item) => (
          calls.push(`toggle ${item.label}`),
          item.label === 'Nothing' && event.preventDefault()
        )}
        onValueChange={change}
      />,
    )
    await press(row('Folder'))
    await expect.element(row('Inner')).toBeVisible()
    expect(change).not.toHaveBeenCalled()
    await press(row('Locked'))
    await nextFrames()
    expect(row('Secret').query()).toBeNull()
    expect(change).toHaveBeenCalledTimes(1)
    expect(calls).toEqual(['select Folder', 'toggle Folder', 'select Locked', 'toggle Locked'])
  })

  it('ignores presses on disabled items', async () => {
    const change = vi.fn()
    const some = [{ label: 'Off', disabled: true, children: [{ label: 'Inner' }] }, { label: 'On' }]
    const screen = await render(<Tree aria-label="Files" items={some} onValueChange={change} />)
    await expect.element(row('Off')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(row('Off'), { force: true })
    expect(row('Inner').query()).toBeNull()
    await screen.rerender(<Tree aria-label="Files" items={some} onValueChange={change} disabled />)
    await userEvent.click(row('On'), { force: true })
    expect(change).not.toHaveBeenCalled()
  })

  it('ignores presses on controls inside a row', async () => {
    const more = vi.fn()
    const change = vi.fn()
    await render(
      <Tree
        aria-label="Files"
        items={items}
        onValueChange={change}
        itemTrailing={<button onClick={more}>More</button>}
      />,
    )
    await press(page.getByRole('button', { name: 'More' }).first())
    expect(more).toHaveBeenCalledTimes(1)
    expect(change).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown} ')
    expect(more).toHaveBeenCalledTimes(2)
  })

  it('renders expanded items on the server, without style attributes', () => {
    const html = renderToString(
      <Tree aria-label="Files" items={items} defaultExpanded={['documents']} defaultValue="letter" />,
    )
    expect(html).toContain('Letter')
    expect(html).not.toContain('May')
    expect(html).not.toContain('style=')
    expect(html.match(/tabindex="0"/g)).toHaveLength(1)
  })
})

describe('Tree by keyboard', () => {
  const keys = async (text: string) => {
    await userEvent.keyboard(text)
    await nextFrames()
    return focused()
  }

  it('is one tab stop, at the selected item', async () => {
    await render(
      <>
        <Tree aria-label="Files" items={items} defaultExpanded={open} defaultValue="letter" />
        <button>After</button>
      </>,
    )
    await userEvent.tab()
    expect(focused()).toBe('Letter')
    await userEvent.tab()
    expect(focused()).toBe('After')
  })

  it('has its tab stop at the first item while nothing is selected', async () => {
    await render(<Tree aria-label="Files" items={items} />)
    await userEvent.tab()
    expect(focused()).toBe('Documents')
  })

  it.each(['ltr', 'rtl'] as const)('moves, expands and collapses with the arrow keys in %s text', async (dir) => {
    const inwards = dir === 'ltr' ? '{ArrowRight}' : '{ArrowLeft}'
    const outwards = dir === 'ltr' ? '{ArrowLeft}' : '{ArrowRight}'
    await render(
      <div dir={dir}>
        <Tree aria-label="Files" items={items} />
      </div>,
    )
    await userEvent.tab()
    expect(await keys(inwards)).toBe('Documents')
    await expect.element(row('Documents')).toHaveAttribute('aria-expanded', 'true')
    expect(await keys(inwards)).toBe('Reports')
    expect(await keys('{ArrowDown}')).toBe('Letter')
    expect(await keys(inwards)).toBe('Letter')
    expect(await keys(outwards)).toBe('Documents')
    expect(await keys(outwards)).toBe('Documents')
    await expect.element(row('Documents')).toHaveAttribute('aria-expanded', 'false')
    expect(await keys(outwards)).toBe('Documents')
    expect(await keys('{ArrowDown}{ArrowDown}{ArrowDown}')).toBe('Notes')
    expect(await keys('{ArrowUp}')).toBe('Pictures')
    expect(await keys('{Home}')).toBe('Documents')
    expect(await keys('{End}')).toBe('Notes')
  })

  it('selects with Space, and Enter acts like a press', async () => {
    await render(<Tree aria-label="Files" items={items} />)
    await userEvent.tab()
    await keys(' ')
    expect(selectedNames()).toEqual(['Documents'])
    await expect.element(row('Documents')).toHaveAttribute('aria-expanded', 'false')
    await keys('{ArrowDown}{Enter}')
    expect(selectedNames()).toEqual(['Pictures'])
    await expect.element(row('Pictures')).toHaveAttribute('aria-expanded', 'true')
  })

  it('focuses the item whose label is typed, and expands all siblings with *', async () => {
    await render(<Tree aria-label="Files" items={[...items, { label: 'Notes of others', value: 'others' }]} />)
    await userEvent.tab()
    await typeLetters('p')
    expect(focused()).toBe('Pictures')
    // A pause starts a new word.
    await new Promise((resolve) => setTimeout(resolve, 550))
    await typeLetters('notes o')
    expect(focused()).toBe('Notes of others')
    await keys('*')
    expect(names()).toEqual(['Documents', 'Reports', 'Letter', 'Pictures', 'Sea', 'Notes', 'Notes of others'])
    expect(selectedNames()).toEqual([])
  })

  it('focuses disabled items, but does not select or expand them', async () => {
    await render(<Tree aria-label="Files" items={[{ label: 'A' }, { label: 'Off', disabled: true }, { label: 'B' }]} />)
    await userEvent.tab()
    expect(await keys('{ArrowDown}')).toBe('Off')
    await keys(' {Enter}')
    expect(selectedNames()).toEqual([])
    expect(await keys('{ArrowDown}')).toBe('B')
  })

  it('lets the caller handle keys first', async () => {
    await render(
      <Tree aria-label="Files" items={items} onKeyDown={(event) => event.key === 'End' && event.preventDefault()} />,
    )
    await userEvent.tab()
    expect(await keys('{End}')).toBe('Documents')
  })

  it('keeps focus when the focused item is removed', async () => {
    const screen = await render(<Tree aria-label="Files" items={items} defaultExpanded={['documents']} />)
    await userEvent.tab()
    expect(await keys('{ArrowDown}{ArrowDown}')).toBe('Letter')
    await screen.rerender(<Tree aria-label="Files" items={items.slice(1)} defaultExpanded={['documents']} />)
    await expect.poll(focused).toBe('Notes')
    await press(row('Pictures'))
    await press(row('Sea'))
    await press(row('Pictures').element().querySelector('[data-slot="linkTrailing"]')!)
    await expect.poll(focused).toBe('Pictures')
  })
})

describe('Tree with several selected items', () => {
  const Several = (props: Partial<TreeProps<(typeof items)[number], 'value', true>>) => (
    <Tree aria-label="Files" items={items} multiple defaultExpanded={open} {...props} />
  )

  it('selects and unselects with a press', async () => {
    const change = vi.fn()
    await render(<Several defaultValue={['may']} onValueChange={change} />)
    await expect.element(page.getByRole('tree')).toHaveAttribute('aria-multiselectable', 'true')
    await expect.element(row('June')).toHaveAttribute('aria-selected', 'false')
    await press(row('Notes'))
    expect(change).toHaveBeenLastCalledWith(['may', 'notes'], items[2])
    await press(row('May'))
    expect(change).toHaveBeenLastCalledWith(['notes'], expect.objectContaining({ label: 'May' }))
  })

  it('selects ranges with Shift, and all items with Ctrl+A', async () => {
    await render(<Several />)
    await press(row('May'))
    await press(row('Letter'), { shiftKey: true })
    expect(selectedNames()).toEqual(['May', 'June', 'Letter'])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}')
    expect(selectedNames()).toEqual(['May', 'June', 'Letter', 'Pictures', 'Sea'])
    await userEvent.keyboard(' {ArrowUp} {ArrowUp}')
    expect(selectedNames()).toEqual(['May', 'June', 'Letter'])
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    expect(selectedNames()).toEqual(['May', 'June', 'Letter', 'Pictures'])
    await userEvent.keyboard('{Control>}{Shift>}{End}{/Shift}{/Control}')
    expect(selectedNames()).toEqual(['May', 'June', 'Letter', 'Pictures', 'Sea', 'Notes'])
    await userEvent.keyboard('{Control>}a{/Control}')
    expect(selectedNames()).toHaveLength(8)
    await userEvent.keyboard('{Control>}a{/Control}')
    expect(selectedNames()).toEqual([])
  })

  it('replaces the selection unless Ctrl is held', async () => {
    await render(<Several selectionBehavior="replace" />)
    await press(row('May'))
    await press(row('June'))
    expect(selectedNames()).toEqual(['June'])
    await press(row('Notes'), { ctrlKey: true })
    expect(selectedNames()).toEqual(['June', 'Notes'])
    await userEvent.keyboard('{ArrowUp} ')
    expect(selectedNames()).toEqual(['Sea'])
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}')
    expect(selectedNames()).toEqual(['Letter', 'Pictures', 'Sea'])
  })

  it('toggles items on touch, also with selectionBehavior replace', async () => {
    await render(<Several selectionBehavior="replace" />)
    await press(row('May'), { pointerType: 'touch' })
    await press(row('June'), { pointerType: 'touch' })
    expect(selectedNames()).toEqual(['May', 'June'])
    await press(row('May'), { pointerType: 'touch' })
    expect(selectedNames()).toEqual(['June'])
  })

  it('selects the descendants of an item with propagateSelect', async () => {
    const change = vi.fn()
    await render(<Several propagateSelect defaultExpanded={[]} onValueChange={change} />)
    await press(row('Documents'))
    expect(change).toHaveBeenLastCalledWith(['documents', 'reports', 'may', 'june', 'letter'], items[0])
    await press(row('Documents'))
    expect(change).toHaveBeenLastCalledWith([], items[0])
  })

  it('marks partly selected parents and selects fully selected ones with bubbleSelect', async () => {
    const change = vi.fn()
    await render(<Several propagateSelect bubbleSelect checkbox onValueChange={change} />)
    await press(row('May'))
    await expect.element(row('May')).toHaveAttribute('aria-checked', 'true')
    await expect.element(row('Reports')).toHaveAttribute('aria-checked', 'mixed')
    await expect.element(row('Documents')).toHaveAttribute('aria-checked', 'mixed')
    await expect.element(row('Notes')).toHaveAttribute('aria-checked', 'false')
    await press(row('June'))
    await expect.element(row('Reports')).toHaveAttribute('aria-checked', 'true')
    await expect.element(row('Documents')).toHaveAttribute('aria-checked', 'mixed')
    expect(change).toHaveBeenLastCalledWith(['may', 'june', 'reports'], expect.objectContaining({ label: 'June' }))
    // A press on a row with a checkbox does not expand or collapse it.
    await expect.element(row('Reports')).toHaveAttribute('aria-expanded', 'true')
    await press(row('Documents'))
    expect(selectedNames()).toEqual(['Documents', 'Reports', 'May', 'June', 'Letter'])
    await press(row('Letter'))
    expect(selectedNames()).toEqual(['Reports', 'May', 'June'])
  })

  it('treats a selected folder like all of its descendants, and the reverse', async () => {
    const screen = await render(<Several propagateSelect bubbleSelect value={['reports']} />)
    expect(selectedNames()).toEqual(['Reports', 'May', 'June'])
    await screen.rerender(<Several propagateSelect bubbleSelect value={['sea', 'may']} />)
    expect(selectedNames()).toEqual(['May', 'Pictures', 'Sea'])
  })

  it('skips disabled items when it propagates and bubbles', async () => {
    const change = vi.fn()
    await render(
      <Tree
        aria-label="Files"
        multiple
        propagateSelect
        bubbleSelect
        items={[
          {
            label: 'A',
            value: 'a',
            defaultExpanded: true,
            children: [
              { label: 'B', value: 'b', disabled: true },
              { label: 'C', value: 'c' },
            ],
          },
        ]}
        onValueChange={change}
      />,
    )
    await press(row('C'))
    expect(change.mock.lastCall![0]).toEqual(['c', 'a'])
    expect(selectedNames()).toEqual(['A', 'C'])
  })
})

describe('Tree with lazy loading', () => {
  let complaint: MockInstance
  beforeEach(() => {
    complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => complaint.mockRestore())

  it('loads the children of an item once, when it is expanded', async () => {
    let arrive = (_: TreeItem[]) => {}
    const children = vi.fn(() => new Promise<TreeItem[]>((resolve) => (arrive = resolve)))
    await render(<Tree aria-label="Files" items={[{ label: 'Far', value: 'far', children }]} />)
    expect(children).not.toHaveBeenCalled()
    await expect.element(row('Far')).toHaveAttribute('aria-expanded', 'false')
    await press(row('Far'))
    await expect.element(row('Far')).toHaveAttribute('aria-busy', 'true')
    arrive([{ label: 'Away', value: 'away' }])
    await expect.element(row('Away')).toBeVisible()
    expect(row('Far').element().hasAttribute('aria-busy')).toBe(false)
    await press(row('Far'))
    await press(row('Far'))
    await expect.element(row('Away')).toBeVisible()
    expect(children).toHaveBeenCalledTimes(1)
  })

  it('calls loadChildren of the tree for items with hasChildren', async () => {
    const load = vi.fn(async (item: { label: string }) => [{ label: `In ${item.label}`, value: `in-${item.label}` }])
    await render(
      <Tree
        aria-label="Files"
        items={[{ label: 'One', value: 'one', hasChildren: true }]}
        defaultExpanded={['one']}
        loadChildren={load}
      />,
    )
    await expect.element(row('In One')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('shows a failed load, and retries on press', async () => {
    let fails = true
    const children = async () => {
      if (fails) throw new Error('No connection')
      return [
        { label: 'Away', value: 'away', defaultExpanded: true, children: [{ label: 'Further', value: 'further' }] },
      ]
    }
    await render(<Tree aria-label="Files" items={[{ label: 'Far', value: 'far', children }]} />)
    await press(row('Far'))
    await expect.element(row('Not loaded. Try again')).toBeVisible()
    await expect.element(page.getByRole('status')).toHaveTextContent('What is in Far could not be loaded.')
    expect(complaint).toHaveBeenCalledWith(expect.objectContaining({ message: 'No connection' }))
    fails = false
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toBe('Not loaded. Try again')
    await userEvent.keyboard('{Enter}')
    await expect.element(row('Further')).toBeVisible()
    expect(focused()).toBe('Far')
  })

  it('cannot expand an item whose loaded children are empty', async () => {
    await render(<Tree aria-label="Files" items={[{ label: 'Far', value: 'far', children: async () => [] }]} />)
    await press(row('Far'))
    await expect.poll(() => row('Far').element().hasAttribute('aria-expanded')).toBe(false)
  })
})

describe('Tree with movable items', () => {
  function Movable(props: Partial<TreeProps<(typeof items)[number]>>) {
    const [list, setList] = useState(items)
    return (
      <Tree
        aria-label="Files"
        items={list}
        defaultExpanded={open}
        draggable
        onMove={(move) => setList(move.items)}
        {...props}
      />
    )
  }
  const announcement = () => page.getByRole('status').element().textContent

  it('moves an item by drag and drop', async () => {
    const move = vi.fn()
    await render(<Movable onMove={move} />)
    const at = (name: string, fraction: number) => {
      const { width, height } = row(name).element().getBoundingClientRect()
      return { x: width / 2, y: height * fraction }
    }
    const dragTo = (from: string, to: string, fraction: number) =>
      userEvent.dragAndDrop(row(from), row(to), { sourcePosition: at(from, 0.5), targetPosition: at(to, fraction) })

    await dragTo('Notes', 'May', 0.2)
    expect(move.mock.lastCall![0]).toMatchObject({
      item: { label: 'Notes' },
      target: { label: 'May' },
      position: 'before',
    })
    await dragTo('May', 'Pictures', 0.5)
    expect(move.mock.lastCall![0]).toMatchObject({
      item: { label: 'May' },
      target: { label: 'Pictures' },
      position: 'inside',
    })
    await dragTo('May', 'Notes', 0.9)
    expect(move.mock.lastCall![0]).toMatchObject({
      item: { label: 'May' },
      target: { label: 'Notes' },
      position: 'after',
    })
    // The row after an expanded folder is its first child.
    await dragTo('Notes', 'Pictures', 0.95)
    expect(move.mock.lastCall![0]).toMatchObject({
      item: { label: 'Notes' },
      target: { label: 'Sea' },
      position: 'before',
    })

    move.mockClear()
    await dragTo('Documents', 'Reports', 0.5)
    await dragTo('Documents', 'May', 0.2)
    expect(move).not.toHaveBeenCalled()
  })

  it('reports the items in their new order, and keeps the identity of the others', async () => {
    const move = vi.fn()
    await render(<Movable onMove={move} />)
    await press(row('Notes'))
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    const list = move.mock.lastCall![0].items as typeof items
    expect(list.map((item) => item.label)).toEqual(['Documents', 'Notes', 'Pictures'])
    expect(list[0]).toBe(items[0])
    expect(items.map((item) => item.label)).toEqual(['Documents', 'Pictures', 'Notes'])
  })

  it.each(['ltr', 'rtl'] as const)(
    'moves items with Alt and the arrow keys in %s text, and announces it',
    async (dir) => {
      const inwards = dir === 'ltr' ? '{ArrowRight}' : '{ArrowLeft}'
      const outwards = dir === 'ltr' ? '{ArrowLeft}' : '{ArrowRight}'
      await render(
        <div dir={dir}>
          <Movable />
        </div>,
      )
      await press(row('Notes'))
      await expect
        .element(row('Notes'))
        .toHaveAttribute('aria-keyshortcuts', 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight')
      await userEvent.keyboard(`{Alt>}${inwards}{/Alt}`)
      await expect.poll(announcement).toBe('Notes moved into Pictures.')
      await expect.poll(names).toEqual(['Documents', 'Reports', 'May', 'June', 'Letter', 'Pictures', 'Sea', 'Notes'])
      await expect.element(row('Notes')).toHaveAttribute('aria-level', '2')
      await expect.poll(focused).toBe('Notes')
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
      await expect.poll(announcement).toBe('Notes moved, now before Sea.')
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
      await expect.poll(announcement).toBe('Notes moved, now before Pictures.')
      await expect.poll(focused).toBe('Notes')
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await expect.poll(announcement).toBe('Notes moved, now after Pictures.')
      await userEvent.keyboard(`{Alt>}${outwards}{/Alt}`)
      await expect.poll(announcement).toBe('Notes cannot be moved there.')
      expect(names().at(-1)).toBe('Notes')
    },
  )

  it('calls the functions that decide which items can be moved where', async () => {
    const move = vi.fn()
    await render(
      <Movable
        onMove={move}
        draggable={(item) => item.label !== 'Notes'}
        canMove={({ position }) => position !== 'inside'}
      />,
    )
    expect(row('Notes').element().hasAttribute('draggable')).toBe(false)
    await press(row('Notes'))
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await press(row('Pictures').element().querySelector('[data-slot="linkLabel"]')!)
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(move).not.toHaveBeenCalled()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(move).toHaveBeenCalledTimes(1)
  })

  it('shows the drop position, and expands a folder that the item is held over', async () => {
    await render(<Movable defaultExpanded={[]} />)
    const drag = (type: string, name: string, fraction: number) => {
      const element = row(name).element()
      const { top, height, left } = element.getBoundingClientRect()
      const event = { bubbles: true, cancelable: true, dataTransfer: new DataTransfer(), clientX: left + 5 }
      element.dispatchEvent(new DragEvent(type, { ...event, clientY: top + height * fraction }))
    }
    drag('dragstart', 'Notes', 0.5)
    await expect.element(row('Notes')).toHaveAttribute('data-dragging')
    drag('dragover', 'Documents', 0.1)
    await expect.element(row('Documents')).toHaveAttribute('data-drop', 'before')
    drag('dragover', 'Documents', 0.5)
    await expect.element(row('Documents')).toHaveAttribute('data-drop', 'inside')
    await expect.element(row('Reports')).toBeVisible()
    drag('dragend', 'Notes', 0.5)
    await expect.poll(() => document.querySelector('[data-drop], [data-dragging]')).toBeNull()
  })
})

describe('Large tree', () => {
  const many = Array.from({ length: 100 }, (_, folder) => ({
    label: `Folder ${folder}`,
    value: `${folder}`,
    children: Array.from({ length: 100 }, (__, index) => ({
      label: `File ${folder}.${index}`,
      value: `${folder}/${index}`,
    })),
  }))
  const all = many.map((folder) => folder.value)

  it('renders only the visible rows, and sets aria-posinset and aria-setsize', async () => {
    await render(<Tree aria-label="Files" items={many} defaultExpanded={all} style={{ height: 320 }} />)
    const tree = page.getByRole('tree').element()
    await expect.poll(() => tree.scrollHeight).toBe(10_100 * 32)
    expect(page.getByRole('treeitem').elements().length).toBeLessThan(60)
    await expect.element(row('File 0.1')).toHaveAttribute('aria-posinset', '2')
    await expect.element(row('File 0.1')).toHaveAttribute('aria-setsize', '100')

    tree.scrollTop = 5050 * 32
    await expect.element(row('Folder 50')).toBeVisible()
    const { top } = row('Folder 50').element().getBoundingClientRect()
    expect(Math.round(top - tree.getBoundingClientRect().top)).toBe(0)
  })

  it('reaches every row by keyboard', async () => {
    await render(<Tree aria-label="Files" items={many} defaultExpanded={all} style={{ height: 320 }} />)
    await userEvent.tab()
    expect(focused()).toBe('Folder 0')
    await userEvent.keyboard('{End}')
    await expect.poll(focused).toBe('File 99.99')
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(focused).toBe('File 99.98')
    const tree = page.getByRole('tree').element()
    // After the focused row was scrolled out of view, keys continue from that row.
    tree.scrollTop = 0
    await expect.element(row('Folder 0')).toBeVisible()
    expect(focused()).toBe('File 99.98')
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(focused).toBe('Folder 99')
    await expect.element(row('Folder 99')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}{Home}')
    await expect.poll(focused).toBe('Folder 0')
  })

  it('renders only the visible rows if an element around it scrolls', async () => {
    await render(
      <div style={{ height: 300, overflow: 'auto' }} data-testid="frame">
        <h2>Files</h2>
        <Tree aria-label="Files" items={many} defaultExpanded={all} />
      </div>,
    )
    const frame = page.getByTestId('frame').element()
    await expect.poll(() => frame.scrollHeight).toBeGreaterThan(10_000 * 32)
    expect(page.getByRole('treeitem').elements().length).toBeLessThan(60)
    frame.scrollTop = 3000 * 32
    await expect.poll(() => names().some((name) => name === 'File 29.70')).toBe(true)
  })

  it('measures rows of other heights', async () => {
    await render(
      <Tree
        aria-label="Files"
        items={many}
        defaultExpanded={all}
        style={{ height: 320 }}
        itemLabel={({ item }) =>
          'children' in item ? <b style={{ display: 'block', height: 64 }}>{item.label}</b> : item.label
        }
      />,
    )
    const tree = page.getByRole('tree').element()
    await expect.element(row('File 0.5')).toBeVisible()
    tree.scrollTop = tree.scrollHeight
    await expect.element(row('File 99.99')).toBeVisible()
    tree.scrollTop = 0
    await expect.element(row('Folder 0')).toBeVisible()
    expect(row('Folder 0').element().getBoundingClientRect().height).toBe(64)
  })

  it('virtualizes more than 100 rows, always or never', async () => {
    const hundred = many.slice(0, 1)
    const screen = await render(<Tree aria-label="Files" items={hundred} style={{ height: 200 }} />)
    expect(findPart('listWithChildren')).toBeNull()
    await press(row('Folder 0'))
    await expect.poll(() => page.getByRole('treeitem').elements().length).toBeLessThan(100)
    await screen.rerender(<Tree aria-label="Files" items={hundred} virtualize={false} />)
    await expect.poll(() => page.getByRole('treeitem').elements().length).toBe(101)
    await screen.rerender(
      <Tree aria-label="Files" items={hundred} virtualize={{ overscan: 1 }} style={{ height: 64 }} />,
    )
    await expect.poll(() => page.getByRole('treeitem').elements().length).toBeLessThan(12)
  })
})

describe('Tree slots', () => {
  it('passes the item to its slots', async () => {
    await render(
      <Tree
        aria-label="Files"
        items={[{ label: 'Box', size: 3, defaultExpanded: true, children: [{ label: 'Pen', size: 1 }] }]}
        itemLeading={({ level }) => <i>{level}.</i>}
        itemLabel={({ item, expanded }) => `${item.label}${expanded ? ' (open)' : ''}`}
        itemTrailing={({ item, ui }) => <i className={ui.linkTrailingIcon}>{item.size}</i>}
      />,
    )
    expect(names()).toEqual(['1.Box (open)3', '2.Pen1'])
  })

  it('replaces whole rows or their content, for all items or for one', async () => {
    const own: TreeItem = { label: 'Own', value: 'own', render: ({ item, level }) => `${item.label} at ${level}` }
    const screen = await render(
      <Tree aria-label="Files" items={[{ label: 'A', value: 'a' }, own]} item={({ item }) => <b>{item.label}!</b>} />,
    )
    expect(names()).toEqual(['A!', 'Own at 1'])
    await screen.rerender(
      <Tree
        aria-label="Files"
        items={[{ label: 'A', value: 'a', children: [{ label: 'B' }] }]}
        itemWrapper={({ item, selected, ui, handleSelect, handleToggle }) => (
          <div className={ui.link}>
            {item.label}
            {selected && ' selected'}
            <button onClick={handleSelect}>Select</button>
            <button onClick={handleToggle}>Open</button>
          </div>
        )}
      />,
    )
    expect(findPart('wrapper')!.getAttribute('role')).toBe('treeitem')
    await press(page.getByRole('button', { name: 'Open' }))
    expect(names()).toEqual(['ASelectOpen', 'BSelectOpen'])
    await press(page.getByRole('button', { name: 'Select' }).first())
    expect(names()[0]).toBe('A selectedSelectOpen')
  })

  it('uses icons of the item, the tree or the theme', async () => {
    await render(
      <App theme={createTheme({ icons: { folder: star } })}>
        <Tree
          aria-label="Files"
          items={[
            { label: 'Theme', children: [{ label: 'x' }] },
            { label: 'Item', icon: star, trailingIcon: star },
          ]}
          trailingIcon={star}
        />
      </App>,
    )
    const isStar = (icon: Element) => icon.innerHTML.includes('M12 2')
    expect([...document.querySelectorAll('[data-slot="linkLeadingIcon"]')].map(isStar)).toEqual([true, true])
    expect([...document.querySelectorAll('[data-slot="linkTrailingIcon"]')].map(isStar)).toEqual([true, true])
  })

  it('adds the classes of an item to its parts only', async () => {
    await render(
      <Tree
        aria-label="Files"
        items={[{ label: 'Plain' }, { label: 'Own', className: 'mine', ui: { linkLabel: 'own-label' } }]}
      />,
    )
    await expect.element(row('Own')).toHaveClass('mine')
    expect(row('Plain').element().className).not.toContain('mine')
    expect(document.querySelectorAll('.own-label')).toHaveLength(1)
  })

  it('expands, focuses and reloads items through its handle', async () => {
    const handle = createRef<TreeHandle>()
    let count = 0
    await render(
      <Tree
        aria-label="Files"
        handleRef={handle}
        items={[
          ...items,
          { label: 'Far', value: 'far', children: async () => [{ label: `Load ${++count}`, value: 'load' }] },
        ]}
      />,
    )
    handle.current!.focus('june')
    await expect.poll(focused).toBe('June')
    handle.current!.collapseAll()
    await expect.poll(names).toEqual(['Documents', 'Pictures', 'Notes', 'Far'])
    handle.current!.expandAll()
    await expect.poll(() => names().length).toBe(9)
    await press(row('Far'))
    await expect.element(row('Load 1')).toBeVisible()
    handle.current!.reload('far')
    await expect.element(row('Load 2')).toBeVisible()
  })
})

describe('Tree with invalid items', () => {
  let warning: MockInstance
  beforeEach(() => {
    forgetWarnings()
    warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warning.mockRestore())
  const warnings = () => warning.mock.calls.flat().join('\n')

  it('omits an item that contains itself from its own children', async () => {
    const self: TreeItem = { label: 'Self', value: 'self' }
    const inner = { label: 'Inner', value: 'inner', children: [self] }
    self.children = [self, inner]
    await render(
      <Tree
        aria-label="Files"
        items={[self]}
        multiple
        propagateSelect
        bubbleSelect
        defaultExpanded={['self', 'inner']}
      />,
    )
    expect(names()).toEqual(['Self', 'Inner'])
    await press(row('Self'))
    expect(warnings()).toContain('contains itself')
    expect(warning).toHaveBeenCalledTimes(1)
  })

  it('gives items with a duplicate key another key', async () => {
    await render(
      <Tree
        aria-label="Files"
        items={[
          { label: 'A', value: 'a' },
          { label: 'B', value: 'a' },
        ]}
        defaultValue="a"
      />,
    )
    expect(names()).toEqual(['A', 'B'])
    expect(selectedNames()).toEqual(['A'])
    expect(warnings()).toContain('two items have the key "a"')
    expect(warnings()).toContain('getKey')
  })

  it('is empty without items, and omits items that are not objects', async () => {
    const screen = await render(<Tree aria-label="Files" />)
    await expect.element(page.getByRole('tree')).toBeInTheDocument()
    await screen.rerender(<Tree aria-label="Files" items={[null as unknown as TreeItem, { label: 'A' }]} />)
    expect(names()).toEqual(['A'])
    expect(warnings()).toContain('an item is null')
  })

  it('warns about a value, props and drag options that do not match', async () => {
    await render(
      <Tree aria-label="Files" items={[{ label: 'A' }]} defaultValue={['0'] as never} propagateSelect draggable />,
    )
    expect(selectedNames()).toEqual(['A'])
    expect(warnings()).toContain('Pass one key, or set multiple')
    expect(warnings()).toContain('Set multiple as well')
    expect(warnings()).toContain('Take the new order in onMove')
    expect(warnings()).toContain('items that move need keys')
  })

  it('renders a chain of ten thousand nested folders', async () => {
    let chain: TreeItem = { label: 'Deepest', value: 'deepest' }
    for (let depth = 0; depth < 10_000; depth++) chain = { label: `Folder ${depth}`, value: depth, children: [chain] }
    await render(<Tree aria-label="Files" items={[chain]} style={{ height: 200 }} />)
    expect(names()).toEqual(['Folder 9999'])
  })
})
