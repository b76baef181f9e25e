import { useState } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ar } from '../locale/ar.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { preferReducedMotion, withoutMotion } from '../testing/motion.ts'
import { sidebarTheme } from '../theme/sidebar.ts'
import { App } from './App.tsx'
import { Sidebar, type SidebarMode, type SidebarProps } from './Sidebar.tsx'

const links = (
  <nav aria-label="Main">
    <a href="/orders">Orders</a>
  </nav>
)

describeComponent(
  'Sidebar',
  <Sidebar title="Shop" description="Berlin" actions={<button>New</button>} close rail footer="Ada">
    {links}
  </Sidebar>,
  { slot: 'sidebar', theme: sidebarTheme },
)

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog')
const box = (slot: string) => findPart(slot)!.getBoundingClientRect()

/** A page with a sidebar and a button that toggles it. */
function Scene({ dir, ...props }: SidebarProps<SidebarMode>) {
  const [open, setOpen] = useState(props.defaultOpen ?? true)
  const sidebar = (
    <Sidebar<SidebarMode> title="Shop" {...props} open={open} onOpenChange={setOpen}>
      {props.children ?? links}
    </Sidebar>
  )
  return (
    <div dir={dir} style={{ display: 'flex', minHeight: 600 }}>
      {props.side !== 'right' && sidebar}
      <main style={{ flex: 1 }}>
        <button onClick={() => setOpen(!open)}>Menu</button>
        <output>{String(open)}</output>
      </main>
      {props.side === 'right' && sidebar}
    </div>
  )
}

describe('Sidebar', () => {
  withoutMotion()
  beforeEach(() => page.viewport(1200, 700))

  it('is shown beside the content at full height', async () => {
    await render(<Scene />)
    await expect.element(page.getByRole('complementary', { name: 'Shop' })).toBeVisible()
    expect(box('container').toJSON()).toMatchObject({ left: 0, top: 0, width: 256, height: 700 })
    expect(document.querySelector('main')!.getBoundingClientRect().left).toBeGreaterThanOrEqual(256)
  })

  it.each([
    ['left', 'ltr'],
    ['left', 'rtl'],
    ['right', 'ltr'],
    ['right', 'rtl'],
  ] as const)('slides out of the window on the %s in %s text, where its links get no focus', async (side, dir) => {
    await render(<Scene side={side} dir={dir} />)
    const isOnLeft = (side === 'left') === (dir === 'ltr')
    expect(isOnLeft ? box('container').left : innerWidth - box('container').right).toBe(0)
    await userEvent.click(button('Menu'))
    await expect.poll(() => findPart('sidebar')!.getAttribute('data-state')).toBe('collapsed')
    expect(isOnLeft ? box('container').right : innerWidth - box('container').left).toBe(0)
    expect(box('gap').width).toBe(0)
    expect(findPart('inner')).toHaveAttribute('inert')
  })

  it.each([
    ['sidebar', 64],
    ['floating', 88],
    ['inset', 80],
  ] as const)('shrinks to icons as %s', async (variant, width) => {
    await render(
      <Scene variant={variant} collapsible="icon" defaultOpen={false} footer={({ state }) => <i>{state}</i>} />,
    )
    expect(box('container').width).toBe(width)
    expect(box('gap').width).toBe(width)
    expect(findPart('footer')).toHaveTextContent('collapsed')
    expect(findPart('inner')).not.toHaveAttribute('inert')
    expect(findPart('wrapper')!.checkVisibility()).toBe(false)
  })

  it('does not collapse with collapsible none', async () => {
    await render(<Scene collapsible="none" defaultOpen={false} rail />)
    expect(box('container').width).toBe(256)
    expect(findPart('rail')).toBeNull()
  })

  it('collapses with its close button, and expands with its rail', async () => {
    await render(<Scene close rail />)
    await userEvent.click(button('Close'))
    await expect.element(button('Toggle sidebar')).toHaveAttribute('aria-expanded', 'false')
    button('Toggle sidebar').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Toggle sidebar')).toHaveAttribute('aria-expanded', 'true')
    expect(findPart('rail')).toHaveAttribute('aria-controls', findPart('sidebar')!.id)
  })

  it('takes content in place of its parts', async () => {
    const screen = await render(
      <Sidebar
        renderTitle={({ state }) => <b>{state}</b>}
        renderDescription="Berlin"
        renderClose={({ ui }) => <button className={ui.close}>Away</button>}
        renderRail={({ ui }) => <button className={ui.rail}>Edge</button>}
      />,
    )
    expect(findPart('title')).toHaveTextContent('expanded')
    expect(findPart('description')).toHaveTextContent('Berlin')
    expect(button('Away').elements()).toHaveLength(1)
    expect(button('Edge').elements()).toHaveLength(1)
    await screen.rerender(<Sidebar header={({ close }) => <button onClick={close}>Less</button>}>{links}</Sidebar>)
    await userEvent.click(button('Less'))
    await expect.poll(() => findPart('sidebar')!.getAttribute('data-state')).toBe('collapsed')
  })

  it('is collapsed in the HTML of the server with defaultOpen off', () => {
    expect(renderToString(<Sidebar defaultOpen={false}>{links}</Sidebar>)).toContain('data-state="collapsed"')
  })
})

