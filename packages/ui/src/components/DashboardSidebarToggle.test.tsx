import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { defineLocale } from '../locale/define-locale.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { App } from './App.tsx'
import { DashboardGroup } from './DashboardGroup.tsx'
import { DashboardSidebar } from './DashboardSidebar.tsx'
import { DashboardSidebarToggle, type DashboardSidebarToggleProps } from './DashboardSidebarToggle.tsx'

describeComponent('DashboardSidebarToggle', <DashboardSidebarToggle />, { slot: 'dashboard-sidebar-toggle' })

const button = (name: string) => page.getByRole('button', { name, exact: true })

function Scene(props: DashboardSidebarToggleProps) {
  return (
    <DashboardGroup>
      <DashboardSidebar>Orders</DashboardSidebar>
      <DashboardSidebar side="right">Details</DashboardSidebar>
      <DashboardSidebarToggle {...props} />
    </DashboardGroup>
  )
}

describe('DashboardSidebarToggle', () => {
  withoutMotion()
  beforeEach(() => page.viewport(400, 700))
  afterEach(() => page.viewport(1280, 800))

  it('opens the sidebar with the keyboard, and says whether it is open', async () => {
    await render(<Scene />)
    await expect.element(button('Open sidebar')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog').getByText('Orders')).toBeVisible()
    expect(findPart('dashboard-sidebar-toggle')).toHaveAttribute('aria-expanded', 'true')
    expect(findPart('dashboard-sidebar-toggle')).toHaveAttribute('aria-label', 'Close sidebar')
  })

  it('opens the sidebar of its side', async () => {
    await render(<Scene side="right" />)
    await userEvent.click(button('Open sidebar'))
    await expect.element(page.getByRole('dialog').getByText('Details')).toBeVisible()
  })

  it('is hidden on wide screens', async () => {
    await page.viewport(1200, 700)
    await render(<Scene />)
    expect(page.getByRole('button').elements()).toEqual([])
  })

  it('does nothing if its handler prevents it', async () => {
    const click = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    await render(<Scene onClick={click} label="Menu" variant="outline" />)
    await userEvent.click(button('Menu'))
    expect(click).toHaveBeenCalledOnce()
    expect(page.getByRole('dialog').elements()).toEqual([])
  })

  it('is named in the language of the application', async () => {
    const messages = { dashboardSidebarToggle: { open: 'Seitenleiste öffnen', close: 'Seitenleiste schließen' } }
    await render(
      <App locale={defineLocale({ name: 'Deutsch', code: 'de', messages })}>
        <DashboardSidebarToggle />
      </App>,
    )
    await expect.element(button('Seitenleiste öffnen')).toBeVisible()
  })

  it.each([
    ['left', 'right'],
    ['right', 'left'],
  ] as const)('opens the %s sidebar from the %s in right-to-left text', async (side, expected) => {
    await render(
      <div dir="rtl">
        <Scene side={side} />
      </div>,
    )
    await userEvent.click(button('Open sidebar'))
    await expect.element(page.getByRole('dialog')).toBeVisible()
    const { left, right } = page.getByRole('dialog').element().getBoundingClientRect()
    expect(expected === 'left' ? left : 400 - right).toBe(0)
    expect(expected === 'left' ? 400 - right : left).toBeGreaterThan(0)
  })
})
