import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { nextFrames } from '../testing/frames.ts'
import { dragMouse } from '../testing/input.ts'
import { useResizable, type UseResizableOptions } from './useResizable.ts'

const KEY = 'frond-sync-test'
const COOKIE = 'frond-sync-test='

function forget() {
  localStorage.removeItem(KEY)
  document.cookie = `${COOKIE}; path=/; max-age=0`
}
beforeEach(forget)
afterEach(forget)

/** Renders it in a container of 1000 px. */
function Panel({ dir, ...options }: UseResizableOptions & { dir?: 'ltr' | 'rtl' }) {
  const { panelProps, handleProps, size, isCollapsed, isDragging, collapse } = useResizable('test', {
    defaultSize: 30,
    minSize: 20,
    maxSize: 60,
    ...options,
  })
  return (
    <div
      dir={dir}
      style={{ width: 1000, display: 'flex', flexDirection: options.side === 'right' ? 'row-reverse' : 'row' }}
    >
      <aside {...panelProps} style={{ width: 'var(--resizable-size)', flexShrink: 0, height: 100 }} />
      <div {...handleProps} style={{ width: 10, height: 100, touchAction: 'none' }} />
      <output>{`${Math.round(size * 10) / 10} ${isCollapsed} ${isDragging}`}</output>
      <button onClick={() => collapse()}>Toggle</button>
    </div>
  )
}

const handle = () => page.getByRole('separator', { name: 'Resize' })
const state = () => document.querySelector('output')!.textContent
const width = () => Math.round(document.querySelector('aside')!.getBoundingClientRect().width)

async function drag(by: number): Promise<void> {
  const box = handle().element().getBoundingClientRect()
  const [x, y] = [box.x + 5, box.y + 50]
  await dragMouse({
    path: [
      { x, y, at: 0 },
      { x: x + by / 2, y, at: 50 },
      { x: x + by, y, at: 100 },
    ],
  })
  await nextFrames()
}

describe('useResizable', () => {
  it('changes the size with the pointer, within the limits', async () => {
    const resize = vi.fn()
    await render(<Panel onResize={resize} />)
    expect(width()).toBe(300)
    await drag(100)
    await expect.poll(state).toBe('40 false false')
    expect(width()).toBe(400)
    expect(resize).toHaveBeenLastCalledWith(40)
    await drag(400)
    await expect.poll(state).toBe('60 false false')
    await drag(-590)
    await expect.poll(state).toBe('20 false false')
  })

  it.each([
    ['left', 'ltr', 1],
    ['right', 'ltr', -1],
    ['left', 'rtl', -1],
    ['right', 'rtl', 1],
  ] as const)('grows away from the %s side in %s text', async (side, dir, sign) => {
    await render(<Panel side={side} dir={dir} />)
    await drag(100 * sign)
    await expect.poll(state).toBe('40 false false')
    await userEvent.keyboard(sign > 0 ? '{ArrowRight}' : '{ArrowLeft}')
    await expect.poll(state).toBe('45 false false')
    await userEvent.keyboard(sign > 0 ? '{ArrowLeft}{ArrowLeft}' : '{ArrowRight}{ArrowRight}')
    await expect.poll(state).toBe('35 false false')
  })

  it.each([
    ['px', 250, 100, 350],
    ['rem', 20, 32, 22],
  ] as const)('uses the unit %s', async (unit, defaultSize, by, expected) => {
    await render(<Panel unit={unit} defaultSize={defaultSize} minSize={10} maxSize={400} />)
    await drag(by)
    await expect.poll(state).toBe(`${expected} false false`)
  })

  it('has the role of a window splitter and its keyboard support', async () => {
    await render(<Panel id="side" collapsible />)
    const separator = handle().element()
    expect(separator.getAttribute('aria-controls')).toBe('side')
    expect(['aria-valuenow', 'aria-valuemin', 'aria-valuemax'].map((name) => separator.getAttribute(name))).toEqual([
      '30',
      '0',
      '60',
    ])
    separator.focus()
    await userEvent.keyboard('{End}')
    await expect.poll(state).toBe('60 false false')
    await userEvent.keyboard('{Home}')
    await expect.poll(state).toBe('20 false false')
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(state).toBe('0 true false')
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(state).toBe('20 false false')
    await userEvent.keyboard('{Enter}')
    await expect.poll(state).toBe('0 true false')
    await userEvent.keyboard('{Enter}')
    await expect.poll(state).toBe('20 false false')
  })

  it('collapses when it is dragged nearly closed, and expands to its previous size', async () => {
    const change = vi.fn()
    await render(<Panel collapsible collapsedSize={5} onCollapsedChange={change} />)
    await drag(-205)
    await expect.poll(state).toBe('20 false false')
    await userEvent.dblClick(handle())
    await expect.poll(state).toBe('30 false false')
    await drag(-215)
    await expect.poll(state).toBe('5 true false')
    expect(width()).toBe(50)
    expect(change).toHaveBeenLastCalledWith(true)
    await userEvent.click(page.getByRole('button', { name: 'Toggle' }))
    await expect.poll(state).toBe('30 false false')
    expect(change).toHaveBeenLastCalledWith(false)
  })

  it('can be controlled with collapsed', async () => {
    function Controlled() {
      const [collapsed, setCollapsed] = useState(true)
      return <Panel collapsible collapsed={collapsed} onCollapsedChange={setCollapsed} />
    }
    const screen = await render(<Controlled />)
    expect(state()).toBe('0 true false')
    await userEvent.click(page.getByRole('button', { name: 'Toggle' }))
    await expect.poll(state).toBe('30 false false')
    await screen.rerender(<Panel collapsible collapsed />)
    await userEvent.click(page.getByRole('button', { name: 'Toggle' }))
    await nextFrames()
    expect(state()).toBe('0 true false')
  })

  it('cannot be resized with resizable={false}', async () => {
    await render(<Panel resizable={false} />)
    await expect.element(handle()).toHaveAttribute('aria-disabled', 'true')
    await drag(100)
    await userEvent.dblClick(handle(), { force: true })
    expect(state()).toBe('30 false false')
  })
})

