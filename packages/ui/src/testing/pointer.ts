import { afterEach } from 'vitest'
import { userEvent } from 'vitest/browser'

/**
 * Moves the pointer away after each test that has moved it. Otherwise it could hover what the next test renders. It goes to
 * an empty corner of the viewport, because `unhover` would leave it in the middle of the body.
 */
export function parkPointerAfterEach(): void {
  let moved = false
  document.addEventListener('pointermove', (event) => (moved ||= event.isTrusted), { capture: true })
  afterEach(async () => {
    if (!moved) return
    await parkPointer()
    moved = false
  })
}

/** Moves the pointer to the bottom right corner of the viewport. */
export function parkPointer(): Promise<void> {
  // `force` skips the check that the element can receive events.
  return userEvent.hover(document.documentElement, { force: true, position: { x: innerWidth - 2, y: innerHeight - 2 } })
}
