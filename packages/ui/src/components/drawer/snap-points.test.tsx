import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../../system/warn.ts'
import { defineLocale } from '../../locale/define-locale.ts'
import { stopClock } from '../../testing/clock.ts'
import { findPart, settle } from '../../testing/describe-component.tsx'
import { atSpeed, drag, isOpen, openDrawer, sheet, slowly } from '../../testing/drawer.tsx'
import { nextFrames } from '../../testing/frames.ts'
import { dragMouse, releaseMouse } from '../../testing/input.ts'
import { withMotion, withoutMotion } from '../../testing/motion.ts'
import { App } from '../App.tsx'
import { Button } from '../Button.tsx'
import { Drawer } from '../Drawer.tsx'
import { findRest } from './drag.ts'

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

describe('Drawer handle', () => {
  /** Presses the handle for a time in ms. */
  async function press(ms: number) {
    const { x, y, width, height } = findPart('handle')!.getBoundingClientRect()
    const point = { x: x + width / 2, y: y + height / 2 }
    await dragMouse({
      path: [
        { ...point, at: 0 },
        { ...point, at: ms },
      ],
    })
    await nextFrames()
  }

  it('closes the drawer 120 ms after a press', async () => {
    const clock = stopClock()
    await openDrawer()
    await press(50)
    await clock.advance(119)
    expect(isOpen()).toBe(true)
    await clock.advance(1)
    await expect.poll(isOpen).toBe(false)
  })

  it.each([
    [249, false],
    [251, true],
  ])('pressed for %i ms, keeps the drawer open: %s', async (ms, staysOpen) => {
    const clock = stopClock()
    await openDrawer()
    await press(ms)
    await clock.advance(500)
    await expect.poll(isOpen).toBe(staysOpen)
  })

  it('moves through the snap points and closes after the last', async () => {
    const clock = stopClock()
    const onActiveSnapPointChange = vi.fn()
    await openDrawer({ snapPoints: ['200px', 0.5, 1], onActiveSnapPointChange, style: undefined })
    for (const point of [0.5, 1]) {
      await press(20)
      await clock.advance(120)
      expect(onActiveSnapPointChange).toHaveBeenLastCalledWith(point)
    }
    await press(20)
    await clock.advance(120)
    await expect.poll(isOpen).toBe(false)
  })

  it('returns to the first snap point without dismissible, and does nothing without snap points', async () => {
    const clock = stopClock()
    const onActiveSnapPointChange = vi.fn()
    const props = { snapPoints: [0.3, 0.6], defaultActiveSnapPoint: 0.6, dismissible: false, style: undefined }
    const screen = await openDrawer({ ...props, onActiveSnapPointChange })
    await press(20)
    await clock.advance(120)
    expect(onActiveSnapPointChange).toHaveBeenLastCalledWith(0.3)
    await screen.unmount()

    await openDrawer({ dismissible: false })
    expect(findPart('handle')!.tagName).toBe('DIV')
    await press(20)
    await clock.advance(500)
    expect(isOpen()).toBe(true)
  })

  it('counts two quick presses as one', async () => {
    const clock = stopClock()
    const onActiveSnapPointChange = vi.fn()
    await openDrawer({ snapPoints: [0.3, 0.6, 0.9], onActiveSnapPointChange, style: undefined })
    await press(20)
    await clock.advance(60)
    await press(20)
    await clock.advance(500)
    expect(onActiveSnapPointChange.mock.calls).toEqual([[0.6]])
  })

  it.each([
    ['bottom', 'ArrowUp', 'ArrowDown'],
    ['top', 'ArrowDown', 'ArrowUp'],
    ['right', 'ArrowLeft', 'ArrowRight'],
    ['left', 'ArrowRight', 'ArrowLeft'],
  ] as const)('supports the keyboard, at the %s', async (direction, larger, smaller) => {
    const onActiveSnapPointChange = vi.fn()
    await openDrawer({ direction, snapPoints: [0.3, 0.6, 0.9], onActiveSnapPointChange, style: undefined })
    ;(findPart('handle') as HTMLElement).focus()
    await userEvent.keyboard(`{${larger}}{${larger}}{${larger}}{${smaller}}`)
    expect(onActiveSnapPointChange.mock.calls).toEqual([[0.6], [0.9], [0.6]])
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => onActiveSnapPointChange.mock.lastCall).toEqual([0.9])
  })

  it('is labeled in the language of the application', async () => {
    const messages = { drawer: { close: 'Schließen', dismiss: 'Wegziehen', resize: 'Größe ändern' } }
    const de = defineLocale({ name: 'Deutsch', code: 'de', messages })
    const screen = await render(
      <App locale={de}>
        <Drawer defaultOpen close title="Teilen" />
      </App>,
    )
    await expect.element(button('Wegziehen')).toBeVisible()
    await expect.element(button('Schließen')).toBeVisible()
    await screen.unmount()
    await render(
      <App locale={de}>
        <Drawer defaultOpen snapPoints={[0.5, 1]} title="Teilen" />
      </App>,
    )
    await expect.element(button('Größe ändern')).toBeVisible()
  })
})

