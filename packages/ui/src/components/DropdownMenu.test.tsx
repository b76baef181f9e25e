import axe from 'axe-core'
import { useState, type ReactElement, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { plus } from '../icons/plus.ts'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart, settle } from '../testing/describe-component.tsx'
import { nextFrames } from '../testing/frames.ts'
import { withoutMotion } from '../testing/motion.ts'
import { parkPointer } from '../testing/pointer.ts'
import { typeLetters } from '../testing/press.ts'
import { createTheme } from '../theme/create-theme.ts'
import { dropdownMenuTheme } from '../theme/dropdown-menu.ts'
import { App } from './App.tsx'
import { Button } from './Button.tsx'
import { DropdownMenu, type DropdownMenuItem, type DropdownMenuProps } from './DropdownMenu.tsx'
import { Modal } from './Modal.tsx'
import { Tooltip } from './Tooltip.tsx'

const everything: DropdownMenuItem[][] = [
  [
    { type: 'label', label: 'Project' },
    { label: 'New', icon: plus, kbds: ['meta', 'n'], description: 'Starts an empty one' },
    { label: 'Guide', to: 'https://frond.dev/guide', target: '_blank', avatar: { alt: 'Guide' } },
    { type: 'separator' },
    { label: 'Bookmarks', type: 'checkbox', checked: true },
  ],
  [
    { label: 'Share', children: [{ label: 'By mail' }] },
    { label: 'Delete', color: 'error', icon: plus, disabled: true },
  ],
]

describeComponent(
  'DropdownMenu',
  <DropdownMenu defaultOpen arrow filter items={everything}>
    <Button label="Actions" />
  </DropdownMenu>,
  {
    slot: 'dropdown-menu',
    theme: dropdownMenuTheme,
    hiddenParts: ['empty'],
    show: () => expect.element(menu()).toBeVisible(),
  },
)

function menu(name?: string) {
  return page.getByRole('menu', name === undefined ? {} : { name })
}
const button = (name = 'Actions') => page.getByRole('button', { name })
const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
const box = (element: Element) => element.getBoundingClientRect()
const highlighted = () => [...document.querySelectorAll('[data-highlighted]')].map((each) => each.textContent)

withoutMotion()
beforeEach(() => {
  document.documentElement.className = 'light'
  forgetWarnings()
})
afterEach(() => {
  document.documentElement.className = ''
})

const items: DropdownMenuItem[] = [{ label: 'Edit' }, { label: 'Duplicate' }, { label: 'Archive' }, { label: 'Delete' }]

function Actions(props: DropdownMenuProps) {
  return (
    <DropdownMenu items={items} {...props}>
      <Button label="Actions" />
    </DropdownMenu>
  )
}

async function openByKey(): Promise<void> {
  button().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(menu()).toBeVisible()
}

