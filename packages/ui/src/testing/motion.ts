import { afterEach, beforeEach } from 'vitest'

let sheet: HTMLStyleElement | undefined

/**
 * Makes every transition and animation of the tests around it take no time. Most tests ask what is there and not how it
 * moves, and waiting for each fade costs more than all the rest. A test of motion begins with {@link withMotion}.
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

/** Lets things move again until the end of the test. */
export function withMotion(): void {
  sheet?.remove()
  sheet = undefined
}