describe('Drawer with snap points', () => {
  const seen = () => innerHeight - sheet().getBoundingClientRect().top

  it('opens at the first snap point, and is as large as the largest', async () => {
    await openDrawer({ snapPoints: ['200px', 0.5, 0.75], style: undefined })
    expect(seen()).toBe(200)
    expect(sheet().getBoundingClientRect().height).toBe(innerHeight * 0.75)
  })

  it.each([
    ['top', 'bottom', 0],
    ['left', 'right', 0],
    ['right', 'left', 1280 - 320],
  ] as const)('shows the same size from the %s', async (direction, edge, expected) => {
    await openDrawer({ direction, snapPoints: [0.25, 0.5], style: undefined })
    const box = sheet().getBoundingClientRect()
    if (direction === 'top') expect(box.bottom).toBe(innerHeight / 4)
    else expect(box[edge]).toBe(direction === 'left' ? innerWidth / 4 : expected)
  })

  it('opens at its default snap point, and can be controlled with activeSnapPoint', async () => {
    const first = await openDrawer({ snapPoints: [0.25, 0.5], defaultActiveSnapPoint: 0.5, style: undefined })
    expect(seen()).toBe(innerHeight / 2)
    await first.unmount()

    const onActiveSnapPointChange = vi.fn()
    const props = { defaultOpen: true, title: 'Share', snapPoints: [0.25, 0.5, 1], onActiveSnapPointChange }
    const screen = await render(<Drawer {...props} activeSnapPoint={0.5} />)
    await expect.element(dialog()).toBeVisible()
    expect(seen()).toBe(innerHeight / 2)
    await drag({ ...slowly(-300) })
    expect(onActiveSnapPointChange).toHaveBeenLastCalledWith(1)
    expect(seen()).toBe(innerHeight / 2)
    await screen.rerender(<Drawer {...props} activeSnapPoint={1} />)
    expect(seen()).toBe(innerHeight)
    await screen.rerender(<Drawer {...props} activeSnapPoint={null} />)
    expect(seen()).toBe(innerHeight / 4)
  })

  it('moves to the nearest snap point when it is released slowly, and closes below the first', async () => {
    await openDrawer({ snapPoints: [0.25, 0.5, 1], style: undefined })
    await drag({ ...slowly(-90) })
    expect(seen()).toBe(innerHeight / 4)
    await drag({ ...slowly(-110) })
    expect(seen()).toBe(innerHeight / 2)
    await drag({ ...slowly(110) })
    expect(seen()).toBe(innerHeight / 4)
    // Now 200 px are visible. A quarter of that is 50 px.
    await drag({ ...slowly(48) })
    expect(isOpen()).toBe(true)
    await drag({ ...slowly(52) })
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('moves to the next snap point above 0.4 px/ms, and to the last above 2 px/ms', async () => {
    await openDrawer({ snapPoints: [0.2, 0.4, 0.6, 0.8], style: undefined })
    await drag({ ...atSpeed(-0.39) })
    expect(seen()).toBe(innerHeight * 0.2)
    await drag({ ...atSpeed(-0.41) })
    expect(seen()).toBe(innerHeight * 0.4)
    await drag({
      steps: [
        [-20, 300],
        [-20 - 2.05 * 40, 340],
      ],
    })
    expect(seen()).toBe(innerHeight * 0.8)
    await drag({
      steps: [
        [20, 300],
        [20 + 1.95 * 40, 340],
      ],
    })
    expect(seen()).toBeCloseTo(innerHeight * 0.6, 3)
    await drag({
      steps: [
        [20, 300],
        [20 + 2.05 * 40, 340],
      ],
    })
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('does not close without dismissible, and has resistance below the first snap point', async () => {
    await openDrawer({ snapPoints: [0.25, 0.5], dismissible: false, style: undefined })
    await drag({
      steps: [
        [10, 100],
        [150, 500],
      ],
      release: false,
    })
    expect(seen()).toBeGreaterThan(170)
    expect(seen()).toBeLessThan(200)
    await releaseMouse({ x: 640, y: 790, at: 5000 })
    await nextFrames()
    expect(seen()).toBe(200)
    await drag({
      steps: [
        [20, 300],
        [120, 340],
      ],
    })
    expect(isOpen()).toBe(true)
    expect(seen()).toBe(200)
  })

  it('moves to the next snap point if content that can scroll is dragged', async () => {
    await openDrawer({ snapPoints: [0.5, 1], style: undefined, children: <div style={{ height: 3000 }}>Long</div> })
    const body = findPart('body')!
    await drag({ ...slowly(-250), on: findPart('title')! })
    expect(seen()).toBe(innerHeight)
    expect(body.scrollTop).toBe(0)
  })

  it('opens again at its initial snap point', async () => {
    const onActiveSnapPointChange = vi.fn()
    await render(
      <Drawer
        trigger={<Button label="Share" />}
        title="Share link"
        snapPoints={[0.25, 0.5]}
        onActiveSnapPointChange={onActiveSnapPointChange}
      />,
    )
    await button('Share').click()
    await expect.element(dialog()).toBeVisible()
    await drag({ ...slowly(-150) })
    expect(seen()).toBe(innerHeight / 2)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(onActiveSnapPointChange.mock.calls).toEqual([[0.5], [0.25]])
    await button('Share').click()
    await expect.element(dialog()).toBeVisible()
    expect(seen()).toBe(innerHeight / 4)
  })

  it('opens fully when keyboard focus moves to a hidden element', async () => {
    await openDrawer({
      snapPoints: [0.3, 1],
      style: undefined,
      children: (
        <>
          <button>Near</button>
          <div style={{ height: 300 }} />
          <button>Far</button>
        </>
      ),
    })
    await expect.element(button('Near')).toHaveFocus()
    expect(seen()).toBe(innerHeight * 0.3)
    await userEvent.tab()
    await expect.element(button('Far')).toHaveFocus()
    await expect.poll(seen).toBe(innerHeight)
  })

  it('updates when the viewport size changes', async () => {
    await openDrawer({ snapPoints: [0.5, 1], style: undefined })
    await page.viewport(800, 600)
    onTestFinished(() => page.viewport(1280, 800))
    expect(seen()).toBe(300)
  })

  it('animates between snap points in half a second', async () => {
    withMotion()
    const props = { defaultOpen: true, title: 'Share', snapPoints: [0.25, 0.5] }
    const screen = await render(<Drawer {...props} activeSnapPoint={0.25} />)
    await settle()
    await screen.rerender(<Drawer {...props} activeSnapPoint={0.5} />)
    const [animation] = sheet().getAnimations()
    expect(animation!.effect!.getComputedTiming().duration).toBe(500)
  })

  it('warns about invalid snap points', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const screen = await render(<Drawer defaultOpen title="Share" snapPoints={[2, '50%']} />)
    expect(warning).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Drawer: its snapPoints hold 2, "50%"'))
    await screen.unmount()
    warning.mockClear()
    await render(<Drawer defaultOpen title="Share" snapPoints={[0.5, 1]} activeSnapPoint={0.7} />)
    expect(warning).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('activeSnapPoint 0.7 is not one of'))
    warning.mockRestore()
  })
})

describe('the snap point after a release', () => {
  const offsets = [600, 300, 0]
  const rest = (position: number, velocity: number) =>
    findRest({ position, velocity, offsets, size: 800, closeThreshold: 0.25 })

  it.each([
    [0, 0, 2],
    [149, 0, 2],
    [151, 0, 1],
    [649, 0, 0],
    [650, 0, -1],
    [10, 0.5, 1],
    [310, 0.5, 0],
    [610, 0.5, -1],
    [590, -0.5, 1],
    [290, -0.5, 2],
    [10, 2.1, -1],
    [610, -2.1, 2],
    [100, 0.4, 2],
  ])('from %i px at %f px/ms is %i', (position, velocity, expected) => {
    expect(rest(position, velocity)).toBe(expected)
  })
})
