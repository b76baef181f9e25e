import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ar } from '../locale/ar.ts'
import type { LinkAdapter } from '../system/links/link-adapter.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { nextFrames } from '../testing/frames.ts'
import { dragMouse } from '../testing/input.ts'
import { preferReducedMotion, withoutMotion, withSlowMotion } from '../testing/motion.ts'
import { dashboardSidebarTheme } from '../theme/dashboard-sidebar.ts'
import { App } from './App.tsx'
import { DashboardGroup, type DashboardGroupProps } from './DashboardGroup.tsx'
import { DashboardNavbar } from './DashboardNavbar.tsx'
import { DashboardPanel } from './DashboardPanel.tsx'
import { DashboardSidebar, type DashboardSidebarMode, type DashboardSidebarProps } from './DashboardSidebar.tsx'
import { DashboardSidebarCollapse } from './DashboardSidebarCollapse.tsx'

const links = (
  <nav aria-label="Main">
    <a href="/orders">Orders</a> <a href="#team">Team</a>
  </nav>
)

describeComponent(
  'DashboardSidebar',
  <DashboardSidebar header={<b>Shop</b>} footer={<i>Ada</i>} resizable>
    {links}
  </DashboardSidebar>,
  { slot: 'dashboard-sidebar', theme: dashboardSidebarTheme, hiddenParts: ['toggle', 'content', 'overlay'] },
)

