import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { settle } from '../../testing/describe-component.tsx'
import { nextFrames } from '../../testing/frames.ts'
import { withoutMotion } from '../../testing/motion.ts'
import { App } from '../App.tsx'
import { Button } from '../Button.tsx'
import { DropdownMenu, type DropdownMenuItem, type DropdownMenuProps } from '../DropdownMenu.tsx'

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

describe('Submenus', () => {
  it.each(['ltr', 'rtl'] as const)('open and close with the arrow keys in %s text', async (dir) => {
    const [forth, back] = dir === 'ltr' ? ['{ArrowRight}', '{ArrowLeft}'] : ['{ArrowLeft}', '{ArrowRight}']
    await render(
      <App dir={dir}>
        <div dir={dir} style={{ padding: '0 500px' }}>
          <Actions items={nested} />
        </div>
      </App>,
    )
    await openByKey()
    await userEvent.keyboard(forth)
    await expect.element(item('Edit')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item('Share')).toHaveAttribute('aria-haspopup', 'menu')
    await userEvent.keyboard(forth)
    await expect.element(item('Mail')).toHaveFocus()
    await expect.element(item('Share')).toHaveAttribute('aria-expanded', 'true')
    expect(item('Share').element().getAttribute('aria-controls')).toBe(menu('Share').element().id)
    await settle()
    const [parent, child] = [box(item('Share').element()), box(menu('Share').element())]
    if (dir === 'ltr') expect(child.left).toBeGreaterThan(parent.right - 1)
    else expect(child.right).toBeLessThan(parent.left + 1)
    expect(Math.abs(box(item('Mail').element()).top - parent.top)).toBeLessThanOrEqual(2)

    await userEvent.keyboard(`{ArrowDown}${forth}`)
    await expect.element(item('Short')).toHaveFocus()
    await userEvent.keyboard(back)
    await expect.element(item('Link')).toHaveFocus()
    await expect.element(menu('Link')).not.toBeInTheDocument()
    await userEvent.keyboard(back)
    await expect.element(item('Share')).toHaveFocus()
    await expect.element(menu('Share')).not.toBeInTheDocument()
    await expect.element(menu('Actions')).toBeVisible()
  })

  it('open with Enter, close one by one with Escape, and all with Tab', async () => {
    await render(<Actions items={nested} />)
    await openByKey()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(item('Mail')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(item('Share')).toHaveFocus()
    await expect.element(menu('Share')).not.toBeInTheDocument()
    await userEvent.keyboard(' ')
    await expect.element(item('Mail')).toHaveFocus()
    await userEvent.tab()
    await expect.element(menu()).not.toBeInTheDocument()
  })

  it('open under the pointer, one at a time', async () => {
    await render(<Actions items={nested} />)
    await button().click()
    await item('Share').hover()
    await expect.element(menu('Share')).toBeVisible()
    await expect.element(item('Share')).toHaveFocus()
    await item('Move').hover()
    await expect.element(menu('Move')).toBeVisible()
    await expect.element(menu('Share')).not.toBeInTheDocument()
    await item('Edit').hover()
    await expect.element(menu('Move')).not.toBeInTheDocument()
  })

  it('stay open while the pointer crosses other items towards them', async () => {
    await render(<Actions items={nested} />)
    await button().click()
    await item('Share').hover()
    await expect.element(menu('Share')).toBeVisible()
    await settle()
    const move = (element: Element, x: number, y: number) =>
      element.dispatchEvent(
        new PointerEvent('pointermove', { pointerType: 'mouse', clientX: x, clientY: y, bubbles: true }),
      )
    const share = box(item('Share').element())
    const target = box(item('Print').element())
    const steps = 6
    const from = { x: share.right - 40, y: share.bottom - 2 }
    move(item('Share').element(), from.x, from.y)
    for (let step = 1; step <= steps; step++) {
      const x = from.x + ((target.left + 10 - from.x) * step) / steps
      const y = from.y + ((target.top + 5 - from.y) * step) / steps
      move(document.elementFromPoint(x, y)!, x, y)
    }
    expect(highlighted()).toContain('Print')
    await expect.element(menu('Share')).toBeVisible()
    expect(menu('Move').query()).toBeNull()
  })

  it('close all menus when an item is chosen', async () => {
    const onSelect = vi.fn()
    await render(<Actions items={[{ label: 'Share', children: [{ label: 'Mail', onSelect }] }]} />)
    await button().click()
    await item('Share').click()
    await item('Mail').click()
    expect(onSelect).toHaveBeenCalledTimes(1)
    await expect.element(menu()).not.toBeInTheDocument()
    await expect.element(button()).toHaveFocus()
  })

  it('close with the menu on a press outside, and alone on a press in the menu', async () => {
    await render(
      <>
        <Actions items={[...nested, { label: 'Stay', onSelect: (event) => event.preventDefault() }]} />
        <i style={{ position: 'fixed', bottom: 0 }}>Outside</i>
      </>,
    )
    await button().click()
    await item('Share').click()
    await expect.element(menu('Share')).toBeVisible()
    await item('Stay').click()
    await expect.element(menu('Share')).not.toBeInTheDocument()
    await expect.element(menu('Actions')).toBeVisible()
    await item('Share').click()
    await expect.element(menu('Share')).toBeVisible()
    await userEvent.click(page.getByText('Outside'), { force: true })
    await expect.element(menu()).not.toBeInTheDocument()
  })

  it('open with defaultOpen, and stay closed with open={false}', async () => {
    await render(
      <Actions
        items={[
          { label: 'Share', defaultOpen: true, children: [{ label: 'Mail' }] },
          { label: 'Move', open: false, children: [{ label: 'Up' }] },
        ]}
      />,
    )
    await button().click()
    await expect.element(menu('Share')).toBeVisible()
    await userEvent.keyboard('{End}{ArrowRight}')
    await nextFrames()
    expect(menu('Move').query()).toBeNull()
  })

  it('are placed as content of the item says', async () => {
    await render(
      <div style={{ padding: '0 500px' }}>
        <Actions
          items={[{ label: 'Share', content: { side: 'left', sideOffset: 20 }, children: [{ label: 'Mail' }] }]}
        />
      </div>,
    )
    await openByKey()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(item('Mail')).toHaveFocus()
    await settle()
    expect(box(item('Share').element()).left - box(menu('Share').element()).right).toBeCloseTo(20, 0)
  })
})

describe('A menu with a search field', () => {
  const field = () => page.getByRole('textbox')

  it('filters on each letter and chooses the best match', async () => {
    const onSelect = vi.fn()
    await render(
      <Actions
        filter
        items={[
          [
            { type: 'label', label: 'Fruit' },
            { label: 'Crème' },
            { label: 'A creme cake' },
            { label: 'Creme', onSelect },
          ],
          [{ label: 'Other' }],
        ]}
      />,
    )
    await button().click()
    await expect.element(field()).toHaveFocus()
    await expect.element(field()).toHaveAccessibleName('Search')
    await userEvent.keyboard('cre')
    await expect
      .poll(() =>
        page
          .getByRole('menuitem')
          .elements()
          .map((each) => each.textContent),
      )
      .toEqual(['Crème', 'Creme', 'A creme cake'])
    expect(page.getByRole('group').elements()).toHaveLength(1)
    expect(highlighted()).toEqual(['Crème'])
    const active = () => document.getElementById(field().element().getAttribute('aria-activedescendant') ?? '')
    expect(active()!.textContent).toBe('Crème')
    await userEvent.keyboard('{ArrowDown}')
    expect(active()!.textContent).toBe('Creme')
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onSelect).toHaveBeenCalledTimes(1)
    await expect.element(menu()).not.toBeInTheDocument()
    await expect.element(button()).toHaveFocus()
  })

  it('shows a message if nothing matches', async () => {
    const screen = await render(<Actions defaultOpen filter={{ placeholder: 'Find an action' }} />)
    await expect.element(page.getByPlaceholder('Find an action')).toHaveFocus()
    await userEvent.keyboard('zzz')
    await expect.element(page.getByRole('status')).toHaveTextContent('Nothing found')
    await screen.rerender(<Actions defaultOpen filter empty={({ searchTerm }) => `No ${searchTerm}`} />)
    await expect.element(page.getByRole('status')).toHaveTextContent('No zzz')
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}')
    await expect.element(item('Edit')).toBeVisible()
  })

  it('searches the fields of filterFields, or leaves filtering to the caller', async () => {
    const terms = vi.fn()
    const screen = await render(
      <Actions
        defaultOpen
        filter
        filterFields={['label', 'description']}
        items={[{ label: 'Edit', description: 'Changes it' }, { label: 'Delete' }]}
        onSearchTermChange={terms}
      />,
    )
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('chang')
    await expect.element(item('Delete')).not.toBeInTheDocument()
    expect(terms).toHaveBeenLastCalledWith('chang')
    await screen.unmount()

    await render(<Actions defaultOpen filter ignoreFilter searchTerm="zzz" />)
    await expect.element(field()).toHaveValue('zzz')
    expect(page.getByRole('menuitem').elements()).toHaveLength(4)
  })

  it('can be in a submenu, which the arrow keys close', async () => {
    await render(
      <Actions
        filter
        items={[{ label: 'Edit' }, { label: 'Move', filter: true, children: [{ label: 'Up' }, { label: 'Down' }] }]}
      />,
    )
    await button().click()
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('mo{ArrowRight}')
    await expect.element(menu('Move')).toBeVisible()
    expect(field().elements()).toHaveLength(2)
    await expect.element(field().nth(1)).toHaveFocus()
    await userEvent.keyboard('down')
    await expect.element(item('Up')).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(menu('Move')).toBeVisible()
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect.element(menu('Move')).not.toBeInTheDocument()
    await expect.element(field()).toHaveFocus()
  })

  it('is empty each time the menu opens', async () => {
    await render(<Actions filter />)
    await button().click()
    await userEvent.keyboard('zzz{Escape}')
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
    await button().click()
    await expect.element(field()).toHaveValue('')
  })
})
