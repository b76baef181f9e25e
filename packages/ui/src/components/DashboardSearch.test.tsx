import { createRef } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useColorMode } from '../hooks/useColorMode.ts'
import { inLightMode } from '../testing/color-mode.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { dashboardSearchTheme } from '../theme/dashboard-search.ts'
import { DashboardSearch, type DashboardSearchHandle, type DashboardSearchProps } from './DashboardSearch.tsx'

const run = vi.fn()
const groups = [
  {
    id: 'pages',
    label: 'Pages',
    items: [
      { label: 'Orders', onSelect: () => run('Orders') },
      { label: 'Customers', onSelect: () => run('Customers') },
    ],
  },
]

describeComponent('DashboardSearch', <DashboardSearch groups={groups} footer="Enter to open" defaultOpen />, {
  slot: 'dashboard-search',
  theme: dashboardSearchTheme,
  clientOnly: true,
  show: () => expect.element(page.getByRole('option', { name: 'Orders' })).toBeVisible(),
})

const dialog = () => page.getByRole('dialog', { name: 'Search' })
const option = (name: string) => page.getByRole('option', { name })
const modifier = navigator.platform.startsWith('Mac') ? 'Meta' : 'Control'

describe('DashboardSearch', () => {
  withoutMotion()
  inLightMode()
  beforeEach(async () => {
    run.mockClear()
    await page.viewport(1200, 800)
  })

  it('opens and closes with its shortcut, also from a field', async () => {
    await render(
      <>
        <input aria-label="Name" />
        <DashboardSearch groups={groups} />
      </>,
    )
    await userEvent.click(page.getByRole('textbox', { name: 'Name' }))
    await userEvent.keyboard(`{${modifier}>}k{/${modifier}}`)
    await expect.element(dialog()).toBeVisible()
    await expect.element(dialog()).toHaveAccessibleDescription('Type a command or search…')
    await userEvent.keyboard(`{${modifier}>}k{/${modifier}}`)
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  })

  it('takes another shortcut, or none', async () => {
    const screen = await render(<DashboardSearch groups={groups} shortcut="/" />)
    await userEvent.keyboard('/')
    await expect.element(dialog()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await screen.rerender(<DashboardSearch groups={groups} shortcut="" />)
    await userEvent.keyboard(`{${modifier}>}k{/${modifier}}`)
    expect(page.getByRole('dialog').elements()).toEqual([])
  })

  it('finds items, and closes and clears when one is chosen', async () => {
    const change = vi.fn()
    const search = (open: boolean) => <DashboardSearch groups={groups} open={open} onOpenChange={change} />
    const screen = await render(search(true))
    await userEvent.keyboard('cust')
    await expect.element(option('Orders')).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    expect(run).toHaveBeenCalledExactlyOnceWith('Customers')
    expect(change).toHaveBeenCalledExactlyOnceWith(false)
    await screen.rerender(search(false))
    await expect.element(dialog()).not.toBeInTheDocument()
    await screen.rerender(search(true))
    await expect.element(option('Orders')).toBeVisible()
  })

  it('closes with its button', async () => {
    await render(<DashboardSearch groups={groups} defaultOpen />)
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }))
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('changes the color mode', async () => {
    await render(<DashboardSearch groups={groups} defaultOpen />)
    await userEvent.click(option('Dark'))
    expect(document.documentElement).toHaveClass('dark')
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('has no color modes if they are turned off, or if the page forces one', async () => {
    function Forced(props: DashboardSearchProps) {
      useColorMode({ forced: 'dark' })
      return <DashboardSearch {...props} />
    }
    const screen = await render(<DashboardSearch groups={groups} defaultOpen colorMode={false} />)
    await expect.element(option('Orders')).toBeVisible()
    expect(option('Dark').elements()).toEqual([])
    await screen.unmount()
    await render(<Forced groups={groups} defaultOpen />)
    await expect.element(option('Orders')).toBeVisible()
    expect(option('Dark').elements()).toEqual([])
  })

  it('keeps its height while results change, and can fill the window', async () => {
    const height = () => findPart('dashboard-search')!.getBoundingClientRect().height
    const screen = await render(<DashboardSearch groups={groups} defaultOpen />)
    await expect.element(option('Orders')).toBeVisible()
    expect(height()).toBe(448)
    await userEvent.keyboard('zzz')
    await expect.element(page.getByText('Nothing found')).toBeVisible()
    expect(height()).toBe(448)
    await screen.rerender(<DashboardSearch groups={groups} defaultOpen fullscreen />)
    expect(height()).toBe(800)
  })

  it('gives access to its palette, and takes other content', async () => {
    const handle = createRef<DashboardSearchHandle>()
    const screen = await render(<DashboardSearch groups={groups} defaultOpen handleRef={handle} />)
    await expect.element(option('Orders')).toBeVisible()
    expect(handle.current!.commandPaletteRef.current).toBe(findPart('command-palette'))
    await screen.rerender(
      <DashboardSearch defaultOpen title="Find" renderContent={({ close }) => <button onClick={close}>Done</button>} />,
    )
    await userEvent.click(page.getByRole('dialog', { name: 'Find' }).getByRole('button', { name: 'Done' }))
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('mirrors its rows, its field and its button in right-to-left text', async () => {
    await render(
      <div dir="rtl">
        <DashboardSearch groups={groups} defaultOpen />
      </div>,
    )
    await expect.element(option('Dark')).toBeVisible()
    const part = (slot: string) =>
      option('Dark').element().querySelector(`[data-slot="${slot}"]`)!.getBoundingClientRect()
    expect(part('itemLeadingIcon').left).toBeGreaterThanOrEqual(part('itemLabel').right)
    const field = dialog().getByRole('combobox').element().getBoundingClientRect()
    const close = dialog().getByRole('button', { name: 'Close' }).element().getBoundingClientRect()
    const frame = dialog().element().getBoundingClientRect()
    expect(close.left + close.right).toBeLessThan(frame.left + frame.right)
    expect(field.right).toBeGreaterThan(close.right)
  })
})