describe('DropdownMenu, opening and closing', () => {
  it('opens from its trigger, which gives it its name', async () => {
    await render(<Actions />)
    await expect.element(button()).toHaveAttribute('aria-haspopup', 'menu')
    await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
    expect(button().element().hasAttribute('aria-controls')).toBe(false)
    await button().click()
    await expect.element(menu('Actions')).toBeVisible()
    await expect.element(button()).toHaveAttribute('aria-expanded', 'true')
    expect(button().element().getAttribute('aria-controls')).toBe(menu().element().id)
    expect(page.getByRole('menuitem').elements()).toHaveLength(4)
    await expect.element(menu()).toHaveFocus()
    expect(highlighted()).toEqual([])
  })

  it('renders only the trigger while it is closed', async () => {
    const slot = vi.fn(() => 'Item')
    await render(<Actions item={slot} />)
    expect(slot).not.toHaveBeenCalled()
    const { length } = document.body.querySelectorAll('*')
    await button().click()
    await expect.element(menu()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(menu()).not.toBeInTheDocument()
    expect(document.body.querySelectorAll('*')).toHaveLength(length)
  })

  it('closes on a second press and returns focus', async () => {
    await render(<Actions modal={false} />)
    await button().click()
    await expect.element(menu()).toBeVisible()
    await button().click()
    await expect.element(menu()).not.toBeInTheDocument()
    await expect.element(button()).toHaveFocus()
  })

  it('chooses an item by press and calls its onSelect', async () => {
    const onSelect = vi.fn()
    const onOpenChange = vi.fn()
    await render(<Actions items={[{ label: 'Edit', onSelect }]} onOpenChange={onOpenChange} />)
    await button().click()
    await item('Edit').click()
    expect(onSelect).toHaveBeenCalledTimes(1)
    await expect.element(menu()).not.toBeInTheDocument()
    await expect.element(button()).toHaveFocus()
    expect(onOpenChange.mock.calls).toEqual([[true], [false]])
  })

  it('stays open if onSelect prevents closing', async () => {
    await render(<Actions items={[{ label: 'Edit', onSelect: (event) => event.preventDefault() }]} />)
    await button().click()
    await item('Edit').click()
    await nextFrames()
    await expect.element(menu()).toBeVisible()
  })

  it('chooses the item on which the press is released', async () => {
    const onSelect = vi.fn()
    await render(<Actions items={[{ label: 'Edit', onSelect }, { label: 'Delete' }]} />)
    const at = (element: Element, type: string, kind = PointerEvent) => {
      const { x, y, width, height } = box(element)
      const place = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, cancelable: true, detail: 1 }
      element.dispatchEvent(new kind(type, { pointerType: 'mouse', ...place } as PointerEventInit))
    }
    at(button().element(), 'mousedown', MouseEvent as unknown as typeof PointerEvent)
    await expect.element(menu()).toBeVisible()
    at(item('Edit').element(), 'pointermove')
    expect(highlighted()).toEqual(['Edit'])
    at(item('Edit').element(), 'pointerup')
    expect(onSelect).toHaveBeenCalledTimes(1)
    await expect.element(menu()).not.toBeInTheDocument()
  })

  it('blocks clicks and scrolling outside while it is modal', async () => {
    const press = vi.fn()
    for (const modal of [true, false]) {
      press.mockClear()
      const screen = await render(
        <>
          <Actions modal={modal} />
          <button onClick={press} style={{ position: 'fixed', bottom: 0, right: 0 }}>
            Other
          </button>
          <div style={{ height: 3000 }} />
        </>,
      )
      await button().click()
      await expect.element(menu()).toBeVisible()
      await userEvent.hover(page.getByText('Other'), { force: true })
      const wheel = new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true })
      document.elementFromPoint(innerWidth / 2, innerHeight / 2)!.dispatchEvent(wheel)
      expect(wheel.defaultPrevented).toBe(modal)
      const inside = new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true })
      item('Edit').element().dispatchEvent(inside)
      expect(inside.defaultPrevented).toBe(modal)

      await userEvent.click(page.getByText('Other'), { force: true })
      await expect.element(menu()).not.toBeInTheDocument()
      expect(press).toHaveBeenCalledTimes(modal ? 0 : 1)
      await screen.unmount()
    }
  })

  it('follows the open prop', async () => {
    function Controlled() {
      const [open, setOpen] = useState(false)
      return (
        <>
          <Actions open={open} onOpenChange={setOpen} />
          <Button label="Show" onClick={() => setOpen(true)} />
          <output>{String(open)}</output>
        </>
      )
    }
    const screen = await render(<Controlled />)
    await button('Show').click()
    await expect.element(menu()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(menu()).not.toBeInTheDocument()
    expect(document.querySelector('output')!.textContent).toBe('false')
    await screen.unmount()

    await render(<Actions open={false} />)
    await button().click()
    await nextFrames()
    expect(menu().query()).toBeNull()
  })

  it('returns focus if the caller closes it', async () => {
    const screen = await render(<Actions open />)
    await expect.element(menu()).toHaveFocus()
    await screen.rerender(<Actions open={false} />)
    await expect.element(menu()).not.toBeInTheDocument()
    await expect.element(button()).toHaveFocus()
  })

  it('stays closed while disabled', async () => {
    await render(<Actions disabled defaultOpen />)
    await expect.element(button()).toBeDisabled()
    expect(menu().query()).toBeNull()
  })

  it('is open on mount with defaultOpen, also after server rendering', async () => {
    const element = <Actions defaultOpen />
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(element)
    expect(container.innerHTML).not.toContain('style=')
    expect(container.textContent).toBe('Actions')
    const errors: unknown[] = []
    const complaint = vi.spyOn(console, 'error').mockImplementation((...args) => errors.push(args))
    const root = hydrateRoot(container, element, { onRecoverableError: (error) => errors.push(error) })
    await expect.element(menu()).toBeVisible()
    expect(errors).toEqual([])
    complaint.mockRestore()
    root.unmount()
    container.remove()
  })
})

