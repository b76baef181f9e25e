import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { dashboardNavbarTheme } from '../theme/dashboard-navbar.ts'
import { DashboardGroup } from './DashboardGroup.tsx'
import { DashboardNavbar } from './DashboardNavbar.tsx'
import { DashboardPanel } from './DashboardPanel.tsx'
import { DashboardSidebar } from './DashboardSidebar.tsx'

const bell = { name: 'test:bell', body: '<path d="M1 2"/>' }

describeComponent(
  'DashboardNavbar',
  <DashboardNavbar title="Inbox" icon={bell} right="Actions">
    Tabs
  </DashboardNavbar>,
  { slot: 'dashboard-navbar', theme: dashboardNavbarTheme },
)

const box = (slot: string) => findPart(slot)!.getBoundingClientRect()

describe('DashboardNavbar', () => {
  withoutMotion()
  beforeEach(() => page.viewport(500, 700))
  afterEach(() => page.viewport(1280, 800))

  it('has the title of the panel as a heading', async () => {
    const screen = await render(<DashboardNavbar title="Inbox" />)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible()
    await screen.rerender(<DashboardNavbar renderTitle={<em>Letters</em>} headingLevel={2} />)
    await expect.element(page.getByRole('heading', { level: 2, name: 'Letters' })).toBeVisible()
  })

  it('opens the sidebar on small screens', async () => {
    await render(
      <DashboardGroup>
        <DashboardSidebar>Links</DashboardSidebar>
        <DashboardPanel header={<DashboardNavbar title="Inbox" />} />
      </DashboardGroup>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Open sidebar' }))
    await expect.element(page.getByRole('dialog', { name: 'Sidebar' })).toBeVisible()
  })

  it('has no toggle on wide screens, or if it is turned off', async () => {
    const screen = await render(<DashboardNavbar title="Inbox" toggle={false} />)
    expect(page.getByRole('button').elements()).toEqual([])
    await page.viewport(1200, 700)
    await screen.rerender(<DashboardNavbar title="Inbox" />)
    expect(page.getByRole('button').elements()).toEqual([])
  })

  it.each(['ltr', 'rtl'])('has its toggle at either end in %s text', async (dir) => {
    const navbar = (toggleSide: 'left' | 'right') => (
      <div dir={dir}>
        <DashboardNavbar title="Inbox" toggleSide={toggleSide} toggle={{ color: 'primary' }} right="Actions" />
      </div>
    )
    const screen = await render(navbar('left'))
    const isFirst = () => (dir === 'ltr') === box('toggle').left < box('title').left
    expect(isFirst()).toBe(true)
    expect(findPart('toggle')).toHaveClass('fr--primary')
    await screen.rerender(navbar('right'))
    expect(isFirst()).toBe(false)
  })

  it('takes content in place of its parts', async () => {
    const screen = await render(
      <DashboardNavbar title="Inbox" icon={bell} leading={<b>Back</b>} trailing={<i>12</i>} renderToggle="Menu" />,
    )
    expect(findPart('left')).toHaveTextContent('MenuBackInbox12')
    expect(findPart('icon')).toBeNull()
    await screen.rerender(<DashboardNavbar title="Inbox" left="Path" />)
    expect(findPart('left')).toHaveTextContent('Path')
    expect(findPart('title')).toBeNull()
  })

  it('truncates a long title', async () => {
    await render(<DashboardNavbar title={'Letter '.repeat(40)} right={<button>Reply</button>} />)
    expect(box('dashboard-navbar').height).toBe(64)
    expect(box('right').right).toBeLessThanOrEqual(500)
  })
})
