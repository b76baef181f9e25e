import { useState } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { LinkAdapter } from '../system/links/link-adapter.ts'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart, settle } from '../testing/describe-component.tsx'
import { pendingTasks } from '../testing/frames.ts'
import { withMotion, withoutMotion } from '../testing/motion.ts'
import { parkPointer } from '../testing/pointer.ts'
import { navigationMenuTheme } from '../theme/navigation-menu.ts'
import { App } from './App.tsx'
import { NavigationMenu, type NavigationMenuItem } from './NavigationMenu.tsx'

const star = { name: 'test:star', body: '<path d="M12 2"/>' }

/** The current page of the tests. */
const here = '/docs/theming'
const router: LinkAdapter = { useLocation: () => ({ pathname: here, search: '', hash: '' }) }

const docs: NavigationMenuItem['children'] = [
  { label: 'Installation', to: '/docs/installation', description: 'Add it to an app.', icon: star },
  { label: 'Theming', to: '/docs/theming' },
  { label: 'Source', to: 'https://example.com/source', target: '_blank' },
]
const items: NavigationMenuItem[] = [
  { label: 'Docs', children: docs },
  { label: 'Tools', children: [{ label: 'Editor', to: '/tools/editor' }] },
  { label: 'Team', to: '/team' },
]
const full: NavigationMenuItem[] = [
  { label: 'Docs', icon: star, badge: 0, chip: true, children: docs },
  { label: 'Ada', avatar: { alt: 'Ada Lovelace' }, to: 'https://example.com', target: '_blank' },
  { label: 'More', type: 'label' },
]

const inApp = (menu: React.ReactElement) => (
  <App link={router} tooltip={{ delayDuration: 0 }}>
    {menu}
  </App>
)
const trigger = (name: string) => page.getByRole('button', { name, exact: true })
/** Clicks an element without moving the pointer. */
const press = (name: string) => (trigger(name).element() as HTMLElement).click()
const link = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
const list = (...parts: string[]) => parts

const horizontalOnly = list('viewportWrapper', 'viewport', 'indicator', 'arrow', 'childLink', 'childLinkWrapper')
const inPanels = list('childLinkIcon', 'childLinkLabel', 'childLinkLabelExternalIcon', 'childLinkDescription')

describeComponent('NavigationMenu', <NavigationMenu aria-label="Main" items={full} defaultValue="0" arrow />, {
  slot: 'navigation-menu',
  theme: navigationMenuTheme,
  hiddenParts: ['childLabel', 'separator'],
})
describeComponent(
  'A vertical NavigationMenu',
  <NavigationMenu aria-label="Docs" orientation="vertical" items={[full, items]} defaultValue={['0']} highlight />,
  {
    slot: 'navigation-menu',
    theme: navigationMenuTheme,
    hiddenParts: [...horizontalOnly, ...inPanels, 'childLabel'],
  },
)
describeComponent(
  'A collapsed NavigationMenu',
  <NavigationMenu
    aria-label="Docs"
    orientation="vertical"
    collapsed
    items={full.map((item) => ({ ...item, icon: star }))}
    popover
    tooltip
  />,
  { slot: 'navigation-menu' },
)

