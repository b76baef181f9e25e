import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { forgetWarnings } from '../../system/warn.ts'
import { drag, isOpen, openDrawer, sheet, slowly } from '../../testing/drawer.tsx'
import { nextFrames } from '../../testing/frames.ts'
import { dragMouse, dragTouch, releaseMouse } from '../../testing/input.ts'
import { withoutMotion } from '../../testing/motion.ts'

const dialog = (name?: string) => page.getByRole('dialog', name ? { name } : undefined)

withoutMotion()
beforeEach(() => {
  document.documentElement.className = 'light'
  forgetWarnings()
})
afterEach(() => {
  document.documentElement.className = ''
})

describe('Drawer content', () => {
  const long = (
    <div id="list" style={{ height: 200, overflowY: 'auto', background: 'silver' }}>
      <div style={{ height: 1000 }}>Long</div>
    </div>
  )
  const list = () => document.querySelector<HTMLElement>('#list')!

  it.each([
    ['mouse', dragMouse],
    ['finger', dragTouch],
  ])('can be dragged by the %s if it is scrolled to its start, and scrolls otherwise', async (_, by) => {
    await openDrawer({ children: long })
    list().scrollTop = 500
    await nextFrames()
    await drag({ ...slowly(200), on: list(), by, from: performance.now() + 1000 })
    expect(isOpen()).toBe(true)
    if (by === dragTouch) await expect.poll(() => list().scrollTop).toBeLessThan(500)

    list().scrollTop = 0
    await nextFrames()
    await drag({ ...slowly(200), on: list(), by, from: performance.now() + 10_000 })
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('scrolls instead of dragging the drawer beyond its edge', async () => {
    await openDrawer({ children: long })
    const { top } = sheet().getBoundingClientRect()
    await drag({ ...slowly(-100), on: list(), by: dragTouch })
    await expect.poll(() => list().scrollTop).toBeGreaterThan(0)
    expect(sheet().getBoundingClientRect().top).toBe(top)
  })

  it.each([
    [95, true],
    [105, false],
  ])('dragged %i ms after it was scrolled, keeps the drawer open: %s', async (after, staysOpen) => {
    await openDrawer({ children: long })
    const scrolled = new Promise<number>((resolve) => {
      list().addEventListener('scroll', (event) => list().scrollTop === 0 && resolve(event.timeStamp))
    })
    list().scrollTop = 10
    await nextFrames()
    list().scrollTop = 0
    const at = await scrolled
    // The drag starts with its first step, 10 ms after the press.
    await drag({
      steps: [
        [10, 10],
        [200, 1000],
      ],
      release: 1500,
      on: list(),
      from: at + after - 10,
    })
    expect(isOpen()).toBe(staysOpen)
  })

  it('cannot be dragged within scrollLockTimeout after scrolling', async () => {
    await openDrawer({ children: long, scrollLockTimeout: 1000 })
    let at = 0
    list().addEventListener('scroll', (event) => (at = event.timeStamp))
    list().scrollTop = 10
    await nextFrames()
    list().scrollTop = 0
    await nextFrames()
    await drag({
      steps: [
        [10, 10],
        [200, 1000],
      ],
      release: 1500,
      on: list(),
      from: at + 980,
    })
    expect(isOpen()).toBe(true)
    await drag({
      steps: [
        [10, 10],
        [200, 1000],
      ],
      release: 1500,
      on: list(),
      from: at + 1000,
    })
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('can scroll horizontally, also in right-to-left text', async () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      for (const direction of ['left', 'right'] as const) {
        const screen = await openDrawer({
          direction,
          children: (
            <div id="list" dir={dir} style={{ overflowX: 'auto', height: 100, background: 'silver' }}>
              <div style={{ width: 2000 }}>Wide</div>
            </div>
          ),
        })
        const end = dir === 'ltr' ? 1 : -1
        const from = () => performance.now() + 10_000
        list().scrollLeft = 300 * end
        await nextFrames()
        await drag({ direction, ...slowly(200), on: list(), from: from() })
        expect(isOpen(), `${dir} ${direction} scrolled`).toBe(true)
        getSelection()!.removeAllRanges()
        // If it is scrolled to the end in the direction of the finger, the drag moves the drawer.
        list().scrollLeft = (direction === 'left') === (dir === 'ltr') ? 5000 * end : 0
        await nextFrames()
        await drag({ direction, ...slowly(200), on: list(), from: from() })
        expect(isOpen(), `${dir} ${direction} at its end`).toBe(false)
        await screen.unmount()
      }
    }
  })

  it('does not start a drag while text is selected', async () => {
    await openDrawer()
    const text = page.getByText('Everyone with the link can read.').element()
    getSelection()!.selectAllChildren(text)
    const selected = getSelection()!.toString()
    await drag({ ...slowly(300), on: text, by: dragTouch })
    expect(isOpen()).toBe(true)
    expect(getSelection()!.toString()).toBe(selected)

    getSelection()!.removeAllRanges()
    await userEvent.dblClick(text, { position: { x: 20, y: 8 } })
    expect(getSelection()!.toString().trim()).toBe('Everyone')
  })

  it('is not selected while the drawer is dragged', async () => {
    await openDrawer()
    await drag({
      steps: [
        [10, 100],
        [60, 300],
      ],
      on: page.getByText('Everyone with the link can read.').element(),
      release: false,
    })
    expect(getSelection()!.toString()).toBe('')
    await releaseMouse({ x: 640, y: 700, at: 5000 })
  })

  it.each([
    ['a field', <input key="a" id="own" defaultValue="Ada" />],
    ['a slider', <div key="b" id="own" role="slider" aria-label="Volume" aria-valuenow={1} style={{ height: 40 }} />],
    ['an element with data-frond-no-drag', <div key="c" id="own" data-frond-no-drag style={{ height: 40 }} />],
  ])('does not start a drag on %s', async (_, element) => {
    await openDrawer({ children: element })
    await drag({ ...slowly(300), on: document.querySelector('#own')! })
    expect(isOpen()).toBe(true)
  })

  it('does not start a drag while the page is zoomed in', async () => {
    await openDrawer()
    vi.spyOn(window.visualViewport!, 'scale', 'get').mockReturnValue(2)
    onTestFinished(() => void vi.restoreAllMocks())
    await drag({ ...slowly(300), by: dragTouch })
    expect(isOpen()).toBe(true)
  })
})
