import type { Mode } from './scale.ts'

// Long enough for the browser to paint the change. If the class is removed before, the transitions start after all.
const stillFor = 120

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Changes the styles of the whole page without transitions. Otherwise every element with `transition-colors` would fade on
 * its own, which is slow and makes the page change in pieces.
 */
export function withoutTransitions(change: () => void): void {
  const { classList } = document.documentElement
  const running = getAnimations()
  classList.add('fr-still')
  try {
    change()
    // Components start no transitions while the class is set. Finish those that the page has started.
    for (const animation of getAnimations()) {
      if (animation instanceof CSSTransition && !running.includes(animation)) animation.finish()
    }
  } finally {
    clearTimeout(timer)
    timer = setTimeout(() => classList.remove('fr-still'), stillFor)
  }
}

/** jsdom has no animations. */
function getAnimations(): Animation[] {
  return document.getAnimations?.() ?? []
}

/** Shows the page in a mode. Does not store the mode, and does nothing if the page is already in it. */
export function setColorMode(mode: Mode): void {
  const root = document.documentElement
  if (root.classList.contains(mode) && root.style.colorScheme === mode) return
  withoutTransitions(() => {
    root.classList.remove(mode === 'dark' ? 'light' : 'dark')
    root.classList.add(mode)
    root.style.colorScheme = mode
  })
}
