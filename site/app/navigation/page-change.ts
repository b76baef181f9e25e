import { getRouter } from './client-navigation'

/**
 * The path of the current page. Kept outside of React, because an error page replaces the component that calls this
 * module.
 */
let shown: string | undefined
let announcer: HTMLElement | undefined

/** After a client navigation: moves focus to the content of the new page and announces its title. */
export function handlePageChange(path: string): void {
  if (shown === path) return
  if (shown !== undefined) {
    const main = document.getElementById('content')
    // A page that is still loading calls this again when it is shown.
    if (!main) return
    if (!focusTarget(location.hash)) main.focus({ preventScroll: true })
    announce(document.title)
  }
  shown = path
}

/** Moves focus to the target of a hash link, as the browser does without script. */
export function focusTarget(hash: string): boolean {
  const element = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (!element) return false
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
  return true
}

/** Announces a text to screen readers. */
export function announce(text: string): void {
  if (!announcer?.isConnected) {
    announcer = document.createElement('div')
    announcer.ariaLive = 'polite'
    announcer.className = 'sr-only'
    document.body.append(announcer)
  }
  announcer.textContent = ''
  // Screen readers announce only changes of a live region that they already know.
  const region = announcer
  setTimeout(() => (region.textContent = text), 100)
}

/** Whether the client navigation that shows the page starts at its top. */
export function isShownFromTop(): boolean {
  return getRouter()?.state.historyAction !== 'POP' && location.hash === ''
}
