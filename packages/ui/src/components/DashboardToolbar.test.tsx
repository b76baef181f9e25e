import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { dashboardToolbarTheme } from '../theme/dashboard-toolbar.ts'
import { DashboardToolbar } from './DashboardToolbar.tsx'

describeComponent('DashboardToolbar', <DashboardToolbar left="Filters" right="Actions" />, {
  slot: 'dashboard-toolbar',
  theme: dashboardToolbarTheme,
})

const box = (slot: string) => findPart(slot)!.getBoundingClientRect()

describe('DashboardToolbar', () => {
  it.each(['ltr', 'rtl'])('has content at both ends in %s text', async (dir) => {
    await render(
      <div dir={dir}>
        <DashboardToolbar left="Filters" right="Actions" />
      </div>,
    )
    const [first, last] = dir === 'ltr' ? ['left', 'right'] : ['right', 'left']
    expect(box(first!).right).toBeLessThan(box(last!).left)
  })

  it('keeps content at the end without content at the start', async () => {
    await render(<DashboardToolbar right="Actions" />)
    expect(box('right').left).toBeGreaterThan(innerWidth / 2)
  })

  it('replaces both ends by children', async () => {
    await render(
      <DashboardToolbar left="Filters" render={<nav aria-label="Settings" />}>
        Links
      </DashboardToolbar>,
    )
    const root = findPart('dashboard-toolbar')!
    expect(root).toHaveTextContent('Links')
    expect(root).not.toHaveTextContent('Filters')
    expect(root.tagName).toBe('NAV')
  })
})