describe('The motion of Sidebar', () => {
  const duration = () => getComputedStyle(findPart('container')!).transitionProperty

  it('can be turned off', async () => {
    await page.viewport(1200, 700)
    const screen = await render(<Sidebar>{links}</Sidebar>)
    expect(duration()).toContain('translate')
    await screen.rerender(<Sidebar transition={false}>{links}</Sidebar>)
    expect(duration()).not.toContain('translate')
  })

  it('collapses at once with reduced motion', async () => {
    await page.viewport(1200, 700)
    await render(<Scene />)
    const transitions = () => ['gap', 'container'].map((part) => getComputedStyle(findPart(part)!).transitionProperty)
    expect(transitions()).toEqual(['width', 'width, translate'])
    await preferReducedMotion()
    await expect.poll(transitions).toEqual(['none', 'none'])
    await button('Menu').click()
    expect(box('gap').width).toBe(0)
  })
})

describe('The menu of Sidebar', () => {
  withoutMotion()
  beforeEach(() => page.viewport(400, 700))

  it.each<SidebarMode>(['modal', 'slideover', 'drawer'])('opens as a %s on small screens', async (mode) => {
    await render(<Scene mode={mode} />)
    await expect.element(page.getByText('false')).toBeVisible()
    expect(dialog().elements()).toEqual([])
    await userEvent.click(button('Menu'))
    await expect.element(page.getByRole('dialog', { name: 'Shop' })).toBeVisible()
    expect(findPart(mode)).toBeInstanceOf(HTMLElement)
    await expect.element(dialog().getByRole('link', { name: 'Orders' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(button('Menu')).toHaveFocus()
    await userEvent.click(button('Menu'))
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }))
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('remembers whether the sidebar was expanded on a wide screen', async () => {
    const change = vi.fn()
    await page.viewport(1200, 700)
    await render(<Sidebar onOpenChange={change}>{links}</Sidebar>)
    await page.viewport(400, 700)
    await expect.poll(() => change.mock.calls).toEqual([[false]])
    expect(dialog().elements()).toEqual([])
    await page.viewport(1200, 700)
    await expect.poll(() => change.mock.calls).toEqual([[false], [true]])
    expect(findPart('sidebar')!.getAttribute('data-state')).toBe('expanded')
  })

  it('opens from its side, with a name without a title', async () => {
    await render(
      <App locale={ar}>
        <Scene title={undefined} />
      </App>,
    )
    await userEvent.click(button('Menu'))
    await expect.element(page.getByRole('dialog', { name: 'الشريط الجانبي' })).toBeVisible()
    expect(box('slideover').right).toBe(400)
  })

  it.each([
    ['left', 'right'],
    ['right', 'left'],
  ] as const)('opens the %s sidebar from the %s inside right-to-left text', async (side, expected) => {
    await render(<Scene side={side} dir="rtl" />)
    await userEvent.click(button('Menu'))
    await expect.element(dialog()).toBeVisible()
    expect(expected === 'left' ? box('slideover').left : 400 - box('slideover').right).toBe(0)
  })

  it('takes other content', async () => {
    await render(<Scene content={({ close }) => <button onClick={close}>Enough</button>} />)
    await userEvent.click(button('Menu'))
    await userEvent.click(dialog().getByRole('button', { name: 'Enough' }))
    await expect.element(dialog()).not.toBeInTheDocument()
  })
})
