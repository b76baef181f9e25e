import { useState } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { LinkAdapter } from '../system/links/link-adapter.ts'
import { defineLocale } from '../locale/define-locale.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { createTheme } from '../theme/create-theme.ts'
import { headerTheme } from '../theme/header.ts'
import { App } from './App.tsx'
import { Header, type HeaderMode, type HeaderProps } from './Header.tsx'

const links = (
  <nav aria-label="Main">
    <a href="/docs">Docs</a> <a href="#prices">Prices</a>
  </nav>
)
const menuParts = ['content', 'overlay', 'header', 'body']

describeComponent(
  'Header',
  <Header title="Frond UI" body={links} right={<a href="#code">Code</a>}>
    {links}
  </Header>,
  { slot: 'header', theme: headerTheme, hiddenParts: menuParts },
)

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog', { name: 'Menu' })
const box = (slot: string) => findPart(slot)!.getBoundingClientRect()

async function openMenu(): Promise<void> {
  await userEvent.click(button('Open menu'))
  await expect.element(dialog()).toBeVisible()
}

afterEach(() => page.viewport(1280, 800))

describe('Header', () => {
  it('is the banner landmark, with a title that links to the home page', async () => {
    await page.viewport(1280, 800)
    await render(<Header title="Frond UI">{links}</Header>)
    await expect.element(page.getByRole('banner')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Frond UI' })).toHaveAttribute('href', '/')
    await expect.element(page.getByRole('navigation')).toBeVisible()
    expect(page.getByRole('button').elements()).toEqual([])
  })

  it('labels the link of a logo by the title', async () => {
    await render(<Header title="Frond UI" to="/start" renderTitle={<svg width="24" height="24" />} />)
    await expect.element(page.getByRole('link', { name: 'Frond UI' })).toHaveAttribute('href', '/start')
  })

  it('is sticky, has the height of its custom property, and centers its middle part', async () => {
    await page.viewport(1280, 800)
    document.documentElement.style.setProperty('--ui-header-height', '50px')
    await render(
      <div style={{ height: 3000 }}>
        <Header title="A rather long title" right="End">
          Middle
        </Header>
      </div>,
    )
    expect(box('container').height).toBe(50)
    expect(box('center').left + box('center').width / 2).toBeCloseTo(innerWidth / 2, -1)
    scrollTo(0, 500)
    expect(box('header').top).toBe(0)
    scrollTo(0, 0)
    document.documentElement.style.removeProperty('--ui-header-height')
  })

  it('has slots above and below its row, and is mirrored in right-to-left text', async () => {
    await page.viewport(1280, 800)
    await render(
      <div dir="rtl">
        <Header
          title="Frond UI"
          top={<p data-slot="above">Above</p>}
          bottom={<p data-slot="below">Below</p>}
          right="R"
        />
      </div>,
    )
    expect(box('above').bottom).toBeLessThanOrEqual(box('container').top)
    expect(box('below').top).toBeGreaterThanOrEqual(box('container').bottom)
    expect(box('right').left).toBeLessThan(box('title').left)
  })

  it('renders nothing of the menu on the server', () => {
    const html = renderToString(<Header title="Frond UI" body={<p>Inside</p>} defaultOpen />)
    expect(html).not.toContain('Inside')
    expect(html).toContain('aria-expanded="true"')
  })
})

describe('Header menu', () => {
  withoutMotion()
  beforeEach(() => page.viewport(400, 700))

  it.each<HeaderMode>(['modal', 'slideover', 'drawer'])('opens as a %s, and closes again', async (mode) => {
    await render(
      <Header title="Frond UI" mode={mode} body={links}>
        {links}
      </Header>,
    )
    expect(page.getByRole('navigation').elements()).toEqual([])
    await openMenu()
    expect(findPart(mode)).toBeInstanceOf(HTMLElement)
    await expect.element(dialog()).toHaveAccessibleDescription('Links to the parts of this site')
    await expect.element(dialog().getByRole('link', { name: 'Docs' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(button('Open menu')).toHaveFocus()

    await openMenu()
    await userEvent.click(dialog().getByRole('button', { name: 'Close menu' }))
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('covers the viewport as a modal, and keeps the row at its place', async () => {
    await render(<Header title="Frond UI" body={links} ui={{ content: 'mine', overlay: 'theirs' }} />)
    await openMenu()
    expect(box('modal').toJSON()).toMatchObject({ left: 0, top: 0, width: 400, height: 700 })
    expect(findPart('modal')).toHaveClass('mine')
    expect(findPart('overlay')).toHaveClass('theirs')
    const titles = [...document.querySelectorAll('[data-slot=title]')].filter((title) => title.matches('a'))
    const [row, menu] = titles.map((title) => title.getBoundingClientRect())
    expect([menu!.left, menu!.top]).toEqual([row!.left, expect.closeTo(row!.top, 0)])
    const toggles = [...document.querySelectorAll('[data-slot=toggle]')].map((toggle) => toggle.getBoundingClientRect())
    expect(toggles[1]!.left).toBeCloseTo(toggles[0]!.left, 0)
  })

  it('passes props to the overlay', async () => {
    const change = vi.fn()
    await render(
      <Header
        title="Frond UI"
        mode="slideover"
        menu={{ side: 'left', title: 'Sections', onOpenChange: change, ui: { content: 'mine' } }}
        body={links}
      />,
    )
    await userEvent.click(button('Open menu'))
    await expect.element(page.getByRole('dialog', { name: 'Sections' })).toBeVisible()
    expect(box('slideover').left).toBe(0)
    expect(findPart('slideover')).toHaveClass('mine')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => change.mock.calls).toEqual([[false]])
  })

  it('can be controlled', async () => {
    const change = vi.fn()
    const header = (open: boolean) => <Header title="Frond UI" open={open} onOpenChange={change} body={links} />
    const screen = await render(header(false))
    await userEvent.click(button('Open menu'))
    expect(change).toHaveBeenCalledExactlyOnceWith(true)
    expect(page.getByRole('dialog').elements()).toEqual([])
    await screen.rerender(header(true))
    await expect.element(dialog()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => change.mock.lastCall).toEqual([false])
    await expect.element(dialog()).toBeVisible()
  })

  it('is initially open with defaultOpen', async () => {
    await render(<Header title="Frond UI" defaultOpen body={links} />)
    await expect.element(dialog()).toBeVisible()
  })

  /** An application whose router is a React state. */
  function Routed(props: Partial<HeaderProps>) {
    const [path, go] = useState('/start')
    const [adapter] = useState<{ path: string; link: LinkAdapter }>(() => {
      const state = { path: '/start', link: {} }
      state.link = { useLocation: () => ({ pathname: state.path, search: '', hash: '' }) }
      return state
    })
    adapter.path = path
    return (
      <App link={adapter.link}>
        <Header
          key="header"
          title={`At ${path}`}
          body={
            <button type="button" onClick={() => go('/docs')}>
              Go
            </button>
          }
          {...props}
        />
      </App>
    )
  }

  it('closes after navigation', async () => {
    await render(<Routed />)
    await openMenu()
    await userEvent.click(button('Go'))
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('stays open on navigation with autoClose off', async () => {
    await render(<Routed autoClose={false} />)
    await openMenu()
    await userEvent.click(button('Go'))
    await expect.element(dialog().getByRole('link', { name: 'At /docs' })).toBeVisible()
  })

  it('closes when a link to an anchor on the page is followed', async () => {
    await render(<Header title="Frond UI" body={links} />)
    await openMenu()
    await userEvent.click(dialog().getByRole('link', { name: 'Prices' }))
    await expect.element(dialog()).not.toBeInTheDocument()
    history.replaceState(null, '', location.pathname + location.search)
  })

  it('closes when the viewport grows so that its button is hidden', async () => {
    await render(<Header title="Frond UI" body={links} />)
    await openMenu()
    await page.viewport(1280, 800)
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('places its button on the given side, with the given props', async () => {
    await render(
      <Header
        title="Frond UI"
        toggleSide="left"
        toggle={{ 'aria-label': 'Sections', color: 'primary' }}
        body={links}
      />,
    )
    expect(box('toggle').right).toBeLessThan(box('title').left)
    await expect.element(button('Sections')).toHaveClass('fr--primary')
  })

  it('has no button without a menu', async () => {
    const screen = await render(<Header title="Frond UI" />)
    expect(page.getByRole('button').elements()).toEqual([])
    await screen.rerender(<Header title="Frond UI" body={links} toggle={false} />)
    expect(page.getByRole('button').elements()).toEqual([])
  })

  it('renders slots instead of its parts', async () => {
    await render(
      <Header
        left={<b>Left</b>}
        renderToggle={({ open, toggle, ui }) => (
          <button type="button" className={ui.toggle} onClick={toggle}>
            {open ? 'Less' : 'More'}
          </button>
        )}
        content={({ close }) => (
          <button type="button" onClick={close}>
            Enough
          </button>
        )}
      />,
    )
    await userEvent.click(button('More'))
    await userEvent.click(dialog().getByRole('button', { name: 'Enough' }))
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(button('More')).toBeVisible()
  })

  it('uses messages and icons of the application', async () => {
    const messages = { header: { open: 'Menü öffnen', close: 'Schließen', title: 'Menü', description: 'Teile' } }
    const bars = { name: 'test:bars', body: '<path d="M1 2"/>' }
    await render(
      <App
        locale={defineLocale({ name: 'Deutsch', code: 'de', messages })}
        theme={createTheme({ icons: { menu: bars } })}
      >
        <Header title="Frond UI" body={links} />
      </App>,
    )
    expect(findPart('toggle')!.innerHTML).toContain('M1 2')
    await userEvent.click(button('Menü öffnen'))
    await expect.element(page.getByRole('dialog', { name: 'Menü' })).toBeVisible()
  })
})
