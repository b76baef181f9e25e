import './early-input'

/** Replays the clicks that the boot script recorded before the page was hydrated. */
export function releaseEarlyClicks(): void {
  for (const target of globalThis.frondEarlyInput?.takeClicks() ?? []) replayClick(target)
  document.documentElement.dataset.live = ''
}

/** Dispatches a click. The target may be part of an SVG icon, which has no `click()`. */
export function replayClick(target: Element): void {
  if (target.isConnected)
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))
}