describe('NavigationMenu', () => {
  withoutMotion()

  it('is a landmark with lists of links, and marks the current page', async () => {
    await render(
      inApp(<NavigationMenu aria-label="Main" items={[items, [{ label: 'Theming', to: '/docs/theming' }]]} />),
    )
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect.element(menu).toBeVisible()
    expect(menu.getByRole('list').elements()).toHaveLength(2)
    await expect.element(link('Theming')).toHaveAttribute('aria-current', 'page')
    await expect.element(link('Team')).not.toHaveAttribute('aria-current')
    // The item above the current page looks active too, but is not the current page.
    await expect.element(trigger('Docs')).toHaveAttribute('data-active')
    await expect.element(trigger('Docs')).not.toHaveAttribute('aria-current')
    await expect.element(trigger('Tools')).not.toHaveAttribute('data-active')
  })

  it('opens a panel on hover without delay, switches to the next item, and closes on leave', async () => {
    const change = vi.fn()
    await render(<NavigationMenu items={items} onValueChange={change} />)
    await expect.element(trigger('Docs')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.hover(trigger('Docs'))
    await expect.element(trigger('Docs')).toHaveAttribute('aria-expanded', 'true')
    await expect.element(link('Installation')).toBeVisible()
    expect(findPart('viewport')!.id).toBe(trigger('Docs').element().getAttribute('aria-controls'))

    await userEvent.hover(trigger('Tools'))
    await expect.element(link('Editor')).toBeVisible()
    await expect.element(link('Installation')).not.toBeInTheDocument()
    await userEvent.hover(link('Editor'))
    await expect.element(link('Editor')).toBeVisible()

    await parkPointer()
    await expect.element(link('Editor')).not.toBeInTheDocument()
    expect(change.mock.calls).toEqual([
      ['0', items[0]],
      ['1', items[1]],
      ['', items[1]],
    ])
  })

  it('keeps a panel that hovering opened on the first click, and closes it on the next', async () => {
    await render(<NavigationMenu items={items} />)
    await userEvent.click(trigger('Docs'))
    await expect.element(link('Installation')).toBeVisible()
    await parkPointer()
    await new Promise((resolve) => setTimeout(resolve, 200))
    await expect.element(link('Installation')).toBeVisible()
    await userEvent.click(trigger('Docs'))
    await expect.element(link('Installation')).not.toBeInTheDocument()
  })

  it('opens on click only or on hover only, if configured', async () => {
    const screen = await render(<NavigationMenu items={items} disableHoverTrigger />)
    await userEvent.hover(trigger('Docs'))
    await expect.element(trigger('Docs')).toHaveAttribute('aria-expanded', 'false')
    press('Docs')
    await expect.element(link('Installation')).toBeVisible()
    press('Docs')
    await expect.element(link('Installation')).not.toBeInTheDocument()
    await screen.unmount()

    await render(<NavigationMenu items={items} disableClickTrigger />)
    await userEvent.hover(trigger('Docs'))
    await userEvent.click(trigger('Docs'))
    await userEvent.click(trigger('Docs'))
    await expect.element(link('Installation')).toBeVisible()
    await parkPointer()
    await expect.element(link('Installation')).not.toBeInTheDocument()
    trigger('Docs').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(link('Installation')).toBeVisible()
  })

  it('delays opening with delayDuration, but not while a panel is open', async () => {
    await render(<NavigationMenu items={items} delayDuration={200} disablePointerLeaveClose />)
    // Dispatched, because a real pointer can take longer than the delay on a slow machine.
    trigger('Docs')
      .element()
      .dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }))
    await pendingTasks()
    expect(trigger('Docs').element().ariaExpanded).toBe('false')
    await expect.element(link('Installation')).toBeVisible()
    await userEvent.hover(trigger('Tools'))
    await expect.element(link('Editor')).toBeVisible()
  })

  it('opens on tap on touch screens', async () => {
    await render(<NavigationMenu items={items} />)
    const docsTrigger = trigger('Docs').element()
    const tap = () => {
      for (const type of ['pointerover', 'pointerenter', 'pointerdown', 'pointerup', 'pointerout', 'pointerleave'])
        docsTrigger.dispatchEvent(
          new PointerEvent(type, { bubbles: !/(enter|leave)$/.test(type), pointerType: 'touch' }),
        )
      docsTrigger.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch', detail: 1 }))
    }
    tap()
    await expect.element(link('Installation')).toBeVisible()
    tap()
    await expect.element(link('Installation')).not.toBeInTheDocument()
    tap()
    await expect.element(link('Installation')).toBeVisible()
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
    document.body.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' }))
    await expect.element(link('Installation')).not.toBeInTheDocument()
  })

  it('closes on a press outside, and when a link is followed', async () => {
    const select = vi.fn((event: React.MouseEvent) => event.preventDefault())
    const followed = vi.fn()
    await render(
      <>
        <NavigationMenu
          items={[
            {
              label: 'Docs',
              children: [
                { label: 'Stay', onSelect: select },
                { label: 'Go', onSelect: followed },
              ],
            },
          ]}
        />
        <p>Text below, far enough down</p>
      </>,
    )
    await userEvent.click(trigger('Docs'))
    await userEvent.click(trigger('Stay'))
    expect(select).toHaveBeenCalledOnce()
    await expect.element(trigger('Stay')).toBeVisible()
    await userEvent.click(trigger('Go'))
    expect(followed).toHaveBeenCalledOnce()
    await expect.element(trigger('Go')).not.toBeInTheDocument()

    await userEvent.click(trigger('Docs'))
    await expect.element(trigger('Go')).toBeVisible()
    await userEvent.click(document.documentElement, { force: true, position: { x: 900, y: 600 } })
    await expect.element(trigger('Go')).not.toBeInTheDocument()
  })

  it('closes after navigation', async () => {
    let path = '/'
    const adapter: LinkAdapter = { useLocation: () => ({ pathname: path, search: '', hash: '' }) }
    const menu = () => (
      <App link={adapter}>
        <NavigationMenu items={items} defaultValue="0" />
      </App>
    )
    const screen = await render(menu())
    await expect.element(link('Installation')).toBeVisible()
    path = '/team'
    await screen.rerender(menu())
    await expect.element(link('Installation')).not.toBeInTheDocument()
  })

  it('follows the value prop', async () => {
    function Controlled() {
      const [open, setOpen] = useState('')
      return (
        <>
          <NavigationMenu items={items} value={open} onValueChange={setOpen} disableHoverTrigger />
          <button onClick={() => setOpen('1')}>Show tools</button>
          <output>{open || 'none'}</output>
        </>
      )
    }
    await render(<Controlled />)
    await userEvent.click(trigger('Show tools'))
    await expect.element(link('Editor')).toBeVisible()
    await userEvent.click(trigger('Docs'))
    await expect.element(link('Installation')).toBeVisible()
    await expect.element(page.getByText('0', { exact: true })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('none')).toBeVisible()
  })

  it('stays as it is if the caller does not change value', async () => {
    await render(<NavigationMenu items={items} value="" />)
    await userEvent.click(trigger('Docs'))
    await expect.element(trigger('Docs')).toHaveAttribute('aria-expanded', 'false')
    await expect.element(link('Installation')).not.toBeInTheDocument()
  })

  it('shows a separate button for the children of an item with an address', async () => {
    await render(<NavigationMenu items={[{ label: 'Docs', to: '/docs', children: docs }]} disableHoverTrigger />)
    await expect.element(link('Docs')).toHaveAttribute('href', '/docs')
    await expect.element(link('Docs')).not.toHaveAttribute('aria-expanded')
    press('Docs')
    await expect.element(link('Installation')).toBeVisible()
    await expect.element(trigger('Docs')).toHaveAttribute('aria-expanded', 'true')
  })

  it('shows a single button for such an item with type trigger', async () => {
    await render(<NavigationMenu items={[{ label: 'Docs', to: '/docs', type: 'trigger', children: docs }]} />)
    expect(page.getByRole('link').elements()).toHaveLength(0)
    press('Docs')
    await expect.element(link('Installation')).toBeVisible()
  })

  it('shows descriptions of links, and marks links that open a new tab', async () => {
    await render(<NavigationMenu items={items} defaultValue="0" />)
    await expect.element(link('Installation')).toHaveAccessibleName('Installation Add it to an app.')
    await expect.element(link('Source')).toHaveAttribute('rel', 'noopener noreferrer')
    expect(link('Source').element().querySelector('[data-slot="childLinkLabelExternalIcon"]')).not.toBeNull()
    expect(link('Installation').element().querySelector('[data-slot="childLinkLabelExternalIcon"]')).toBeNull()
  })

  it('replaces parts of all items, and the content of one item by its render', async () => {
    const own: (NavigationMenuItem & { size?: number })[] = [
      { label: 'Docs', size: 3, children: docs },
      { label: 'Own', to: '/own', render: ({ item, index }) => `${item.label} at ${index}` },
      { label: 'Wide', renderContent: ({ close }) => <button onClick={close}>Done</button> },
    ]
    await render(
      <NavigationMenu
        items={own}
        itemLeading={({ index }) => <i>{index + 1}.</i>}
        itemLabel={({ item }) => item.label?.toUpperCase()}
        itemTrailing={({ item }) => item.size && <i>{item.size}</i>}
        itemContent={({ item }) => <b>All of {item.label}</b>}
        listLeading={<b>Logo</b>}
        listTrailing={() => <b>Search</b>}
      />,
    )
    await expect.element(page.getByText('Logo')).toBeVisible()
    await expect.element(page.getByText('Search')).toBeVisible()
    await expect.element(link('Own at 1')).toBeVisible()
    await userEvent.click(trigger('1. DOCS 3'))
    await expect.element(page.getByText('All of Docs')).toBeVisible()
    await userEvent.click(trigger('3. WIDE'))
    await userEvent.click(trigger('Done'))
    await expect.element(trigger('Done')).not.toBeInTheDocument()
  })

  it('adds the classes of an item to that item only', async () => {
    await render(
      <NavigationMenu items={[{ label: 'A', className: 'mine', ui: { linkLabel: 'own' } }, { label: 'B' }]} />,
    )
    await expect.element(trigger('A')).toHaveClass('mine')
    expect(document.querySelectorAll('.own')).toHaveLength(1)
    await expect.element(trigger('B')).not.toHaveClass('mine')
  })

  it('disables one item or all items', async () => {
    const screen = await render(
      <NavigationMenu
        items={[
          { ...items[0]!, disabled: true },
          { ...items[2]!, disabled: true },
        ]}
      />,
    )
    await expect.element(trigger('Docs')).toBeDisabled()
    await userEvent.hover(trigger('Docs'), { force: true })
    await expect.element(link('Team')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(link('Installation')).not.toBeInTheDocument()
    await screen.rerender(<NavigationMenu items={items} disabled value="0" />)
    await expect.element(trigger('Tools')).toBeDisabled()
    await expect.element(link('Team')).not.toHaveAttribute('href')
    await expect.element(link('Installation')).not.toBeInTheDocument()
  })

  it('shows the tooltip of an item', async () => {
    await render(
      inApp(<NavigationMenu items={[{ icon: star, 'aria-label': 'x', label: 'Source', to: '/', tooltip: true }]} />),
    )
    await expect.element(link('Source')).toBeVisible()
    // The code of Tooltip is still loading.
    await expect
      .poll(async () => {
        await parkPointer()
        await userEvent.hover(link('Source'))
        return page.getByRole('tooltip').elements().length
      })
      .toBe(1)
  })

  it('is empty without items', async () => {
    await render(<NavigationMenu aria-label="Main" />)
    expect(page.getByRole('listitem').elements()).toHaveLength(0)
  })
})

