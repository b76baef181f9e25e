import { currentRouter } from './follow-address'

/** Where the visitor is. Outlives the component that tells: an error page takes its place. */
let shown: string | undefined
let announcer: HTMLElement | undefined

/** Another page is shown: the keyboard goes on from its content, and a screen reader hears its title. */
export function arriveAt(path: string): void {
  if (shown === path) return
  if (shown !== undefined) {
    const main = document.getElementById('content')
    // A page that is still on its way tells itself when it is there.
    if (!main) return
    if (!focusTarget(location.hash)) main.focus({ preventScroll: true })
    announce(document.title)
  }
  shown = path
}

/** A link to a place in the page also moves the keyboard there, as it does without script. */
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

/** Lets a screen reader say something. */
export function announce(text: string): void {
  if (!announcer?.isConnected) {
    announcer = document.createElement('div')
    announcer.ariaLive = 'polite'
    announcer.className = 'sr-only'
    document.body.append(announcer)
  }
  announcer.textContent = ''
  // Only a change of a region that is known is read out.
  const region = announcer
  setTimeout(() => (region.textContent = text), 100)
}

/** Whether the page that comes is read from its beginning: it was not gone back to, and no place in it was asked for. */
export function isAtBeginning(): boolean {
  return currentRouter()?.state.historyAction !== 'POP' && location.hash === ''
}
