import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useResizable } from '../hooks/useResizable.ts'
import { defineLocale } from '../locale/define-locale.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { dragMouse } from '../testing/input.ts'
import { dashboardResizeHandleTheme } from '../theme/dashboard-resize-handle.ts'
import { App } from './App.tsx'
import { DashboardResizeHandle } from './DashboardResizeHandle.tsx'

describeComponent('DashboardResizeHandle', <DashboardResizeHandle tabIndex={0} aria-valuenow={30} />, {
  slot: 'dashboard-resize-handle',
  theme: dashboardResizeHandleTheme,
})

/** A column with a handle, in a box of 1000 px. */
function Column() {
  const { panelProps, handleProps } = useResizable('test', { defaultSize: 30, maxSize: 60, persistent: false })
  return (
    <div style={{ display: 'flex', width: 1000, height: 100 }}>
      <div {...panelProps} style={{ width: 'var(--resizable-size)' }} />
      <DashboardResizeHandle {...handleProps} />
    </div>
  )
}

describe('DashboardResizeHandle', () => {
  it('is a separator that resizes the column before it', async () => {
    await page.viewport(1200, 700)
    await render(<Column />)
    await userEvent.tab()
    const handle = page.getByRole('separator', { name: 'Resize' })
    await expect.element(handle).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(handle).toHaveAttribute('aria-valuenow', '35')
    const { left, right } = findPart('dashboard-resize-handle')!.getBoundingClientRect()
    const column = findPart('dashboard-resize-handle')!.previousElementSibling!.getBoundingClientRect()
    expect(column.width).toBe(350)
    expect((left + right) / 2).toBe(column.right)
  })

  it('shows its line while it has keyboard focus', async () => {
    await page.viewport(1200, 700)
    await render(<Column />)
    const line = () => getComputedStyle(findPart('dashboard-resize-handle')!, '::after').backgroundColor
    expect(line()).toBe('rgba(0, 0, 0, 0)')
    await userEvent.tab()
    await expect.poll(line).not.toBe('rgba(0, 0, 0, 0)')
  })

  it('is named in the language of the application', async () => {
    await page.viewport(1200, 700)
    await render(
      <App locale={defineLocale({ name: 'Deutsch', code: 'de', messages: { resizable: { resize: 'Größe ändern' } } })}>
        <DashboardResizeHandle tabIndex={0} aria-valuenow={1} style={{ height: 50 }} />
      </App>,
    )
    expect(page.getByRole('separator', { name: 'Größe ändern' }).elements()).toHaveLength(1)
  })

  it('is at the left edge of the column in right-to-left text, with the arrow keys swapped', async () => {
    await page.viewport(1200, 700)
    await render(
      <div dir="rtl">
        <Column />
      </div>,
    )
    const handle = findPart('dashboard-resize-handle')!
    const column = () => handle.previousElementSibling!.getBoundingClientRect()
    const middle = () => (handle.getBoundingClientRect().left + handle.getBoundingClientRect().right) / 2
    expect(middle()).toBe(column().left)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(() => column().width).toBe(350)
    expect(middle()).toBe(column().left)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.poll(() => column().width).toBe(250)
  })

  it('follows the pointer in right-to-left text', async () => {
    await page.viewport(1200, 700)
    await render(
      <div dir="rtl">
        <Column />
      </div>,
    )
    const handle = findPart('dashboard-resize-handle')!
    const { left, right, top } = handle.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, top + 50]
    await dragMouse({
      path: [
        { x, y, at: 0 },
        { x: x - 50, y, at: 50 },
        { x: x - 100, y, at: 100 },
      ],
    })
    await expect.poll(() => handle.previousElementSibling!.getBoundingClientRect().width).toBe(400)
  })
})
