import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../../system/warn.ts'
import { findPart } from '../../testing/describe-component.tsx'
import { atSpeed, directions, drag, isOpen, openDrawer, sheet, sized, SIZE_PX, slowly } from '../../testing/drawer.tsx'
import { nextFrames } from '../../testing/frames.ts'
import { dragMouse, dragTouch, releaseMouse } from '../../testing/input.ts'
import { withMotion, withoutMotion, withSlowMotion } from '../../testing/motion.ts'
import { Button } from '../Button.tsx'
import { Drawer } from '../Drawer.tsx'
import { CLOSE_THRESHOLD, SCROLL_LOCK_TIMEOUT_MS, SKIP_VELOCITY_THRESHOLD, VELOCITY_THRESHOLD } from './drag.ts'
import { HANDLE_CLICK_DELAY_MS, HANDLE_HOLD_MS } from './handle.tsx'

const dialog = (name?: string) => page.getByRole('dialog', name ? { name } : undefined)
const button = (name: string) => page.getByRole('button', { name, exact: true })

withoutMotion()
beforeEach(() => {
  document.documentElement.className = 'light'
  forgetWarnings()
})
afterEach(() => {
  document.documentElement.className = ''
})

describe('Drawer drag', () => {
  it('has the documented thresholds', () => {
    expect([CLOSE_THRESHOLD, VELOCITY_THRESHOLD, SKIP_VELOCITY_THRESHOLD]).toEqual([0.25, 0.4, 2])
    expect([SCROLL_LOCK_TIMEOUT_MS, HANDLE_HOLD_MS, HANDLE_CLICK_DELAY_MS]).toEqual([100, 250, 120])
  })

  it.each([
    ['mouse', dragMouse],
    ['finger', dragTouch],
  ])('stays open if the %s releases it at 0.24 of its height, and closes at 0.26', async (_, by) => {
    await openDrawer()
    await drag({ ...slowly(0.24 * SIZE_PX), by })
    expect(isOpen()).toBe(true)
    expect(sheet().getBoundingClientRect().bottom).toBe(innerHeight)
    await drag({ ...slowly(0.26 * SIZE_PX), by })
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it.each([
    ['mouse', dragMouse],
    ['finger', dragTouch],
  ])('stays open if the %s flicks it at 0.39 px/ms, and closes at 0.41', async (_, by) => {
    await openDrawer()
    await drag({ ...atSpeed(0.39), by })
    expect(isOpen()).toBe(true)
    await drag({ ...atSpeed(0.41), by })
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it.each(directions)('closes if it is dragged to the %s, but not in the opposite direction', async (direction) => {
    const opposite = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' } as const
    const screen = await openDrawer({ direction })
    await drag({ direction: opposite[direction], ...atSpeed(1) })
    expect(isOpen()).toBe(true)
    await drag({ direction, ...slowly(0.24 * SIZE_PX) })
    expect(isOpen()).toBe(true)
    await drag({ direction, ...slowly(0.26 * SIZE_PX) })
    await expect.element(dialog()).not.toBeInTheDocument()
    await screen.unmount()

    await openDrawer({ direction })
    await drag({ direction, ...atSpeed(0.41) })
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('closes beyond its closeThreshold', async () => {
    await openDrawer({ closeThreshold: 0.5 })
    await drag({ ...slowly(0.49 * SIZE_PX) })
    expect(isOpen()).toBe(true)
    await drag({ ...slowly(0.51 * SIZE_PX) })
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('stays open if it is flicked back, at any distance', async () => {
    await openDrawer()
    await drag({
      steps: [
        [75, 400],
        [300, 1600],
        [300, 2000],
        [250, 2099.9],
      ],
    })
    expect(isOpen()).toBe(true)
  })

  it('follows the pointer, and reduces the opacity of the backdrop', async () => {
    await openDrawer()
    const { top } = sheet().getBoundingClientRect()
    const start = await drag({
      steps: [
        [10, 100],
        [110, 500],
      ],
      release: false,
    })
    expect(sheet().getBoundingClientRect().top).toBe(top + 100)
    expect(Number(getComputedStyle(findPart('overlay')!).opacity)).toBeCloseTo(0.75, 2)
    await releaseMouse({ ...start, at: 5000 })
    await nextFrames()
    expect(getComputedStyle(findPart('overlay')!).opacity).toBe('1')
  })

  it('has increasing resistance when it is dragged beyond its edge, and moves back', async () => {
    await openDrawer()
    const { top } = sheet().getBoundingClientRect()
    const pulled: number[] = []
    for (const px of [20, 60, 180]) {
      await drag({
        steps: [
          [-5, 100],
          [-5 - px, 500],
        ],
        release: false,
      })
      pulled.push(top - sheet().getBoundingClientRect().top)
      // There is no gap below the drawer.
      const below = document.elementFromPoint(640, innerHeight - 1)
      expect(sheet().contains(below)).toBe(true)
      await releaseMouse({ x: 640, y: 300, at: 5000 })
      await nextFrames()
      expect(sheet().getBoundingClientRect().top).toBe(top)
    }
    const [first, second, third] = pulled as [number, number, number]
    expect(first).toBeGreaterThan(5)
    expect(second).toBeGreaterThan(first)
    expect(third).toBeGreaterThan(second)
    expect(third).toBeLessThan(30)
    expect((third - second) / 120).toBeLessThan((second - first) / 40)
    expect(isOpen()).toBe(true)
  })

  it('reports the dragged fraction, and whether it stays open', async () => {
    const onDrag = vi.fn()
    const onRelease = vi.fn()
    await openDrawer({ onDrag, onRelease })
    await drag({ ...slowly(80) })
    expect(onDrag.mock.lastCall![0]).toBeInstanceOf(PointerEvent)
    expect(onDrag.mock.lastCall![1]).toBeCloseTo((80 - 20) / SIZE_PX, 2)
    expect(onRelease).toHaveBeenLastCalledWith(expect.any(PointerEvent), true)
    await drag({ ...slowly(200), by: dragTouch })
    expect(onDrag.mock.lastCall![0]).toBeInstanceOf(TouchEvent)
    expect(onRelease).toHaveBeenLastCalledWith(expect.any(TouchEvent), false)
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('moves back if the caller keeps it open', async () => {
    const onOpenChange = vi.fn()
    await openDrawer({ open: true, onOpenChange })
    const { top } = sheet().getBoundingClientRect()
    await drag({ ...slowly(300) })
    expect(onOpenChange).toHaveBeenLastCalledWith(false)
    expect(sheet().getBoundingClientRect().top).toBe(top)
    await drag({ ...slowly(50) })
    expect(sheet().getBoundingClientRect().top).toBe(top)
  })

  it('animates from the position of release', async () => {
    withMotion()
    await openDrawer()
    const { top } = sheet().getBoundingClientRect()
    await drag({
      steps: [
        [10, 100],
        [210, 500],
      ],
      release: false,
    })
    await releaseMouse({ x: 640, y: 750, at: 5000 })
    expect(isOpen()).toBe(false)
    const animation = (sheet().getAnimations() as CSSTransition[]).find(
      (each) => each.transitionProperty === 'translate',
    )!
    animation.pause()
    animation.currentTime = 0
    expect(sheet().getBoundingClientRect().top).toBeGreaterThanOrEqual(top + 200 - 1)
    expect(sheet().getBoundingClientRect().top).toBeLessThan(top + 320)
    animation.finish()
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('can be dragged during its enter animation', async () => {
    await withSlowMotion()
    await render(<Drawer trigger={<Button label="Share" />} title="Share link" style={sized()} />)
    await button('Share').click()
    await expect.poll(() => findPart('drawer')?.getAnimations().length).toBe(1)
    const [animation] = findPart('drawer')!.getAnimations()
    animation!.pause()
    animation!.currentTime = 60
    const { top } = findPart('drawer')!.getBoundingClientRect()
    expect(top).toBeGreaterThan(innerHeight - SIZE_PX + 50)
    await drag({ steps: [[10, 100]], on: findPart('header')!, release: false })
    expect(findPart('drawer')!.getBoundingClientRect().top).toBeCloseTo(top, 0)
    await releaseMouse({ x: 640, y: 500, at: 5000 })
  })

  it('does not click the element where the drag started', async () => {
    const onClick = vi.fn()
    await openDrawer({ children: <button onClick={onClick}>Copy</button> })
    await drag({ ...slowly(40), on: button('Copy').element() })
    expect(onClick).not.toHaveBeenCalled()
    await button('Copy').click()
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  it('ignores small movements, drags across its axis, and the second mouse button', async () => {
    await openDrawer()
    const onMove = vi.fn()
    new MutationObserver(onMove).observe(sheet(), { attributeFilter: ['data-dragging'] })
    await drag({ steps: [[2, 100]] })
    await drag({ steps: [[60, 200]], direction: 'right' })
    sheet().dispatchEvent(new PointerEvent('pointerdown', { button: 2, clientX: 600, clientY: 600, bubbles: true }))
    window.dispatchEvent(new PointerEvent('pointermove', { clientX: 600, clientY: 700 }))
    await nextFrames()
    expect(onMove).not.toHaveBeenCalled()
  })

  it('stays open if a second finger touches, or if the browser cancels the pointer', async () => {
    await openDrawer()
    const touch = (type: string, ys: number[]) => {
      const touches = ys.map((y, identifier) => new Touch({ identifier, target: sheet(), clientX: 600, clientY: y }))
      sheet().dispatchEvent(new TouchEvent(type, { touches, changedTouches: touches, bubbles: true, cancelable: true }))
    }
    for (const end of [() => touch('touchstart', [700, 500]), () => touch('touchcancel', [])]) {
      touch('touchstart', [450])
      touch('touchmove', [470])
      touch('touchmove', [700])
      expect(sheet().dataset.dragging).toBe('')
      end()
      expect(sheet().dataset.dragging).toBeUndefined()
      await nextFrames()
      expect(isOpen()).toBe(true)
    }
  })

  it('cannot be dragged without dismissible', async () => {
    await openDrawer({ dismissible: false })
    const { top } = sheet().getBoundingClientRect()
    await drag({
      steps: [
        [10, 100],
        [300, 500],
      ],
      release: false,
    })
    expect(sheet().getBoundingClientRect().top).toBe(top)
    await releaseMouse({ x: 640, y: 750, at: 5000 })
    expect(isOpen()).toBe(true)
  })

  it('can be dragged only by its handle with handleOnly', async () => {
    await openDrawer({ handleOnly: true })
    await drag({ ...slowly(300) })
    expect(isOpen()).toBe(true)
    await drag({ ...slowly(300), on: findPart('handle')! })
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('can be dragged without a handle', async () => {
    await openDrawer({ handle: false })
    expect(findPart('handle')).toBeNull()
    await drag({ ...slowly(300) })
    await expect.element(dialog()).not.toBeInTheDocument()
  })
})
