import { cdp } from 'vitest/browser'

/**
 * Moves the pointer to the bottom right corner of the window, where tests render nothing. Outside the window it would have no
 * position, and the first event after its return would report no movement.
 */
export async function parkPointer(): Promise<void> {
  // The tests run in an iframe, and the browser expects a position in the window.
  const { innerWidth, innerHeight } = window.parent
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: innerWidth - 1, y: innerHeight - 1 })
}
