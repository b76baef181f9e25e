import { viewOf } from '../../system/view-of.ts'
import { getAnimations, prefersReducedMotion, scrollIntoView } from '../../system/browser-support.ts'
import type { DrawerDirection } from './drag.ts'

/** Marks the element around the page that `shouldScaleBackground` scales down. */
const WRAPPER = '[data-frond-drawer-wrapper]'

/** Size reduction of the page behind the drawer, its distance from the edge of the window, and its corner radius, in px. */
const BACKGROUND = { inset: 26, shift: 14, radius: 8 }

/** How far a drawer moves when a nested drawer opens above it, in px. */
const NESTED_PX = 16

/** Every on-screen keyboard is higher than this. Browser toolbars that appear and disappear are lower. */
const MIN_KEYBOARD_PX = 60

/** An element that moves together with a drawer: fully moved at 0, in its normal position at 1. */
export interface Follower {
  /** Moves without a transition, while the drawer is dragged. */
  drag: (share: number) => void
  /** Moves with the transition of the drawer. */
  rest: (share: number) => void
  /** Moves back to its normal position and then restores its styles. */
  leave: () => void
}

interface Followed {
  follower: Follower
  /** Styles of the element before it followed a drawer. */
  styles: Record<string, string>
}

/** The original styles of elements, because a drawer may open again before the previous one has restored them. */
const followed = new WeakMap<HTMLElement, Followed>()

function follow(
  element: HTMLElement,
  drawer: HTMLElement,
  toStyles: (share: number) => Record<string, string>,
  /** The element whose transition must end before the styles are restored. */
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
      const moves = getAnimations(mover).map((animation) => animation.finished)
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

/** Moves the drawer below a nested one towards the center of the window and makes it smaller. */
export function moveDrawerBack(below: HTMLElement, drawer: HTMLElement, direction: DrawerDirection): Follower {
  return follow(below, drawer, (share) => {
    const px = NESTED_PX * (1 - share)
    const { innerHeight, innerWidth } = viewOf(drawer)
    return { transform: toTransform(direction, -px, 1 - px / (isVertical(direction) ? innerWidth : innerHeight)) }
  })
}

export interface BackgroundOptions {
  direction: DrawerDirection
  /** Makes the body black, which is visible around the scaled page. */
  paintsBody: boolean
}

/** Scales down the page behind the drawer, unless there is no wrapper element or the user prefers reduced motion. */
export function moveBackgroundBack(drawer: HTMLElement, { direction, paintsBody }: BackgroundOptions): Follower[] {
  const { body } = drawer.ownerDocument
  const wrapper = body.querySelector<HTMLElement>(WRAPPER)
  if (!wrapper || prefersReducedMotion()) return []
  const { innerHeight, innerWidth } = viewOf(drawer)
  const { top, bottom } = wrapper.getBoundingClientRect()
  // Clips the parts of a long page above and below the window. The origin is at the edge of the window opposite to the drawer.
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
 * Keeps a drawer and its focused field above an on-screen keyboard. The keyboard makes the visual viewport smaller, but not the
 * window, to which a drawer is attached. `onCover` is called before measuring.
 */
export function avoidKeyboard(
  drawer: HTMLElement,
  { direction, fixed, onCover }: { direction: DrawerDirection; fixed: boolean; onCover: () => void },
): () => void {
  const page = drawer.ownerDocument
  const view = viewOf(drawer)
  const viewport = view.visualViewport
  if (!viewport) return () => {}

  const adapt = () => {
    const covered = Math.max(0, view.innerHeight - viewport.height - viewport.offsetTop)
    const { style } = drawer
    style.bottom = style.maxHeight = ''
    // Zooming also makes the visual viewport smaller.
    if (covered < MIN_KEYBOARD_PX || viewport.scale > 1 || !drawer.contains(page.activeElement)) return
    onCover()
    const { height } = drawer.getBoundingClientRect()
    if (direction !== 'top') style.bottom = `${covered}px`
    if (direction === 'bottom' && fixed) style.maxHeight = `${height - covered}px`
    else if (isVertical(direction)) style.maxHeight = `${viewport.height - BACKGROUND.inset}px`
    scrollIntoView(page.activeElement, { block: 'nearest' })
  }
  const controller = new AbortController()
  const { signal } = controller
  viewport.addEventListener('resize', adapt, { signal })
  viewport.addEventListener('scroll', adapt, { signal })
  drawer.addEventListener('focusin', adapt, { signal })
  drawer.addEventListener('focusout', () => requestAnimationFrame(adapt), { signal })
  return () => controller.abort()
}
