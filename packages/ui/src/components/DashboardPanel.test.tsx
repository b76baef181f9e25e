import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { nextFrames } from '../testing/frames.ts'
import { dragMouse } from '../testing/input.ts'
import { dashboardPanelTheme } from '../theme/dashboard-panel.ts'
import { DashboardGroup } from './DashboardGroup.tsx'
import { DashboardPanel, type DashboardPanelProps } from './DashboardPanel.tsx'
import { DashboardResizeHandle } from './DashboardResizeHandle.tsx'

describeComponent(
  'DashboardPanel',
  <DashboardPanel header={<p>Head</p>} body="Body" footer={<p>Foot</p>} defaultSize={30} resizable />,
  { slot: 'dashboard-panel', theme: dashboardPanelTheme },
)

const handle = () => page.getByRole('separator', { name: 'Resize' })
const width = () => Math.round(findPart('dashboard-panel')!.getBoundingClientRect().width)

function Columns({ dir, ...props }: DashboardPanelProps) {
  return (
    <div dir={dir}>
      <DashboardGroup persistent={false}>
        <DashboardPanel defaultSize={30} resizable body="List" {...props} />
        <DashboardPanel body="Detail" />
      </DashboardGroup>
    </div>
  )
}

async function drag(by: number): Promise<void> {
  const box = handle().element().getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + 100]
  await dragMouse({
    path: [
      { x, y, at: 0 },
      { x: x + by / 2, y, at: 50 },
      { x: x + by, y, at: 100 },
    ],
  })
  await nextFrames()
}

describe('DashboardPanel', () => {
  beforeEach(() => page.viewport(1200, 700))
  afterEach(() => page.viewport(1280, 800))

  it('scrolls its body between header and footer', async () => {
    await render(
      <DashboardGroup>
        <DashboardPanel
          header={<header style={{ height: 50 }}>Head</header>}
          body={<div style={{ height: 3000 }}>Tall</div>}
          footer={<footer style={{ height: 40 }}>Foot</footer>}
        />
      </DashboardGroup>,
    )
    const body = findPart('body')!
    expect(body.getBoundingClientRect().height).toBe(610)
    expect(body.scrollHeight).toBeGreaterThanOrEqual(3000)
  })

  it('makes the body focusable while its content overflows', async () => {
    const panel = (height: number) => (
      <DashboardGroup>
        <DashboardPanel body={<p style={{ height }}>Text</p>} />
      </DashboardGroup>
    )
    const screen = await render(panel(3000))
    await expect.poll(() => findPart('body')!.getAttribute('tabindex')).toBe('0')
    await screen.rerender(panel(100))
    await expect.poll(() => findPart('body')!.hasAttribute('tabindex')).toBe(false)
  })

  it('takes the rest of the width without a size, and replaces its parts by children', async () => {
    await render(
      <DashboardGroup>
        <DashboardPanel body="Body">Own</DashboardPanel>
      </DashboardGroup>,
    )
    expect(width()).toBe(1200)
    expect(findPart('body')).toBeNull()
    expect(findPart('dashboard-panel')).toHaveTextContent('Own')
  })

  it.each([
    ['ltr', 1],
    ['rtl', -1],
  ] as const)('is resized with the pointer in %s text', async (dir, sign) => {
    await render(<Columns dir={dir} maxSize={50} />)
    await drag(120 * sign)
    await expect.poll(width).toBe(480)
    await drag(400 * sign)
    await expect.poll(width).toBe(600)
    await drag(-590 * sign)
    await expect.poll(width).toBe(180)
    await userEvent.dblClick(handle())
    await expect.poll(width).toBe(360)
  })

  it('is resized with the keyboard, and tells its size', async () => {
    await render(<Columns id="list" minSize={20} maxSize={50} />)
    await userEvent.tab()
    await expect.element(handle()).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(width).toBe(300)
    await userEvent.keyboard('{End}')
    await expect.poll(width).toBe(600)
    await userEvent.keyboard('{Home}')
    await expect.poll(width).toBe(240)
    const separator = handle().element()
    expect(separator.getAttribute('aria-valuenow')).toBe('20')
    expect(separator.getAttribute('aria-valuemin')).toBe('20')
    expect(separator.getAttribute('aria-valuemax')).toBe('50')
    expect(separator.getAttribute('aria-controls')).toBe(findPart('dashboard-panel')!.id)
  })

  it('fills the width of a small screen, without a handle', async () => {
    await page.viewport(600, 700)
    await render(<Columns />)
    expect(width()).toBe(600)
    expect(handle().elements()).toEqual([])
  })

  it('takes another handle', async () => {
    await render(
      <Columns
        resizeHandle={(props) => <DashboardResizeHandle {...props} aria-label="Resize the list" className="mine" />}
      />,
    )
    const own = page.getByRole('separator', { name: 'Resize the list' })
    expect(own.element()).toHaveClass('mine')
    own.element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(width).toBe(420)
  })
})
