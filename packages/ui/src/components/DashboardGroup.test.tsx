import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useDashboard } from '../hooks/useDashboard.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { nextFrames } from '../testing/frames.ts'
import { withoutMotion } from '../testing/motion.ts'
import { dashboardGroupTheme } from '../theme/dashboard-group.ts'
import { DashboardGroup, type DashboardGroupProps } from './DashboardGroup.tsx'
import { DashboardPanel } from './DashboardPanel.tsx'
import { DashboardSidebar } from './DashboardSidebar.tsx'

describeComponent(
  'DashboardGroup',
  <DashboardGroup>
    <DashboardPanel body="Orders" />
  </DashboardGroup>,
  { slot: 'dashboard-group', theme: dashboardGroupTheme },
)

const width = (slot: string) => Math.round(findPart(slot)!.getBoundingClientRect().width)
const names = ['frond-dashboard-sidebar', 'frond-dashboard-list', 'frond-other-list']

function forget() {
  for (const name of names) {
    document.cookie = `${name}=; path=/; max-age=0`
    localStorage.removeItem(name)
  }
}

const dashboard = (props: DashboardGroupProps = {}) => (
  <DashboardGroup {...props}>
    <DashboardPanel id="list" defaultSize={30} resizable body="Orders" />
    <DashboardPanel body="Order" />
  </DashboardGroup>
)
const handle = () => page.getByRole('separator', { name: 'Resize' })

describe('DashboardGroup', () => {
  withoutMotion()
  beforeEach(async () => {
    forget()
    await page.viewport(1200, 700)
  })
  afterEach(forget)

  it('fills the window', async () => {
    await render(dashboard())
    expect(findPart('dashboard-group')!.getBoundingClientRect().toJSON()).toMatchObject({
      left: 0,
      top: 0,
      width: 1200,
      height: 700,
    })
  })

  it('saves sizes in a cookie for the next visit', async () => {
    const screen = await render(dashboard())
    expect(width('dashboard-panel')).toBe(360)
    handle().element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => width('dashboard-panel')).toBe(420)
    expect(document.cookie).toContain('frond-dashboard-list=')
    await screen.unmount()
    await render(dashboard())
    expect(width('dashboard-panel')).toBe(420)
  })

  it('saves sizes in the local storage under another name, or not at all', async () => {
    const screen = await render(dashboard({ storage: 'local', storageKey: 'other' }))
    handle().element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => localStorage.getItem('frond-other-list')).toContain('35')
    expect(document.cookie).not.toContain('frond-other-list')
    await screen.unmount()

    await render(dashboard({ persistent: false }))
    handle().element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => width('dashboard-panel')).toBe(420)
    expect(document.cookie).not.toContain('frond-dashboard-list')
  })

  it.each([
    ['%', 30, 360],
    ['rem', 20, 320],
    ['px', 333, 333],
  ] as const)('measures sizes in %s, also in the HTML of the server', async (unit, defaultSize, expected) => {
    const element = (
      <DashboardGroup unit={unit}>
        <DashboardPanel defaultSize={defaultSize} body="Orders" />
        <DashboardPanel body="Order" />
      </DashboardGroup>
    )
    const frame = document.body.appendChild(document.createElement('div'))
    frame.innerHTML = renderToString(element)
    expect(frame.innerHTML).not.toContain('style=')
    expect(width('dashboard-panel')).toBe(expected)
    frame.remove()
    await render(element)
    expect(width('dashboard-panel')).toBe(expected)
  })

  it('renders saved sizes on the server, and does not change them on hydration', async () => {
    const element = dashboard({ cookies: 'theme=dark; frond-dashboard-list=%7B%22size%22%3A42.25%7D; a=b' })
    document.cookie = 'frond-dashboard-list=%7B%22size%22%3A42.25%7D; path=/'
    const frame = document.body.appendChild(document.createElement('div'))
    frame.innerHTML = renderToString(element)
    const before = findPart('dashboard-panel')!.getBoundingClientRect().width
    expect(before).toBe(507)
    const complaint = vi.spyOn(console, 'error')
    const root = hydrateRoot(frame, element)
    await nextFrames()
    expect(findPart('dashboard-panel')!.getBoundingClientRect().width).toBe(before)
    expect(findPart('dashboard-panel')!.hasAttribute('data-size')).toBe(false)
    expect(complaint).not.toHaveBeenCalled()
    complaint.mockRestore()
    root.unmount()
    frame.remove()
  })

  it('ignores cookies that are damaged', async () => {
    const html = renderToString(dashboard({ cookies: 'frond-dashboard-list=%E0%A4%A' }))
    expect(html).toContain('data-size="16 8 4 2"')
  })

  it('gives its state to components inside', async () => {
    await page.viewport(500, 700)
    function Buttons() {
      const { sidebarOpen, sidebarCollapsed, toggleSidebar, collapseSidebar } = useDashboard()
      return (
        <>
          <output>{`${sidebarOpen} ${sidebarCollapsed}`}</output>
          <button onClick={toggleSidebar}>Toggle</button>
          <button onClick={() => collapseSidebar()}>Collapse</button>
        </>
      )
    }
    await render(
      <DashboardGroup>
        <DashboardSidebar collapsible>Links</DashboardSidebar>
        <DashboardPanel body={<Buttons />} />
      </DashboardGroup>,
    )
    const state = () => document.querySelector('output')!.textContent
    expect(state()).toBe('false false')
    await userEvent.click(page.getByRole('button', { name: 'Collapse' }))
    await expect.poll(state).toBe('false true')
    await userEvent.click(page.getByRole('button', { name: 'Toggle' }))
    await expect.element(page.getByRole('dialog', { name: 'Sidebar' })).toBeVisible()
    expect(state()).toBe('true true')
  })

  it('is required by useDashboard', () => {
    function Lost() {
      useDashboard()
      return null
    }
    expect(() => renderToString(<Lost />)).toThrow('no <DashboardGroup> found')
  })

  it('starts on the right in right-to-left text, with the arrow keys swapped', async () => {
    await render(dashboard({ dir: 'rtl', persistent: false }))
    const list = () => findPart('dashboard-panel')!.getBoundingClientRect()
    expect(list().right).toBe(1200)
    handle().element().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(() => width('dashboard-panel')).toBe(420)
    expect(list().right).toBe(1200)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.poll(() => width('dashboard-panel')).toBe(300)
  })
})
