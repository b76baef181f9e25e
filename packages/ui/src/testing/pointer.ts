import { afterEach } from 'vitest'
import { userEvent } from 'vitest/browser'

/**
 * Takes the pointer away after each test that has moved it, or it would lie on what the next one renders. It goes to the
 * corner of the window where nothing is; `unhover` would leave it in the middle of the body.
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

/** Moves the pointer to the far corner of the window. */
export function parkPointer(): Promise<void> {
  // By force, because whether the page could be pressed there does not matter.
  return userEvent.hover(document.documentElement, { force: true, position: { x: innerWidth - 2, y: innerHeight - 2 } })
}
