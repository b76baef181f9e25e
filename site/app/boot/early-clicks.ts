import './boot-data'

/** Gives back the clicks that the boot script held while the page was not live. */
export function releaseEarlyClicks(): void {
  for (const control of window.frondEarlyClicks?.take() ?? []) {
    if (control.isConnected) control.click()
  }
  document.documentElement.dataset.live = ''
}
