import type {} from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'

/** A position in the viewport, and its time in ms since the first one. */
export interface Moment {
  x: number
  y: number
  at: number
}

export interface DragInput {
  /** Presses at the first position, moves through the others, and releases at the last. */
  path: readonly Moment[]
  /** When to release, in ms after the first position; `false` keeps the button pressed. @default at the last position */
  release?: number | false
  /** Time of the first position, as `performance.now()` of the page. @default now */
  from?: number
}

/**
 * Moves the real mouse along a path. Each event has an explicit timestamp, so that speeds are exact even on a slow machine.
 */
export async function dragMouse({ path, release, from = performance.now() }: DragInput): Promise<void> {
  await sendMouse('mousePressed', path[0]!, from)
  for (const moment of path.slice(1)) await sendMouse('mouseMoved', moment, from)
  const last = path.at(-1)!
  if (release !== false) await sendMouse('mouseReleased', { ...last, at: release ?? last.at }, from)
}

/** Releases the mouse button after a drag that was not released: now, or `at` ms later. */
export async function releaseMouse(place: { x: number; y: number; at?: number }): Promise<void> {
  await sendMouse('mouseReleased', { at: 0, ...place }, performance.now())
}

async function sendMouse(
  type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
  moment: Moment,
  from: number,
): Promise<void> {
  await cdp().send('Input.dispatchMouseEvent', {
    type,
    ...place(moment),
    button: 'left',
    buttons: type === 'mouseReleased' ? 0 : 1,
    clickCount: 1,
    pointerType: 'mouse',
    timestamp: toEpoch(from + moment.at),
  })
}

/** Moves a touch point along a path. */
export async function dragTouch({ path, release, from = performance.now() }: DragInput): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', moment: Moment) =>
    cdp().send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ ...place(moment), id: 1 }],
      timestamp: toEpoch(from + moment.at),
    })
  await send('touchStart', path[0]!)
  for (const moment of path.slice(1)) await send('touchMove', moment)
  const last = path.at(-1)!
  if (release !== false) await send('touchEnd', { ...last, at: release ?? last.at })
}

/** The tests run in an iframe, but the browser expects positions in the page around it. */
function place({ x, y }: Moment): { x: number; y: number } {
  const { left, top, width } = window.frameElement!.getBoundingClientRect()
  const scale = width / innerWidth
  return { x: left + x * scale, y: top + y * scale }
}

function toEpoch(time: number): number {
  return (performance.timeOrigin + time) / 1000
}
