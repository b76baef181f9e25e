import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { defineLocale } from '../locale/define-locale.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { dashboardSearchButtonTheme } from '../theme/dashboard-search-button.ts'
import { App } from './App.tsx'
import { DashboardGroup } from './DashboardGroup.tsx'
import { DashboardSearch } from './DashboardSearch.tsx'
import { DashboardSearchButton } from './DashboardSearchButton.tsx'

describeComponent('DashboardSearchButton', <DashboardSearchButton />, {
  slot: 'dashboard-search-button',
  theme: dashboardSearchButtonTheme,
})

const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('DashboardSearchButton', () => {
  withoutMotion()
  beforeEach(() => page.viewport(1200, 700))

  it('opens the search with the keyboard, and gets the focus back', async () => {
    await render(
      <DashboardGroup>
        <DashboardSearchButton />
        <DashboardSearch groups={[{ id: 'pages', items: [{ label: 'Orders' }] }]} />
      </DashboardGroup>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
    expect(findPart('dashboard-search-button')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(button('Search…')).toHaveFocus()
  })

  it('shows its keys, which are not part of its name', async () => {
    const screen = await render(<DashboardSearchButton kbds={['shift', { value: 'F', color: 'primary' }]} />)
    expect(document.querySelectorAll('kbd')).toHaveLength(2)
    await expect.element(button('Search…')).toBeVisible()
    await screen.rerender(<DashboardSearchButton kbds={[]} label="Find" icon={false} />)
    expect(document.querySelector('kbd')).toBeNull()
    expect(findPart('leadingIcon')).toBeNull()
    await expect.element(button('Find')).toBeVisible()
  })

  it('shows only its icon while collapsed, with a tooltip', async () => {
    await render(<DashboardSearchButton collapsed tooltip />)
    const { width, height } = button('Search…').element().getBoundingClientRect()
    expect(width).toBe(height)
    await userEvent.hover(button('Search…'))
    await expect.poll(() => page.getByRole('tooltip').element().textContent).toContain('Search…')
  })

  it.each(['ltr', 'rtl'])('has its keys at the end in %s text', async (dir) => {
    await render(
      <div dir={dir} style={{ width: 300 }}>
        <DashboardSearchButton />
      </div>,
    )
    const [icon, keys] = ['leadingIcon', 'trailing'].map((slot) => findPart(slot)!.getBoundingClientRect())
    if (dir === 'ltr') expect(icon!.right).toBeLessThan(keys!.left)
    else expect(keys!.right).toBeLessThan(icon!.left)
  })

  it('is named in the language of the application', async () => {
    const messages = { dashboardSearchButton: { label: 'Suchen …' } }
    await render(
      <App locale={defineLocale({ name: 'Deutsch', code: 'de', messages })}>
        <DashboardSearchButton />
      </App>,
    )
    await expect.element(button('Suchen …')).toBeVisible()
  })
})
