import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { DashboardGroup } from './DashboardGroup.tsx'
import { DashboardSidebar } from './DashboardSidebar.tsx'
import { DashboardSidebarCollapse, type DashboardSidebarCollapseProps } from './DashboardSidebarCollapse.tsx'

describeComponent('DashboardSidebarCollapse', <DashboardSidebarCollapse />, { slot: 'dashboard-sidebar-collapse' })

const button = (name: string) => page.getByRole('button', { name, exact: true })
const isCollapsed = (id: string) => document.getElementById(`dashboard-sidebar-${id}`)!.hasAttribute('data-collapsed')

function Scene({ dir, ...props }: DashboardSidebarCollapseProps) {
  return (
    <div dir={dir}>
      <DashboardGroup persistent={false}>
        <DashboardSidebar collapsible>Orders</DashboardSidebar>
        <DashboardSidebarCollapse {...props} />
        <DashboardSidebar collapsible side="right">
          Details
        </DashboardSidebar>
      </DashboardGroup>
    </div>
  )
}

describe('DashboardSidebarCollapse', () => {
  beforeEach(() => page.viewport(1200, 700))

  it('collapses and expands the sidebar with the keyboard', async () => {
    await render(<Scene />)
    await expect.element(button('Collapse sidebar')).toHaveAttribute('aria-expanded', 'true')
    await expect.element(button('Collapse sidebar')).toHaveAttribute('aria-controls', 'dashboard-sidebar-sidebar')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Expand sidebar')).toHaveAttribute('aria-expanded', 'false')
    expect(isCollapsed('sidebar')).toBe(true)
    await userEvent.keyboard(' ')
    await expect.element(button('Collapse sidebar')).toHaveFocus()
    expect(isCollapsed('sidebar')).toBe(false)
  })

  it('collapses the sidebar of its side', async () => {
    await render(<Scene side="right" label="Details" />)
    await userEvent.click(button('Details'))
    await expect.poll(() => isCollapsed('sidebar-right')).toBe(true)
    expect(isCollapsed('sidebar')).toBe(false)
  })

  it.each([
    ['left', 'ltr', 'none'],
    ['left', 'rtl', '-1 1'],
    ['right', 'ltr', '-1 1'],
    ['right', 'rtl', 'none'],
  ] as const)('has an icon that shows the side: %s in %s text', async (side, dir, scale) => {
    await render(<Scene side={side} dir={dir} />)
    expect(getComputedStyle(findPart('leadingIcon')!).scale).toBe(scale)
  })

  it('is hidden on small screens', async () => {
    await page.viewport(500, 700)
    await render(<Scene />)
    expect(page.getByRole('button').elements()).toEqual([])
  })
})
