import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { plus } from '../icons/plus.ts'
import { forgetWarnings } from '../system/warn.ts'
import { stopClock } from '../testing/clock.ts'
import { describeComponent, findPart, settle } from '../testing/describe-component.tsx'
import { nextFrames } from '../testing/frames.ts'
import { withoutMotion } from '../testing/motion.ts'
import { contextMenuTheme } from '../theme/context-menu.ts'
import { App } from './App.tsx'
import { ContextMenu, type ContextMenuItem, type ContextMenuProps } from './ContextMenu.tsx'
import { Modal } from './Modal.tsx'

const everything: ContextMenuItem[][] = [
  [
    { type: 'label', label: 'Picture' },
    { label: 'Copy', icon: plus, kbds: ['meta', 'c'], description: 'With its caption' },
    { label: 'Guide', to: 'https://frond.dev/guide', target: '_blank', avatar: { alt: 'Guide' } },
    { type: 'separator' },
    { label: 'Frame', type: 'checkbox', checked: true },
  ],
  [{ label: 'Share', children: [{ label: 'By mail' }] }],
]

const area = () => page.getByTestId('area')
const menu = (name?: string) => page.getByRole('menu', name === undefined ? {} : { name })
const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
const box = (element: Element) => element.getBoundingClientRect()
const rightClick = (x = 20, y = 20) => userEvent.click(area(), { button: 'right', position: { x, y } })

describeComponent(
  'ContextMenu',
  <ContextMenu items={everything}>
    <div data-testid="area" style={{ width: 200, height: 100 }} />
  </ContextMenu>,
  {
    slot: 'context-menu',
    theme: contextMenuTheme,
    async show() {
      await rightClick()
      await expect.element(menu()).toBeVisible()
    },
  },
)

withoutMotion()
beforeEach(() => {
  document.documentElement.className = 'light'
  forgetWarnings()
})
afterEach(() => {
  document.documentElement.className = ''
})

const items: ContextMenuItem[] = [
  { label: 'Copy' },
  { label: 'Share', children: [{ label: 'Mail' }, { label: 'Link' }] },
  { label: 'Delete' },
]

function Picture(props: ContextMenuProps) {
  return (
    <ContextMenu items={items} {...props}>
      <div data-testid="area" style={{ width: 500, height: 400 }}>
        <button>Inside</button>
        <input aria-label="Caption" />
      </div>
    </ContextMenu>
  )
}