describe('useResizable with saved state', () => {
  it('restores size and collapsed state on the next visit', async () => {
    const screen = await render(<Panel collapsible />)
    await drag(100)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => localStorage.getItem(KEY)).toBe('{"size":40,"collapsed":true}')
    await screen.unmount()
    await render(<Panel collapsible />)
    expect(state()).toBe('0 true false')
    await userEvent.click(page.getByRole('button', { name: 'Toggle' }))
    await expect.poll(state).toBe('40 false false')
  })

  it('stores the state in a cookie, which the server can read', async () => {
    const screen = await render(<Panel storage="cookie" />)
    await drag(100)
    await expect.poll(() => document.cookie).toContain(COOKIE)
    const text = document.cookie
      .split('; ')
      .find((cookie) => cookie.startsWith(COOKIE))!
      .slice(COOKIE.length)
    expect(localStorage.getItem(KEY)).toBeNull()
    await screen.unmount()
    expect(renderToString(<Panel storage="cookie" saved={text} />)).toContain('40 false')
    expect(renderToString(<Panel saved={{ size: 50, collapsed: false }} />)).toContain('50 false')
    await render(<Panel storage="cookie" />)
    expect(state()).toBe('40 false false')
  })

  it('stores nothing with persistent={false}', async () => {
    await render(<Panel persistent={false} />)
    await drag(100)
    await expect.poll(state).toBe('40 false false')
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  it.each(['rubbish', '{"size":"wide"}', 'null', '{"size":null}', '%7B'])('ignores %s', async (text) => {
    localStorage.setItem(KEY, text)
    await render(<Panel saved={text} />)
    expect(state()).toBe('30 false false')
  })

  it('clamps a stored size to its limits', async () => {
    localStorage.setItem(KEY, '{"size":900,"collapsed":true}')
    await render(<Panel />)
    expect(state()).toBe('60 false false')
  })

  it('hydrates with the HTML of the server, and then applies the stored state', async () => {
    localStorage.setItem(KEY, '{"size":50,"collapsed":false}')
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<Panel />)
    expect(state()).toBe('30 false false')
    const errors: unknown[] = []
    const root = hydrateRoot(container, <Panel />, { onRecoverableError: (error) => errors.push(error) })
    await expect.poll(state).toBe('50 false false')
    expect(errors).toEqual([])
    root.unmount()
    container.remove()
  })
})
