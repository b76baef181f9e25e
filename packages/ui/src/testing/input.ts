import type {} from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'

/** A place in the window at a time, in ms since the first. */
export interface Moment {
  x: number
  y: number
  at: number
}

export interface DragInput {
  /** Presses there, goes through the others, and lets go at the last. */
  path: readonly Moment[]
  /** Lets go so many ms after the first moment, or not at all with `false`. @default at the last moment */
  release?: number | false
  /** Time of the first moment on the clock of the page. @default now */
  from?: number
}

/**
 * Moves the real mouse along a path. The browser is told the time of each moment, so that speeds are exact however slow the
 * machine is.
 */
export async function dragMouse({ path, release, from = performance.now() }: DragInput): Promise<void> {
  await sendMouse('mousePressed', path[0]!, from)
  for (const moment of path.slice(1)) await sendMouse('mouseMoved', moment, from)
  const last = path.at(-1)!
  if (release !== false) await sendMouse('mouseReleased', { ...last, at: release ?? last.at }, from)
}

/** Ends a drag that was held, in a moment that is now unless `at` says how much later. */
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

/** Moves a finger along a path. */
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

/** The tests run in a frame; the browser counts from the corner of the page around it. */
function place({ x, y }: Moment): { x: number; y: number } {
  const { left, top, width } = window.frameElement!.getBoundingClientRect()
  const scale = width / innerWidth
  return { x: left + x * scale, y: top + y * scale }
}

function toEpoch(time: number): number {
  return (performance.timeOrigin + time) / 1000
}
