import { afterEach, beforeEach } from 'vitest'

let sheet: HTMLStyleElement | undefined

/**
 * Disables transitions and animations in the tests of the file or `describe` block. Most tests do not check motion, and
 * waiting for it would take most of their time. A test that needs motion calls {@link withMotion}.
 */
export function withoutMotion(): void {
  beforeEach(() => {
    sheet ??= document.head.appendChild(document.createElement('style'))
    sheet.textContent = `*, ::before, ::after, ::backdrop {
      transition-duration: 0s !important;
      transition-delay: 0s !important;
      animation-duration: 0s !important;
      animation-delay: 0s !important;
    }`
  })
  afterEach(withMotion)
}

/** Enables transitions and animations until the end of the test. */
export function withMotion(): void {
  sheet?.remove()
  sheet = undefined
}
