import type { Mode } from './scale.ts'

// Long enough that the frame of the change has been drawn; taken off earlier, the switching off costs what it saves.
const stillFor = 120

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Runs a change of looks that touches the whole page while no transition may start. Otherwise every element with
 * `transition-colors` fades by itself: slow, and the page is seen in pieces.
 */
export function withoutTransitions(change: () => void): void {
  const { classList } = document.documentElement
  const running = document.getAnimations()
  classList.add('fr-still')
  try {
    change()
    // Components start none while the class is there; those of the page are brought to their end.
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition && !running.includes(animation)) animation.finish()
    }
  } finally {
    clearTimeout(timer)
    timer = setTimeout(() => classList.remove('fr-still'), stillFor)
  }
}

/** Shows the page in a mode. Nothing is stored, and a page already in that mode is left as it is. */
export function setColorMode(mode: Mode): void {
  const root = document.documentElement
  if (root.classList.contains(mode) && root.style.colorScheme === mode) return
  withoutTransitions(() => {
    root.classList.remove(mode === 'dark' ? 'light' : 'dark')
    root.classList.add(mode)
    root.style.colorScheme = mode
  })
}