describe('ContextMenu', () => {
  it('opens at the point of a right click', async () => {
    const onOpenChange = vi.fn()
    await render(<Picture aria-label="Picture" onOpenChange={onOpenChange} />)
    expect(menu().query()).toBeNull()
    await rightClick(100, 60)
    await expect.element(menu('Picture')).toHaveFocus()
    await settle()
    const own = box(findPart('context-menu')!)
    const place = box(area().element())
    expect(own.left - place.left).toBeCloseTo(102, 0)
    expect(own.top - place.top).toBeCloseTo(60, 0)
    expect(onOpenChange.mock.calls).toEqual([[true]])
    expect(document.querySelector('[data-highlighted]')).toBeNull()
  })

  it('stays inside the window', async () => {
    await render(
      <div style={{ position: 'fixed', right: 0, bottom: 0 }}>
        <Picture />
      </div>,
    )
    await rightClick(495, 395)
    await expect.element(menu()).toBeVisible()
    await settle()
    const own = box(findPart('context-menu')!)
    expect(own.right).toBeLessThanOrEqual(innerWidth)
    expect(own.bottom).toBeLessThanOrEqual(innerHeight - 8)
  })

  it('opens to the other side in right-to-left text', async () => {
    await render(
      <App dir="rtl">
        <div dir="rtl">
          <Picture />
        </div>
      </App>,
    )
    await rightClick(400, 60)
    await expect.element(menu()).toBeVisible()
    await settle()
    expect(box(findPart('context-menu')!).right - box(area().element()).left).toBeCloseTo(398, 0)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}')
    await expect.element(item('Mail')).toHaveFocus()
  })

  it('moves to the point of another right click', async () => {
    const onOpenChange = vi.fn()
    await render(<Picture onOpenChange={onOpenChange} />)
    await rightClick(50, 50)
    await expect.element(menu()).toBeVisible()
    await userEvent.click(area(), { button: 'right', position: { x: 300, y: 200 }, force: true })
    await expect.poll(() => box(findPart('context-menu')!).left - box(area().element()).left).toBeCloseTo(302, 0)
    await expect.element(menu()).toHaveFocus()
    expect(document.querySelectorAll('[role=menu]')).toHaveLength(1)
    expect(onOpenChange).toHaveBeenLastCalledWith(true)
  })

  it.each([
    ['the menu key', '{ContextMenu}'],
    ['Shift F10', '{Shift>}{F10}{/Shift}'],
  ])('opens with %s at the focused element', async (_, keys) => {
    await render(<Picture />)
    const button = page.getByRole('button', { name: 'Inside' })
    button.element().focus()
    await userEvent.keyboard(keys)
    await expect.element(item('Copy')).toHaveFocus()
    await settle()
    expect(box(findPart('context-menu')!).top).toBeCloseTo(box(button.element()).bottom, 0)
    await userEvent.keyboard('{Escape}')
    await expect.element(menu()).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  it('chooses an item, closes, and returns focus', async () => {
    const onSelect = vi.fn()
    await render(<Picture items={[{ label: 'Copy', onSelect }]} />)
    page.getByRole('textbox').element().focus()
    await rightClick(100, 100)
    await item('Copy').click()
    expect(onSelect).toHaveBeenCalledTimes(1)
    await expect.element(menu()).not.toBeInTheDocument()
  })

  it('opens submenus', async () => {
    const onSelect = vi.fn()
    await render(<Picture items={[{ label: 'Share', children: [{ label: 'Mail', onSelect }] }]} />)
    await rightClick()
    await item('Share').hover()
    await expect.element(menu('Share')).toBeVisible()
    await item('Mail').click()
    expect(onSelect).toHaveBeenCalledTimes(1)
    await expect.element(menu()).not.toBeInTheDocument()
  })

  it('closes on a press outside, and blocks that press while it is modal', async () => {
    const press = vi.fn()
    for (const modal of [true, false]) {
      press.mockClear()
      const screen = await render(
        <>
          <Picture modal={modal} />
          <button onClick={press} style={{ position: 'fixed', bottom: 0, right: 0 }}>
            Other
          </button>
        </>,
      )
      await rightClick()
      await expect.element(menu()).toBeVisible()
      await userEvent.click(page.getByText('Other'), { force: true })
      await expect.element(menu()).not.toBeInTheDocument()
      expect(press).toHaveBeenCalledTimes(modal ? 0 : 1)
      await screen.unmount()
    }
  })

  it('leaves the browser menu in place while disabled', async () => {
    await render(<Picture disabled />)
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
    area().element().dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
    expect(menu().query()).toBeNull()
  })

  it('opens only the inner one of two nested menus', async () => {
    await render(
      <ContextMenu items={[{ label: 'Outer' }]}>
        <div style={{ padding: 50 }}>
          <Picture />
        </div>
      </ContextMenu>,
    )
    await rightClick()
    await expect.element(item('Copy')).toBeVisible()
    expect(item('Outer').query()).toBeNull()
  })

  it('works inside a modal, which stays open', async () => {
    await render(
      <Modal defaultOpen title="Gallery">
        <ContextMenu items={items}>
          <div data-testid="area" style={{ height: 100 }} />
        </ContextMenu>
      </Modal>,
    )
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await rightClick()
    await expect.element(menu()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(menu()).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  it('renders only the area before it is opened', async () => {
    const screen = await render(<Picture />)
    expect(screen.container.children).toHaveLength(1)
    expect(screen.container.firstElementChild).toBe(area().element())
  })

  it('warns if its children are not one element, and still works', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await render(<ContextMenu items={items}>Text</ContextMenu>)
    expect(warning).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('ContextMenu: the children are not one'))
    await userEvent.click(page.getByText('Text'), { button: 'right' })
    await expect.element(menu()).toBeVisible()
    warning.mockRestore()
  })

  it.each(['light', 'dark'])('has no accessibility violation in %s mode with a submenu', async (mode) => {
    document.documentElement.className = mode
    await render(<Picture />)
    await rightClick()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    await expect.element(item('Mail')).toHaveFocus()
    await settle()
    const { violations } = await axe.run(document.body, {
      rules: {
        region: { enabled: false },
        'page-has-heading-one': { enabled: false },
        'landmark-one-main': { enabled: false },
      },
    })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
  })
})

describe('ContextMenu on touch screens', () => {
  const touch = (type: string, x = 100, y = 80) => {
    const { left, top } = box(area().element())
    const event = new PointerEvent(type, {
      pointerType: 'touch',
      isPrimary: true,
      bubbles: true,
      cancelable: true,
      clientX: left + x,
      clientY: top + y,
    })
    area().element().dispatchEvent(event)
    return event
  }

  it('opens after a long press, and not before', async () => {
    await render(<Picture />)
    const { advance } = stopClock()
    touch('pointerdown')
    await advance(500)
    // The browser fires `contextmenu` before the delay of the component is over.
    expect(touch('contextmenu').defaultPrevented).toBe(true)
    expect(menu().query()).toBeNull()
    await advance(200)
    await expect.element(menu()).toBeVisible()
    await settle()
    expect(box(findPart('context-menu')!).left - box(area().element()).left).toBeCloseTo(102, 0)
    const end = new Event('touchend', { bubbles: true, cancelable: true })
    area().element().dispatchEvent(end)
    expect(end.defaultPrevented).toBe(true)
    touch('pointerup')
    await nextFrames()
    await expect.element(menu()).toBeVisible()
  })

  it('follows pressOpenDelay, and ignores taps and swipes', async () => {
    await render(<Picture pressOpenDelay={5000} />)
    const { advance } = stopClock()
    touch('pointerdown')
    touch('pointerup')
    await advance(6000)
    touch('pointerdown')
    touch('pointermove', 130, 80)
    await advance(6000)
    touch('pointerdown')
    touch('pointercancel')
    await advance(6000)
    expect(menu().query()).toBeNull()
    touch('pointerdown')
    touch('pointermove', 103, 80)
    await advance(4000)
    expect(menu().query()).toBeNull()
    await advance(1000)
    await expect.element(menu()).toBeVisible()
  })
})