const forget = () => {
  document.cookie = 'frond-dashboard-sidebar=; path=/; max-age=0'
}
const width = () => Math.round(findPart('dashboard-sidebar')!.getBoundingClientRect().width)
const handle = () => page.getByRole('separator', { name: 'Resize' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog', { name: 'Sidebar' })

type Mode = DashboardSidebarMode
type SceneProps = DashboardSidebarProps<Mode> & { group?: DashboardGroupProps }

function Scene({ group, dir, ...props }: SceneProps) {
  const sidebar = (
    <DashboardSidebar<Mode> header={<b>Shop</b>} {...props}>
      {props.children ?? links}
    </DashboardSidebar>
  )
  const panel = (
    <DashboardPanel header={<DashboardNavbar title="Orders" right={<DashboardSidebarCollapse />} />} body="List" />
  )
  return (
    <div dir={dir}>
      <DashboardGroup {...group}>
        {props.side === 'right' ? panel : sidebar}
        {props.side === 'right' ? sidebar : panel}
      </DashboardGroup>
    </div>
  )
}

async function drag(by: number): Promise<void> {
  const box = handle().element().getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + 100]
  await dragMouse({
    path: [
      { x, y, at: 0 },
      { x: x + by / 2, y, at: 50 },
      { x: x + by, y, at: 100 },
    ],
  })
  await nextFrames()
}

describe('DashboardSidebar', () => {
  withoutMotion()
  beforeEach(async () => {
    forget()
    await page.viewport(1200, 700)
  })
  afterEach(forget)

  it.each([
    ['left', 'ltr', 1],
    ['left', 'rtl', -1],
    ['right', 'ltr', -1],
    ['right', 'rtl', 1],
  ] as const)('is resized with the pointer on the %s in %s text', async (side, dir, sign) => {
    await render(<Scene side={side} dir={dir} resizable group={{ persistent: false }} />)
    expect(width()).toBe(180)
    await drag(36 * sign)
    await expect.poll(width).toBe(216)
    await drag(200 * sign)
    await expect.poll(width).toBe(240)
  })

  it('is resized and collapsed with the keyboard', async () => {
    await render(<Scene resizable collapsible group={{ persistent: false }} />)
    handle().element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(width).toBe(240)
    await userEvent.keyboard('{Enter}')
    await expect.poll(width).toBe(64)
    await userEvent.keyboard('{Enter}')
    await expect.poll(width).toBe(240)
  })

  it('collapses when it is dragged nearly closed, and tells its content', async () => {
    const change = vi.fn()
    await render(
      <Scene
        resizable
        collapsible
        onCollapsedChange={change}
        group={{ persistent: false }}
        footer={({ collapsed, collapse }) => <button onClick={() => collapse()}>{collapsed ? 'More' : 'Less'}</button>}
      />,
    )
    await drag(-150)
    await expect.poll(width).toBe(64)
    expect(change).toHaveBeenLastCalledWith(true)
    await userEvent.click(button('More'))
    await expect.poll(width).toBe(180)
    expect(button('Less').elements()).toHaveLength(1)
  })

  it('can be controlled', async () => {
    const change = vi.fn()
    const screen = await render(<Scene collapsible collapsed onCollapsedChange={change} />)
    expect(width()).toBe(64)
    await userEvent.click(button('Expand sidebar'))
    expect(change).toHaveBeenLastCalledWith(false)
    expect(width()).toBe(64)
    await screen.rerender(<Scene collapsible collapsed={false} onCollapsedChange={change} />)
    expect(width()).toBe(180)
  })

  it('renders its saved size and state on the server, and keeps them on hydration', async () => {
    const cookie = 'frond-dashboard-sidebar=%7B%22size%22%3A17.5%2C%22collapsed%22%3Afalse%7D'
    document.cookie = `${cookie}; path=/`
    const element = <Scene resizable collapsible group={{ cookies: cookie }} />
    const frame = document.body.appendChild(document.createElement('div'))
    frame.innerHTML = renderToString(element)
    expect(width()).toBe(210)
    const root = hydrateRoot(frame, element)
    await nextFrames()
    expect(width()).toBe(210)
    root.unmount()

    frame.innerHTML = renderToString(
      <Scene collapsible group={{ cookies: 'frond-dashboard-sidebar={"size":17.5,"collapsed":true}' }} />,
    )
    expect(width()).toBe(64)
    frame.remove()
  })

  it('has content in place of its handle', async () => {
    await render(
      <Scene
        resizable
        resizeHandle={({ ui, ...props }) => <div {...props} className={ui.handle} aria-label="Wider or narrower" />}
      />,
    )
    expect(page.getByRole('separator', { name: 'Wider or narrower' }).elements()).toHaveLength(1)
  })
})

describe('The menu of DashboardSidebar', () => {
  withoutMotion()
  beforeEach(() => page.viewport(400, 700))
  afterEach(() => page.viewport(1280, 800))

  async function openMenu(): Promise<void> {
    await userEvent.click(button('Open sidebar'))
    await expect.element(dialog()).toBeVisible()
  }

  it('fades in instead of sliding with reduced motion', async () => {
    await withSlowMotion()
    await preferReducedMotion()
    await render(<Scene />)
    await userEvent.click(button('Open sidebar'))
    const moving = () =>
      findPart('slideover')
        ?.getAnimations()
        .map((each) => (each as CSSTransition).transitionProperty)
    await expect.poll(moving).toEqual(['opacity'])
  })

  it.each<Mode>(['modal', 'slideover', 'drawer'])('opens as a %s, and closes again', async (mode) => {
    await render(<Scene mode={mode} />)
    expect(page.getByRole('navigation').elements()).toEqual([])
    await openMenu()
    expect(findPart(mode)).toBeInstanceOf(HTMLElement)
    await expect.element(dialog()).toHaveAccessibleDescription('Links to the parts of this site')
    await expect.element(dialog().getByRole('link', { name: 'Orders' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(button('Open sidebar')).toHaveFocus()

    await openMenu()
    await userEvent.click(dialog().getByRole('button', { name: 'Close sidebar' }))
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it.each([
    ['left', undefined, 'left'],
    ['right', undefined, 'right'],
    ['left', ar, 'right'],
    ['right', ar, 'left'],
  ] as const)('opens from its side: %s', async (side, locale, expected) => {
    await render(
      <App locale={locale}>
        <Scene side={side} defaultOpen />
      </App>,
    )
    await expect.poll(() => findPart('slideover')).toBeInstanceOf(HTMLElement)
    const { left, right } = findPart('slideover')!.getBoundingClientRect()
    expect(expected === 'left' ? left : 400 - right).toBe(0)
  })

  it('passes props to the overlay', async () => {
    await render(<Scene menu={{ title: 'Shop', ui: { content: 'mine' } }} ui={{ content: 'also' }} defaultOpen />)
    await expect.element(page.getByRole('dialog', { name: 'Shop' })).toBeVisible()
    expect(findPart('slideover')).toHaveClass('mine', 'also')
  })

  it('is never collapsed', async () => {
    await render(
      <Scene collapsible defaultCollapsed defaultOpen group={{ persistent: false }}>
        {({ collapsed }) => <p>{collapsed ? 'Icons' : 'Words'}</p>}
      </Scene>,
    )
    await expect.element(dialog().getByText('Words')).toBeVisible()
  })

  it('can be controlled', async () => {
    const change = vi.fn()
    const screen = await render(<Scene open={false} onOpenChange={change} />)
    await userEvent.click(button('Open sidebar'))
    expect(change).toHaveBeenCalledExactlyOnceWith(true)
    expect(page.getByRole('dialog').elements()).toEqual([])
    await screen.rerender(<Scene open onOpenChange={change} />)
    await expect.element(dialog()).toBeVisible()
  })

  it('closes when the page changes, on a link within the page, and on a wide screen', async () => {
    function Routed() {
      const [path, go] = useState('/start')
      const [adapter] = useState<{ path: string; link: LinkAdapter }>(() => {
        const state = { path: '/start', link: {} }
        state.link = { useLocation: () => ({ pathname: state.path, search: '', hash: '' }) }
        return state
      })
      adapter.path = path
      return (
        <App link={adapter.link}>
          <Scene key="scene">
            <p>{path}</p>
            <button onClick={() => go('/orders')}>Go</button>
            <a href="#team">Team</a>
          </Scene>
        </App>
      )
    }
    await render(<Routed />)
    await openMenu()
    await userEvent.click(dialog().getByRole('button', { name: 'Go' }))
    await expect.element(dialog()).not.toBeInTheDocument()
    await openMenu()
    await userEvent.click(dialog().getByRole('link', { name: 'Team' }))
    await expect.element(dialog()).not.toBeInTheDocument()
    history.replaceState(null, '', location.pathname + location.search)
    await openMenu()
    await page.viewport(1200, 700)
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('takes content in place of its parts', async () => {
    const screen = await render(
      <Scene
        defaultOpen
        toggleSide="right"
        renderToggle={({ open, toggle, ui }) => (
          <button className={ui.toggle} onClick={toggle}>
            {open ? 'Done' : 'Menu'}
          </button>
        )}
      />,
    )
    await userEvent.click(dialog().getByRole('button', { name: 'Done' }))
    await expect.element(dialog()).not.toBeInTheDocument()
    await screen.rerender(<Scene content={({ close }) => <button onClick={close}>Enough</button>} />)
    await userEvent.click(button('Open sidebar'))
    await userEvent.click(dialog().getByRole('button', { name: 'Enough' }))
    await expect.element(dialog()).not.toBeInTheDocument()
  })
})