describe('DropdownMenu by keyboard', () => {
  it.each([
    ['Enter', 'Edit'],
    [' ', 'Edit'],
    ['ArrowDown', 'Edit'],
    ['ArrowUp', 'Delete'],
  ])('opens with "%s" on %s', async (key, name) => {
    await render(<Actions />)
    button().element().focus()
    await userEvent.keyboard(key === ' ' ? ' ' : `{${key}}`)
    await expect.element(item(name)).toHaveFocus()
  })

  it('moves with arrows, Home and End, and wraps at the ends', async () => {
    await render(<Actions />)
    await openByKey()
    for (const [key, name] of [
      ['ArrowDown', 'Duplicate'],
      ['ArrowUp', 'Edit'],
      ['ArrowUp', 'Delete'],
      ['ArrowDown', 'Edit'],
      ['End', 'Delete'],
      ['Home', 'Edit'],
      ['PageDown', 'Delete'],
      ['PageUp', 'Edit'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`)
      await expect.element(item(name)).toHaveFocus()
      expect(highlighted()).toEqual([name])
    }
  })

  it('highlights the item whose text is typed', async () => {
    await render(<Actions items={[...items, { label: 'Éclair' }, { label: 'Do it again' }]} />)
    await openByKey()
    await userEvent.keyboard('d')
    await expect.element(item('Duplicate')).toHaveFocus()
    await userEvent.keyboard('d')
    await expect.element(item('Delete')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await openByKey()
    await typeLetters('do it')
    await expect.element(item('Do it again')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await openByKey()
    await typeLetters('ec')
    await expect.element(item('Éclair')).toHaveFocus()
  })

  it.each(['{Enter}', ' '])('chooses with "%s"', async (key) => {
    const onSelect = vi.fn()
    await render(<Actions items={[{ label: 'Edit', onSelect }]} />)
    await openByKey()
    await userEvent.keyboard(key)
    expect(onSelect).toHaveBeenCalledTimes(1)
    await expect.element(menu()).not.toBeInTheDocument()
    await expect.element(button()).toHaveFocus()
  })

  it('closes with Escape, and with Tab moves on to the next element', async () => {
    await render(
      <>
        <Button label="Before" />
        <Actions />
        <Button label="After" />
      </>,
    )
    await openByKey()
    await userEvent.keyboard('{Escape}')
    await expect.element(menu()).not.toBeInTheDocument()
    await expect.element(button()).toHaveFocus()
    await openByKey()
    await userEvent.tab()
    await expect.element(menu()).not.toBeInTheDocument()
    await expect.element(button('After')).toHaveFocus()
    await openByKey()
    await userEvent.tab({ shift: true })
    await expect.element(menu()).not.toBeInTheDocument()
    await expect.element(button('Before')).toHaveFocus()
  })

  it('highlights a disabled or loading item, which cannot be chosen', async () => {
    const onSelect = vi.fn()
    await render(
      <Actions
        items={[
          { label: 'Edit' },
          { label: 'Archive', disabled: true, onSelect },
          { label: 'Send', loading: true, onSelect },
        ]}
      />,
    )
    await openByKey()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item('Archive')).toHaveFocus()
    await expect.element(item('Archive')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item('Send')).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard(' ')
    await userEvent.click(item('Archive'), { force: true })
    expect(onSelect).not.toHaveBeenCalled()
    await expect.element(menu()).toBeVisible()
  })

  it('ignores keys with a modifier', async () => {
    await render(<Actions />)
    await openByKey()
    await userEvent.keyboard('{Control>}{ArrowDown}d{/Control}')
    await expect.element(item('Edit')).toHaveFocus()
  })
})

describe('DropdownMenu by pointer', () => {
  it('highlights the item under the pointer only', async () => {
    await render(<Actions />)
    await button().click()
    await item('Archive').hover()
    expect(highlighted()).toEqual(['Archive'])
    await expect.element(item('Archive')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    expect(highlighted()).toEqual(['Duplicate'])
    await item('Delete').hover()
    expect(highlighted()).toEqual(['Delete'])
    await parkPointer()
    await expect.poll(highlighted).toEqual([])
    await expect.element(menu()).toHaveFocus()
  })
})

const nested: DropdownMenuItem[] = [
  { label: 'Edit' },
  {
    label: 'Share',
    children: [
      [{ label: 'Mail' }, { label: 'Link', children: [{ label: 'Short' }, { label: 'Long' }] }],
      [{ label: 'Print' }],
    ],
  },
  { label: 'Move', children: [{ label: 'Up' }, { label: 'Down' }] },
  { label: 'Delete' },
]

describe('DropdownMenu, kinds of items', () => {
  it('names groups by their headings', async () => {
    await render(<Actions items={everything} />)
    await button().click()
    const groups = page.getByRole('group')
    expect(groups.elements()).toHaveLength(2)
    await expect.element(page.getByRole('group', { name: 'Project' })).toBeVisible()
    expect(page.getByRole('separator').elements()).toHaveLength(1)
    expect(getComputedStyle(groups.elements()[0]!).borderBottomWidth).not.toBe(
      getComputedStyle(groups.elements()[1]!).borderBottomWidth,
    )
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => highlighted()[0]).toContain('New')
  })

  it('toggles a checkbox item and closes', async () => {
    function Settings() {
      const [shown, setShown] = useState(false)
      return <Actions items={[{ label: 'Bookmarks', type: 'checkbox', checked: shown, onCheckedChange: setShown }]} />
    }
    await render(<Settings />)
    await button().click()
    const bookmarks = page.getByRole('menuitemcheckbox', { name: 'Bookmarks' })
    await expect.element(bookmarks).not.toBeChecked()
    await bookmarks.click()
    await expect.element(menu()).not.toBeInTheDocument()
    await button().click()
    await expect.element(bookmarks).toBeChecked()
    expect(findPart('itemTrailingIcon')).not.toBeNull()
  })

  it('checks one of several radio items', async () => {
    function Sorting() {
      const [order, setOrder] = useState('Name')
      return (
        <Actions
          items={['Name', 'Date'].map((label) => ({
            label,
            type: 'radio',
            checked: order === label,
            onCheckedChange: () => setOrder(label),
          }))}
        />
      )
    }
    await render(<Sorting />)
    await openByKey()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await openByKey()
    await expect.element(page.getByRole('menuitemradio', { name: 'Date' })).toBeChecked()
    await expect.element(page.getByRole('menuitemradio', { name: 'Name' })).not.toBeChecked()
  })

  it('follows links through the router, by click and by Enter', async () => {
    const visit = vi.fn()
    const link = {
      Link: ({ href, children, ...rest }: { href: string; children?: ReactNode }) => (
        <a
          {...rest}
          href={href}
          onClick={(event) => {
            event.preventDefault()
            visit(href)
          }}
        >
          {children}
        </a>
      ),
      useLocation: () => ({ pathname: '/docs/menu', search: '', hash: '' }),
    }
    await render(
      <App link={link}>
        <Actions
          items={[
            { label: 'Docs', to: '/docs' },
            { label: 'Team', to: '/team' },
            { label: 'Off', to: '/off', disabled: true },
          ]}
        />
      </App>,
    )
    await button().click()
    await expect.element(item('Docs')).toHaveAttribute('aria-current', 'page')
    await expect.element(item('Docs')).toHaveAttribute('href', '/docs')
    expect(item('Off').element().hasAttribute('href')).toBe(false)
    await item('Team').click()
    await expect.element(menu()).not.toBeInTheDocument()
    await openByKey()
    await userEvent.keyboard('{Enter}')
    await expect.element(menu()).not.toBeInTheDocument()
    expect(visit.mock.calls).toEqual([['/team'], ['/docs']])
  })

  it('marks links that open a new tab, unless externalIcon is off', async () => {
    const out: DropdownMenuItem[] = [{ label: 'Guide', to: 'https://frond.dev', target: '_blank' }]
    const screen = await render(<Actions defaultOpen items={out} />)
    await expect.element(item('Guide')).toHaveAttribute('rel', 'noopener noreferrer')
    expect(findPart('itemLabelExternalIcon')).not.toBeNull()
    await screen.rerender(<Actions defaultOpen items={out} externalIcon={false} />)
    expect(findPart('itemLabelExternalIcon')).toBeNull()
    await screen.rerender(<Actions defaultOpen items={out} externalIcon={plus} />)
    expect(findPart('itemLabelExternalIcon')!.innerHTML).toContain('M5 12')
  })

  it('shows icons, pictures, shortcuts and descriptions', async () => {
    await render(<Actions defaultOpen items={everything} />)
    await expect.element(menu()).toBeVisible()
    expect(document.querySelectorAll('kbd')).toHaveLength(2)
    expect(findPart('itemDescription')!.textContent).toBe('Starts an empty one')
    expect(findPart('itemLeadingAvatar')).not.toBeNull()
    expect(document.querySelectorAll('[data-slot="itemLeadingIcon"]')).toHaveLength(2)
  })

  it('colors an item', async () => {
    await render(<Actions defaultOpen items={[{ label: 'Edit' }, { label: 'Delete', color: 'error' }]} />)
    await expect.element(item('Delete')).toHaveClass('fr--error', 'fr-dropdown-menu-item-colored', { exact: false })
    expect(item('Edit').element().className).not.toContain('colored')
    expect(getComputedStyle(item('Delete').element()).color).not.toBe(getComputedStyle(item('Edit').element()).color)
  })

  it('spins the icon of a loading item', async () => {
    await render(<Actions defaultOpen loadingIcon={plus} items={[{ label: 'Send', loading: true }]} />)
    await expect.element(item('Send')).toBeVisible()
    expect(findPart('itemLeadingIcon')!.innerHTML).toContain('M5 12')
    expect(getComputedStyle(findPart('itemLeadingIcon')!).animationName).not.toBe('none')
  })

  it.each([
    ['xs', 24],
    ['sm', 28],
    ['md', 32],
    ['lg', 36],
    ['xl', 40],
  ] as const)('is %s', async (size, height) => {
    await render(
      <Actions defaultOpen size={size} items={[{ label: 'Edit', icon: plus, kbds: ['e'], checked: true }]} />,
    )
    await expect.element(menu()).toBeVisible()
    await settle()
    expect(box(document.querySelector('[role=menuitem]')!).height).toBe(height)
  })

  it('accepts items of any type and passes them to the slots', async () => {
    const people = [
      { name: 'Ada', role: { title: 'Maths' }, age: 36 },
      { name: 'Alan', role: { title: 'Codes' }, age: 41 },
    ]
    await render(
      <DropdownMenu
        defaultOpen
        items={people}
        labelKey="name"
        descriptionKey="role.title"
        itemLeading={({ item: person, index }) => `${index}:${person.age} `}
        itemTrailing={({ ui }) => <b className={ui.itemTrailingIcon}>!</b>}
      >
        <Button label="Actions" />
      </DropdownMenu>,
    )
    await expect.element(item('0:36 Ada Maths !')).toBeVisible()
    await typeLetters('al')
    await expect.poll(() => highlighted()[0]).toContain('Alan')
  })

  it('replaces the content of all items, and of one item by its render', async () => {
    await render(
      <Actions
        defaultOpen
        items={[{ label: 'Edit' }, { label: 'Own', render: ({ item: own }) => <b>{own.label} way</b> }]}
        item={({ item: each, active }) => `${each.label} ${active}`}
        contentTop={({ sub }) => <p>Top {String(sub)}</p>}
        contentBottom={<p>Bottom</p>}
      />,
    )
    await expect.element(item('Edit false')).toBeVisible()
    await expect.element(item('Own way')).toBeVisible()
    await expect.element(page.getByText('Top false')).toBeVisible()
    await expect.element(page.getByText('Bottom')).toBeVisible()
  })

  it('replaces label and description', async () => {
    await render(
      <Actions
        defaultOpen
        items={[{ label: 'Edit', description: 'Changes it' }]}
        itemLabel={({ item: each }) => <b>{each.label}!</b>}
        itemDescription={({ item: each }) => <i>{each.description}.</i>}
      />,
    )
    await expect.element(item('Edit! Changes it.')).toBeVisible()
  })

  it('adds the classes of an item to that item only', async () => {
    await render(
      <Actions
        defaultOpen
        items={[{ label: 'Plain' }, { label: 'Own', className: 'mine', ui: { itemLabel: 'own-label' } }]}
      />,
    )
    await expect.element(item('Own')).toHaveClass('mine')
    expect(item('Plain').element().className).not.toContain('mine')
    expect(document.querySelectorAll('.own-label')).toHaveLength(1)
  })

  it('uses the icons of the application', async () => {
    await render(
      <App theme={createTheme({ icons: { chevronRight: plus, check: plus } })}>
        <Actions
          defaultOpen
          items={[
            { label: 'Share', children: [{ label: 'Mail' }] },
            { label: 'On', type: 'checkbox', checked: true },
          ]}
        />
      </App>,
    )
    await expect.element(menu()).toBeVisible()
    for (const icon of document.querySelectorAll('[data-slot="itemTrailingIcon"]'))
      expect(icon.innerHTML).toContain('M5 12')
  })
})

describe('DropdownMenu, placement', () => {
  it('is placed 8 px below its trigger, or as content says, with an arrow', async () => {
    const screen = await render(
      <div style={{ padding: '100px 400px' }}>
        <Actions defaultOpen />
      </div>,
    )
    await expect.element(menu()).toBeVisible()
    await settle()
    let own = box(findPart('dropdown-menu')!)
    let trigger = box(button().element())
    expect(own.top - trigger.bottom).toBeCloseTo(8, 0)
    expect((own.left + own.right) / 2).toBeCloseTo((trigger.left + trigger.right) / 2, 0)
    await screen.unmount()

    await render(
      <div style={{ padding: '300px 400px' }}>
        <Actions defaultOpen arrow content={{ side: 'top', align: 'start', sideOffset: 12 }} />
      </div>,
    )
    await expect.poll(() => (findPart('dropdown-menu') as HTMLElement | null)?.dataset.side).toBe('top')
    await settle()
    own = box(findPart('dropdown-menu')!)
    trigger = box(button().element())
    expect(trigger.top - own.bottom).toBeCloseTo(12, 0)
    expect(own.left).toBeCloseTo(trigger.left, 0)
    expect(box(findPart('arrow')!).bottom).toBeGreaterThan(own.bottom + 5)
  })

  it('scrolls if it is too high for the window', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ label: `Item ${index}` }))
    await render(<Actions items={many} />)
    await openByKey()
    await settle()
    expect(box(findPart('dropdown-menu')!).bottom).toBeLessThanOrEqual(innerHeight)
    await userEvent.keyboard('{End}')
    await expect.element(item('Item 59')).toHaveFocus()
    expect(box(item('Item 59').element()).bottom).toBeLessThanOrEqual(box(menu().element()).bottom)
    const wheel = new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true })
    item('Item 59').element().dispatchEvent(wheel)
    expect(wheel.defaultPrevented).toBe(false)
  })

  it('is rendered next to its trigger with portal off', async () => {
    await render(
      <div id="here" style={{ display: 'flex', gap: 40, padding: 50 }}>
        <Actions portal={false} items={nested} />
        <i>next</i>
      </div>,
    )
    const next = box(document.querySelector('i')!).x
    await openByKey()
    expect(document.querySelector('#here')!.contains(menu().element())).toBe(true)
    expect(box(document.querySelector('i')!).x).toBe(next)
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect.element(item('Mail')).toHaveFocus()
    await settle()
    expect(box(menu('Share').element()).width).toBeGreaterThan(100)
  })

  it('accepts attributes and a name', async () => {
    await render(<Actions defaultOpen id="actions" aria-label="What to do" content={{ title: 'Menu' }} />)
    await expect.element(menu('What to do')).toBeVisible()
    expect(findPart('dropdown-menu')!.id).toBe('actions')
    await expect.element(page.getByTitle('Menu')).toBeVisible()
  })
})

describe('DropdownMenu with other overlays', () => {
  it('shares its trigger with a tooltip, in either nesting order', async () => {
    for (const pair of [
      <Tooltip key="a" text="What to do" delayDuration={0}>
        <DropdownMenu items={items}>
          <Button label="Actions" />
        </DropdownMenu>
      </Tooltip>,
      <DropdownMenu key="b" items={items}>
        <Tooltip text="What to do" delayDuration={0}>
          <Button label="Actions" />
        </Tooltip>
      </DropdownMenu>,
    ]) {
      const screen = await render(<App>{pair}</App>)
      await button().hover()
      await expect.element(button()).toHaveAccessibleDescription('What to do')
      await button().click()
      await expect.element(menu('Actions')).toBeVisible()
      await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
      await parkPointer()
      await userEvent.keyboard('{Escape}')
      await expect.element(button()).toHaveFocus()
      await nextFrames()
      expect(page.getByRole('tooltip').query()).toBeNull()
      await screen.unmount()
    }
  })

  it('opens over a modal, takes focus, and closes without the modal', async () => {
    await render(
      <Modal defaultOpen title="Project">
        <Actions items={nested} />
      </Modal>,
    )
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await button().click()
    await expect.element(menu('Actions')).toHaveFocus()
    await settle()
    const { x, y } = box(item('Edit').element())
    expect(
      item('Edit')
        .element()
        .contains(document.elementFromPoint(x + 5, y + 5)),
    ).toBe(true)
    expect(menu().element().closest('[aria-hidden="true"]')).toBeNull()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    await expect.element(item('Mail')).toHaveFocus()
    await userEvent.keyboard('{Escape}{Escape}')
    await expect.element(menu()).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await expect.element(button()).toHaveFocus()

    await button().click()
    await expect.element(menu()).toBeVisible()
    await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
    await expect.element(menu()).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('opens a modal, which returns focus to the trigger of the menu', async () => {
    function Page() {
      const [open, setOpen] = useState(false)
      return (
        <>
          <Actions items={[{ label: 'Rename', onSelect: () => setOpen(true) }]} />
          <Modal open={open} onOpenChange={setOpen} title="Rename">
            <input aria-label="Name" />
          </Modal>
        </>
      )
    }
    await render(<Page />)
    for (const choose of [() => item('Rename').click(), () => userEvent.keyboard('{ArrowDown}{Enter}')]) {
      await button().click()
      await expect.element(menu()).toBeVisible()
      await choose()
      await expect.element(page.getByRole('textbox')).toHaveFocus()
      await expect.element(menu()).not.toBeInTheDocument()
      await userEvent.keyboard('{Escape}')
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
      await expect.element(button()).toHaveFocus()
    }
  })

  it('focuses a neighbor of its trigger if a chosen item removes the row of the menu', async () => {
    function Rows() {
      const [rows, setRows] = useState(['First', 'Second', 'Third'])
      return (
        <>
          {rows.map((row) => (
            <div key={row}>
              <DropdownMenu
                items={[{ label: 'Delete', onSelect: () => setRows((all) => all.filter((each) => each !== row)) }]}
              >
                <Button label={row} />
              </DropdownMenu>
            </div>
          ))}
          <Button label="Add" />
        </>
      )
    }
    await render(<Rows />)
    for (const [row, next] of [
      ['Second', 'Third'],
      ['Third', 'Add'],
      ['First', 'Add'],
    ] as const) {
      await button(row).click()
      await item('Delete').click()
      await expect.element(button(row)).not.toBeInTheDocument()
      await expect.element(button(next)).toHaveFocus()
    }
  })

  it('focuses a neighbor of its trigger if the trigger was removed while it is open', async () => {
    function Page({ shown }: { shown: boolean }) {
      return (
        <>
          <div>
            <DropdownMenu items={items}>{shown ? <Button label="Actions" /> : <span />}</DropdownMenu>
          </div>
          <Button label="Other" />
        </>
      )
    }
    const { rerender } = await render(<Page shown />)
    await openByKey()
    await rerender(<Page shown={false} />)
    await userEvent.keyboard('{Escape}')
    await expect.element(menu()).not.toBeInTheDocument()
    await expect.element(button('Other')).toHaveFocus()
  })

  it('reaches controls above and below its items with Tab', async () => {
    await render(<Actions contentTop={<button>Top</button>} contentBottom={<button>Bottom</button>} />)
    await openByKey()
    await expect.element(item('Edit')).toHaveFocus()
    await userEvent.tab()
    await expect.element(button('Bottom')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(menu()).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(button('Top')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(button('Top')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(menu()).not.toBeInTheDocument()
  })

  it.each(['light', 'dark'])(
    'has no accessibility violation in %s mode with submenus and search field',
    async (mode) => {
      document.documentElement.className = mode
      await render(
        <>
          <Actions items={nested} />
          <Button label="Other" />
        </>,
      )
      await openByKey()
      await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}{ArrowRight}')
      await expect.element(menu('Link')).toBeVisible()
      await settle()
      const { violations } = await axe.run(document.body, {
        rules: {
          region: { enabled: false },
          'page-has-heading-one': { enabled: false },
          'landmark-one-main': { enabled: false },
        },
      })
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
    },
  )
})

describe('DropdownMenu with invalid props', () => {
  it('warns if it has no items or no trigger element', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await render(
      <>
        <DropdownMenu>{'Actions' as unknown as ReactElement}</DropdownMenu>
        <DropdownMenu defaultOpen items={[]}>
          <Button label="Empty" />
        </DropdownMenu>
      </>,
    )
    await nextFrames()
    const warnings = warning.mock.calls.flat().join('\n')
    expect(warnings).toContain('DropdownMenu: the trigger is not an element')
    expect(warnings).toContain('DropdownMenu: the menu has no items')
    warning.mockRestore()
  })

  it('warns about an unknown color', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await render(<Actions defaultOpen items={[{ label: 'Edit', color: 'pink' as 'error' }]} />)
    await expect.element(menu()).toBeVisible()
    expect(warning).toHaveBeenCalledWith(expect.stringContaining('DropdownMenu: unknown color "pink"'))
    warning.mockRestore()
  })
})
