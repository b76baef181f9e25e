import type { DrawerDirection } from './drag.ts'

/** Marks the element around the page that moves back behind a drawer with `shouldScaleBackground`. */
const WRAPPER = '[data-frond-drawer-wrapper]'

/** How far the page behind moves back, its new distance from the edge of the window, and its corners then, in px. */
const BACKGROUND = { inset: 26, shift: 14, radius: 8 }

/** How far a drawer moves back behind one that is nested in it, in px. */
const NESTED_PX = 16

/** No keyboard is lower than this, but bars of the browser are, which come and go as well. */
const MIN_KEYBOARD_PX = 60

/** What moves along with a drawer: all the way back at 0, in its own place at 1. */
export interface Follower {
  /** Goes there at once, as the drawer does under the finger. */
  drag: (share: number) => void
  /** Goes there in the time of the drawer. */
  rest: (share: number) => void
  /** Goes back to its own place, and is then as it was before. */
  leave: () => void
}

interface Followed {
  follower: Follower
  /** Styles of the element before it followed anything. */
  styles: Record<string, string>
}

/** A drawer may open again before the last one is gone; what was there before the first of them is what counts. */
const followed = new WeakMap<HTMLElement, Followed>()

function follow(
  element: HTMLElement,
  drawer: HTMLElement,
  toStyles: (share: number) => Record<string, string>,
  /** What it waits for before it is as it was. */
  mover: HTMLElement = element,
): Follower {
  const { styles: before = {} } = followed.get(element) ?? {}
  const style = element.style as unknown as Record<string, string>

  const apply = (share: number, transition: string) => {
    for (const [key, value] of Object.entries({ ...toStyles(share), transition })) {
      before[key] ??= style[key] ?? ''
      style[key] = value
    }
  }

  const follower: Follower = {
    drag: (share) => apply(share, 'none'),
    rest(share) {
      const { transitionDuration, transitionTimingFunction } = getComputedStyle(drawer)
      apply(share, `${transitionDuration.split(', ')[0]} ${transitionTimingFunction.split(/, (?=[a-z])/)[0]}`)
    },
    leave() {
      follower.rest(1)
      const moves = mover.getAnimations().map((animation) => animation.finished)
      void Promise.allSettled(moves).then(() => {
        if (followed.get(element)?.follower !== follower) return
        followed.delete(element)
        Object.assign(style, before)
      })
    },
  }
  followed.set(element, { follower, styles: before })
  return follower
}

const isVertical = (direction: DrawerDirection) => direction === 'top' || direction === 'bottom'
const signOf = (direction: DrawerDirection) => (direction === 'top' || direction === 'left' ? -1 : 1)

function toTransform(direction: DrawerDirection, px: number, scale: number): string {
  return `translate${isVertical(direction) ? 'Y' : 'X'}(${px * signOf(direction)}px) scale(${scale})`
}

/** The drawer below a nested one moves towards the middle of the window and gets smaller. */
export function moveDrawerBack(below: HTMLElement, drawer: HTMLElement, direction: DrawerDirection): Follower {
  return follow(below, drawer, (share) => {
    const px = NESTED_PX * (1 - share)
    return { transform: toTransform(direction, -px, 1 - px / (isVertical(direction) ? innerWidth : innerHeight)) }
  })
}

export interface BackgroundOptions {
  direction: DrawerDirection
  /** Paints the body black, which shows around the page that has become smaller. */
  paintsBody: boolean
}

/** The page behind moves back, as if the drawer lay on it, unless it has no wrapper or the visitor wants less motion. */
export function moveBackgroundBack(drawer: HTMLElement, { direction, paintsBody }: BackgroundOptions): Follower[] {
  const wrapper = document.querySelector<HTMLElement>(WRAPPER)
  if (!wrapper || matchMedia('(prefers-reduced-motion: reduce)').matches) return []
  const { body } = document
  const { top, bottom } = wrapper.getBoundingClientRect()
  // Of a long page only what is in the window moves, around the edge that the drawer does not come from.
  const above = Math.max(0, -top)
  const below = Math.max(0, bottom - innerHeight)
  const origin = {
    top: `50% ${above + innerHeight}px`,
    right: `0 ${above + innerHeight / 2}px`,
    bottom: `50% ${above}px`,
    left: `100% ${above + innerHeight / 2}px`,
  }[direction]
  const own = getComputedStyle(wrapper).backgroundColor
  const backgroundColor = own === 'rgba(0, 0, 0, 0)' ? getComputedStyle(body).backgroundColor : own

  const page = follow(wrapper, drawer, (share) => {
    const back = 1 - share
    return {
      backgroundColor,
      transformOrigin: origin,
      transform: toTransform(direction, BACKGROUND.shift * back, 1 - (BACKGROUND.inset / innerWidth) * back),
      clipPath: `inset(${above}px 0 ${below}px round ${BACKGROUND.radius * back}px)`,
    }
  })
  return paintsBody ? [page, follow(body, drawer, () => ({ background: 'black' }), wrapper)] : [page]
}

/**
 * Keeps a drawer, and the field in it that has the focus, above the keyboard of a touch screen. The keyboard makes the
 * visual viewport smaller but not the window, to which a drawer is attached. `onCover` is called before it is measured.
 */
export function avoidKeyboard(
  drawer: HTMLElement,
  { direction, fixed, onCover }: { direction: DrawerDirection; fixed: boolean; onCover: () => void },
): () => void {
  const viewport = window.visualViewport
  if (!viewport) return () => {}

  const adapt = () => {
    const covered = Math.max(0, innerHeight - viewport.height - viewport.offsetTop)
    const { style } = drawer
    style.bottom = style.maxHeight = ''
    // A visitor who zooms in wants to see something else.
    if (covered < MIN_KEYBOARD_PX || viewport.scale > 1 || !drawer.contains(document.activeElement)) return
    onCover()
    const { height } = drawer.getBoundingClientRect()
    if (direction !== 'top') style.bottom = `${covered}px`
    if (direction === 'bottom' && fixed) style.maxHeight = `${height - covered}px`
    else if (isVertical(direction)) style.maxHeight = `${viewport.height - BACKGROUND.inset}px`
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  }
  const controller = new AbortController()
  const { signal } = controller
  viewport.addEventListener('resize', adapt, { signal })
  viewport.addEventListener('scroll', adapt, { signal })
  drawer.addEventListener('focusin', adapt, { signal })
  drawer.addEventListener('focusout', () => requestAnimationFrame(adapt), { signal })
  return () => controller.abort()
}