describe('NavigationMenu by keyboard', () => {
  withoutMotion()

  async function walk(steps: readonly (readonly [key: string, name: string])[]) {
    for (const [key, name] of steps) {
      await userEvent.keyboard(`{${key}}`)
      await expect.poll(() => document.activeElement?.textContent).toContain(name)
    }
  }

  it('opens with Enter and Space, and Tab moves through the panel', async () => {
    await render(
      <>
        <NavigationMenu items={items} />
        <button>After</button>
      </>,
    )
    await userEvent.tab()
    await expect.element(trigger('Docs')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(link('Installation')).toBeVisible()
    await expect.element(trigger('Docs')).toHaveFocus()
    for (const name of ['Installation', 'Theming', 'Source']) {
      await userEvent.tab()
      await expect.element(link(name)).toHaveFocus()
    }
    await userEvent.tab()
    await expect.element(trigger('Tools')).toHaveFocus()
    await expect.element(link('Installation')).not.toBeInTheDocument()
    await userEvent.keyboard(' ')
    await expect.element(link('Editor')).toBeVisible()
    await userEvent.keyboard(' ')
    await expect.element(link('Editor')).not.toBeInTheDocument()
    await userEvent.tab()
    await expect.element(link('Team')).toHaveFocus()
    await userEvent.tab()
    await expect.element(trigger('After')).toHaveFocus()
  })

  it('closes with Escape and returns focus', async () => {
    await render(<NavigationMenu items={items} />)
    trigger('Docs').element().focus()
    await walk([
      ['ArrowDown', 'Installation'],
      ['ArrowDown', 'Theming'],
    ])
    await userEvent.keyboard('{Escape}')
    await expect.element(trigger('Docs')).toHaveFocus()
    await expect.element(link('Installation')).not.toBeInTheDocument()
  })

  it.each(['ltr', 'rtl'] as const)('moves with the arrows, Home and End (%s)', async (dir) => {
    const [next, last] = dir === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
    await render(
      <div dir={dir}>
        <NavigationMenu items={items} />
      </div>,
    )
    trigger('Docs').element().focus()
    await walk([
      [next!, 'Tools'],
      [next!, 'Team'],
      [next!, 'Docs'],
      [last!, 'Team'],
      ['Home', 'Docs'],
      ['End', 'Team'],
      ['Home', 'Docs'],
      ['ArrowDown', 'Installation'],
      [next!, 'Theming'],
      ['ArrowUp', 'Installation'],
      ['End', 'Source'],
      ['ArrowDown', 'Source'],
      ['Home', 'Installation'],
      ['ArrowUp', 'Docs'],
    ])
    await expect.element(trigger('Docs')).toHaveAttribute('aria-expanded', 'true')
    await walk([['ArrowDown', 'Installation']])
  })

  it('moves up and down in a vertical menu and skips closed sections', async () => {
    await render(<NavigationMenu orientation="vertical" items={items} defaultValue={['0']} />)
    trigger('Docs').element().focus()
    await walk([
      ['ArrowDown', 'Installation'],
      ['ArrowDown', 'Theming'],
      ['ArrowDown', 'Source'],
      ['ArrowDown', 'Tools'],
      ['ArrowDown', 'Team'],
      ['ArrowDown', 'Docs'],
      ['ArrowUp', 'Team'],
      ['Home', 'Docs'],
      ['End', 'Team'],
    ])
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(link('Team')).toHaveFocus()
  })
})

describe('A vertical NavigationMenu', () => {
  withoutMotion()
  const tree: NavigationMenuItem[] = [
    { label: 'Guide', value: 'guide', to: '/guide', children: [{ label: 'First', to: '/guide/first' }] },
    {
      label: 'Docs',
      value: 'docs',
      children: [
        { label: 'Looks', children: [{ label: 'Theming', to: '/docs/theming' }] },
        { label: 'Parts', to: '/p' },
      ],
    },
    { label: 'Tools', value: 'tools', children: [{ label: 'Editor', to: '/tools/editor' }] },
  ]

  it('opens and closes several items', async () => {
    const change = vi.fn()
    await render(<NavigationMenu orientation="vertical" items={items} onValueChange={change} />)
    press('Docs')
    await expect.element(link('Installation')).toBeVisible()
    press('Tools')
    await expect.element(link('Editor')).toBeVisible()
    await expect.element(link('Installation')).toBeVisible()
    expect(change).toHaveBeenLastCalledWith(['0', '1'], items[1])
    press('Docs')
    await expect.element(link('Installation')).not.toBeInTheDocument()
    expect(change).toHaveBeenLastCalledWith(['1'], items[0])
  })

  it('keeps one item open with type single', async () => {
    const change = vi.fn()
    await render(
      <NavigationMenu orientation="vertical" type="single" items={items} onValueChange={change} defaultValue="0" />,
    )
    await expect.element(link('Installation')).toBeVisible()
    press('Tools')
    await expect.element(link('Editor')).toBeVisible()
    await expect.element(link('Installation')).not.toBeInTheDocument()
    expect(change).toHaveBeenLastCalledWith('1', items[1])
    press('Tools')
    expect(change).toHaveBeenLastCalledWith('', items[1])
  })

  it('does not close the open item with collapsible off', async () => {
    await render(
      <NavigationMenu orientation="vertical" type="single" collapsible={false} items={items} defaultValue="0" />,
    )
    press('Docs')
    await expect.element(link('Installation')).toBeVisible()
  })

  it('follows the value prop', async () => {
    function Controlled() {
      const [open, setOpen] = useState(['0'])
      return (
        <>
          <NavigationMenu orientation="vertical" items={items} value={open} onValueChange={setOpen} />
          <output>{open.join() || 'none'}</output>
        </>
      )
    }
    await render(<Controlled />)
    await expect.element(link('Installation')).toBeVisible()
    press('Docs')
    await expect.element(page.getByText('none')).toBeVisible()
    await expect.element(link('Installation')).not.toBeInTheDocument()
  })

  it('opens default items, and the items above the current page', async () => {
    await render(
      inApp(
        <NavigationMenu orientation="vertical" items={[...tree.slice(0, 2), { ...tree[2]!, defaultOpen: true }]} />,
      ),
    )
    await expect.element(link('Theming')).toBeVisible()
    await expect.element(link('Theming')).toHaveAttribute('aria-current', 'page')
    await expect.element(trigger('Docs')).not.toHaveAttribute('data-active')
    await expect.element(link('Editor')).toBeVisible()
    await expect.element(link('First')).not.toBeInTheDocument()
    // A closed item looks active if it hides the active item.
    press('Docs')
    await expect.element(trigger('Docs')).toHaveAttribute('data-active')
  })

  it('opens the section of the next page, and closes others with type single', async () => {
    let path = '/docs/theming'
    const adapter: LinkAdapter = { useLocation: () => ({ pathname: path, search: '', hash: '' }) }
    const menu = () => (
      <App link={adapter}>
        <NavigationMenu orientation="vertical" type="single" items={tree} />
      </App>
    )
    const screen = await render(menu())
    await expect.element(link('Theming')).toBeVisible()
    path = '/tools/editor'
    await screen.rerender(menu())
    await expect.element(link('Editor')).toBeVisible()
    await expect.element(link('Theming')).not.toBeInTheDocument()
  })

  it('renders the open section on the server, and closed ones with unmountOnHide off', () => {
    const serve = (props: object) =>
      renderToString(inApp(<NavigationMenu orientation="vertical" items={tree} {...props} />))
    expect(serve({})).toContain('/docs/theming')
    expect(serve({})).not.toContain('/tools/editor')
    expect(serve({ unmountOnHide: false })).toContain('/tools/editor')
    expect(serve({ unmountOnHide: false })).not.toContain(' style=')
  })

  it('follows open of an item', async () => {
    const screen = await render(<NavigationMenu orientation="vertical" items={[{ ...items[0]!, open: true }]} />)
    await expect.element(link('Installation')).toBeVisible()
    await screen.rerender(<NavigationMenu orientation="vertical" items={[{ ...items[0]!, open: false }]} />)
    await expect.element(link('Installation')).not.toBeInTheDocument()
  })

  it('shows a link and a button for an item with address and children', async () => {
    await render(<NavigationMenu orientation="vertical" items={tree} />)
    await expect.element(link('Guide')).toHaveAttribute('href', '/guide')
    press('Guide')
    await expect.element(link('First')).toBeVisible()
  })

  it('separates groups', async () => {
    await render(<NavigationMenu orientation="vertical" items={[items, items.slice(2)]} />)
    expect(page.getByRole('separator').elements()).toHaveLength(1)
  })

  it('animates a section when it is toggled, but not on mount', async () => {
    withMotion()
    await render(<NavigationMenu orientation="vertical" items={items} defaultValue={['0']} />)
    expect(findPart('content')!.getAnimations()).toHaveLength(0)
    press('Tools')
    await expect.element(link('Editor')).toBeInTheDocument()
    const opened = document.getElementById(trigger('Tools').element().getAttribute('aria-controls')!)!
    expect(opened.hasAttribute('data-moving')).toBe(true)
    await settle()
    press('Tools')
    await expect.poll(() => opened.isConnected).toBe(false)
  })
})

describe('A collapsed NavigationMenu', () => {
  withoutMotion()
  const icons: NavigationMenuItem[] = [
    { label: 'Home', icon: star, to: '/' },
    { label: 'Docs', icon: star, children: docs },
  ]

  it('shows only icons, which keep their accessible names', async () => {
    await render(inApp(<NavigationMenu orientation="vertical" collapsed popover items={icons} />))
    const home = link('Home').element()
    expect(home.getBoundingClientRect().width).toBe(home.getBoundingClientRect().height)
    await expect.element(trigger('Docs')).toBeVisible()
  })

  it('shows the text of an item in a tooltip', async () => {
    await render(inApp(<NavigationMenu orientation="vertical" collapsed tooltip popover items={icons} />))
    await expect
      .poll(async () => {
        await parkPointer()
        await userEvent.hover(link('Home'))
        return page
          .getByRole('tooltip')
          .elements()
          .map((tip) => tip.textContent)
      })
      .toEqual(['Home'])
  })

  it('shows children in a popover, which closes when a link is followed', async () => {
    const chosen = vi.fn()
    const children = [{ label: 'Installation', onSelect: chosen }]
    await render(
      inApp(<NavigationMenu orientation="vertical" collapsed popover items={[{ ...icons[1]!, children }]} />),
    )
    await expect.poll(() => trigger('Docs').element().getAttribute('aria-haspopup')).toBe('dialog')
    await userEvent.hover(trigger('Docs'))
    await userEvent.click(page.getByRole('dialog', { name: 'Docs' }).getByRole('button', { name: 'Installation' }))
    expect(chosen).toHaveBeenCalledOnce()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('NavigationMenu layout', () => {
  withoutMotion()
  const box = (part: string) => findPart(part)!.getBoundingClientRect()

  it('has a panel as wide as the menu, or below its item and inside the window', async () => {
    const screen = await render(
      <div style={{ margin: 40 }}>
        <NavigationMenu items={items} defaultValue="0" />
      </div>,
    )
    expect(box('viewport').width).toBe(box('navigation-menu').width)
    expect(box('viewport').top).toBeGreaterThanOrEqual(box('navigation-menu').bottom)
    await screen.unmount()

    await render(
      <div style={{ marginInlineStart: 400 }}>
        <NavigationMenu items={items} defaultValue="1" contentOrientation="vertical" arrow />
      </div>,
    )
    const item = trigger('Tools').element().getBoundingClientRect()
    const middle = (item.left + item.right) / 2
    expect(Math.abs((box('viewport').left + box('viewport').right) / 2 - middle)).toBeLessThan(1)
    expect(Math.abs((box('arrow').left + box('arrow').right) / 2 - middle)).toBeLessThan(1)
  })

  it('truncates the labels of links and buttons in a narrow container', async () => {
    await render(
      <div style={{ display: 'flex', width: 160 }}>
        <NavigationMenu items={items} />
      </div>,
    )
    expect(findPart('navigation-menu')!.scrollWidth).toBeLessThanOrEqual(160)
    const [button] = document.querySelectorAll('[data-slot="link"]')
    expect(button!.getBoundingClientRect().width).toBeLessThanOrEqual(
      button!.parentElement!.getBoundingClientRect().width,
    )
  })

  it.each(['ltr', 'rtl'] as const)('keeps panels inside a narrow window (%s)', async (dir) => {
    await page.viewport(360, 640)
    await render(
      <div dir={dir}>
        <NavigationMenu items={items.slice(0, 2)} defaultValue="1" contentOrientation="vertical" />
      </div>,
    )
    expect(box('viewport').left).toBeGreaterThanOrEqual(8)
    expect(box('viewport').right).toBeLessThanOrEqual(352)
    await page.viewport(1280, 800)
  })

  it('keeps panels inside an ancestor that clips them', async () => {
    await render(
      <div data-testid="clip" style={{ margin: 100, width: 500, overflow: 'hidden' }}>
        <NavigationMenu items={items} defaultValue="0" contentOrientation="vertical" />
      </div>,
    )
    const clip = page.getByTestId('clip').element().getBoundingClientRect()
    expect(box('viewport').left).toBeGreaterThanOrEqual(clip.left)
    expect(box('viewport').right).toBeLessThanOrEqual(clip.right)
  })

  it('animates the panel from one item to the next', async () => {
    withMotion()
    await render(<NavigationMenu items={items} contentOrientation="vertical" disableHoverTrigger />)
    press('Docs')
    await settle()
    const from = box('viewport')
    press('Tools')
    await expect.element(link('Editor')).toBeInTheDocument()
    const viewport = findPart('viewport') as HTMLElement
    expect(viewport.hasAttribute('data-switched')).toBe(true)
    await settle()
    await expect.poll(() => viewport.hasAttribute('data-moving')).toBe(false)
    expect(viewport.style.height).toBe('')
    expect(box('viewport').height).toBeLessThan(from.height)
    await userEvent.keyboard('{Escape}')
    await expect.element(link('Editor')).not.toBeInTheDocument()
  })

  it('keeps closed panels in the DOM with unmountOnHide off', async () => {
    const html = renderToString(<NavigationMenu items={items} unmountOnHide={false} />)
    expect(html).toContain('/docs/installation')
    expect(renderToString(<NavigationMenu items={items} />)).not.toContain('/docs/installation')

    await render(<NavigationMenu items={items} unmountOnHide={false} disableHoverTrigger />)
    await expect.element(page.getByText('Installation')).not.toBeVisible()
    press('Docs')
    await expect.element(link('Installation')).toBeVisible()
    press('Tools')
    await expect.element(link('Editor')).toBeVisible()
    await expect.element(page.getByText('Installation')).not.toBeVisible()
    press('Tools')
    await expect.element(page.getByText('Editor')).not.toBeVisible()
  })

  it('colors the line with highlightColor', async () => {
    await render(inApp(<NavigationMenu items={[{ label: 'Theming', to: here }]} highlight highlightColor="error" />))
    const line = getComputedStyle(link('Theming').element(), '::after')
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--ui-error-text)'
    expect(line.backgroundColor).toBe(getComputedStyle(probe).color)
    probe.remove()
  })
})

describe('NavigationMenu with invalid items', () => {
  let warning: MockInstance<typeof console.warn>
  const warnings = () => warning.mock.calls.flat().join('\n')
  beforeEach(() => {
    forgetWarnings()
    warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warning.mockRestore())

  it('warns about duplicate keys and still distinguishes the items', async () => {
    const twice = items.map((item) => ({ ...item, value: 'same' }))
    await render(<NavigationMenu orientation="vertical" items={twice} />)
    expect(warnings()).toContain('NavigationMenu: two items have the key "same"')
    await userEvent.click(trigger('Tools'))
    await expect.element(link('Editor')).toBeVisible()
    await expect.element(link('Installation')).not.toBeInTheDocument()
  })

  it('warns about children that are never shown', async () => {
    const deep = [{ label: 'Docs', children: [{ label: 'Looks', children: docs! }] }]
    const screen = await render(<NavigationMenu items={deep} defaultValue="0" />)
    expect(warnings()).toContain('"Looks" is in a panel and has children')
    await screen.rerender(<NavigationMenu items={deep} orientation="vertical" collapsed />)
    expect(warnings()).toContain('"Docs" has children that cannot be reached while the menu is collapsed. Set popover')
  })

  it('warns about an address that runs a script', async () => {
    await render(<NavigationMenu items={[{ label: 'Odd', to: 'javascript:alert(1)' }]} />)
    expect(warnings()).toContain('runs a script')
    expect(findPart('link')!.hasAttribute('href')).toBe(false)
  })

  it('opens nothing for an unknown key', async () => {
    await render(<NavigationMenu items={items} value="nowhere" />)
    expect(findPart('viewport')).toBeNull()
  })
})
