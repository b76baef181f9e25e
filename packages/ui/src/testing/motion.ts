import { afterEach, beforeEach, onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

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

/** Runs animations a hundred times slower until the end of the test, so that a busy machine can still look at them. */
export async function withSlowMotion(): Promise<void> {
  withMotion()
  await cdp().send('Animation.enable')
  await cdp().send('Animation.setPlaybackRate', { playbackRate: 0.01 })
  onTestFinished(async () => {
    await cdp().send('Animation.setPlaybackRate', { playbackRate: 1 })
  })
}

/** Emulates a user who prefers reduced motion, until the end of the test. */
export async function preferReducedMotion(): Promise<void> {
  await emulateMotion('reduce')
  onTestFinished(() => emulateMotion('no-preference'))
}

async function emulateMotion(value: 'reduce' | 'no-preference'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
}
