import './early-input'

/** Gives back the clicks that the boot script held while the page was not live. */
export function releaseEarlyClicks(): void {
  for (const target of globalThis.frondEarlyInput?.takeClicks() ?? []) giveClick(target)
  document.documentElement.dataset.live = ''
}

/** Clicks an element as a visitor did before. What was under the pointer may be part of an icon, which has no `click()`. */
export function giveClick(target: Element): void {
  if (target.isConnected)
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))
}
