import { viewOf } from '../../system/view-of.ts'
import { clamp } from '../../system/clamp.ts'

/** The side of the window that a drawer comes from. Dragging it towards this side closes it. */
export type DrawerDirection = 'top' | 'right' | 'bottom' | 'left'

/** A drawer closes on release if it was dragged further than this share of its size. */
export const CLOSE_THRESHOLD = 0.25

/** Above this speed in px per ms, the drawer continues in the direction of the drag, however short the drag was. */
export const VELOCITY_THRESHOLD = 0.4

/** Above this speed in px per ms, the drawer skips the snap points in between. */
export const SKIP_VELOCITY_THRESHOLD = 2

/** For this long after content inside the drawer has scrolled, a drag scrolls and does not move the drawer. */
export const SCROLL_LOCK_TIMEOUT_MS = 100

/** The speed of a drag is measured over this time before the release. */
const VELOCITY_WINDOW_MS = 100

/** A movement shorter than this is a press, not a drag. A finger is less steady than a mouse. */
const START_PX = { touch: 6, mouse: 3 }

/** Resistance of a drawer that is pulled past its edge: it moves by this much each time the pull grows by a factor of e. */
const RUBBER_BAND_PX = 8

/** Elements in which a movement selects text or moves a slider, so that it must not drag the drawer. */
const OWN_GESTURES = 'input,textarea,select,[contenteditable],[role="slider"],[data-frond-no-drag]'

export type DrawerDragEvent = PointerEvent | TouchEvent

export interface DragOptions {
  direction: DrawerDirection
  closeThreshold: number
  scrollLockTimeout: number
  dismissible: boolean
  handleOnly: boolean
  /** With `handleOnly`, the only part of the drawer that starts a drag. */
  handle: Element | null
  /** Whether the drawer has snap points. */
  snaps: boolean
  /** Index of the current snap point. */
  active: number
  /** How many px of the drawer are outside the window at each snap point, from the least open to the most open. */
  getOffsets: () => number[]
  /** Called with each movement, with the share of the way to closed. */
  onDrag: (event: DrawerDragEvent, share: number) => void
  /**
   * Called on release with the index of the next snap point, or `undefined` if the drawer closes. The new state must be
   * rendered when this returns, because the drawer then moves there from where it was dragged to.
   */
  onRelease: (event: DrawerDragEvent, index: number | undefined) => void
}

interface Point {
  clientX: number
  clientY: number
}

interface Drag {
  target: Element
  touch: boolean
  /** Start of the pointer, in the direction of the drawer and across it. */
  along: number
  across: number
  /** Position of the drawer when the drag started, minus the movement of the pointer until then. Unset before the start. */
  origin?: number
  /** How many px of the drawer were outside the window when the drag started. */
  from: number
  /** The latest positions of the pointer. */
  trail: [time: number, along: number][]
}

/**
 * Lets a drawer follow the pointer until the returned function is called. Writes styles directly, because rendering each
 * movement would be too slow. Fingers are followed by touch events: only these can stop the browser from scrolling after the
 * direction of the movement is known.
 */
export function followDrag(popup: HTMLElement, latest: { readonly current: DragOptions }): () => void {
  const follower = new DragFollower(popup, latest)
  return listenToPointer(popup, follower)
}

class DragFollower {
  drag: Drag | undefined
  /** When content inside the drawer scrolled last. */
  scrolledAt = -Infinity
  readonly #popup: HTMLElement
  readonly #latest: { readonly current: DragOptions }

  constructor(popup: HTMLElement, latest: { readonly current: DragOptions }) {
    this.#popup = popup
    this.#latest = latest
  }

  get #view(): Window {
    return viewOf(this.#popup)
  }

  get #isVertical(): boolean {
    return /top|bottom/.test(this.#latest.current.direction)
  }

  /** Makes movements towards closed positive. */
  get #sign(): number {
    return /top|left/.test(this.#latest.current.direction) ? -1 : 1
  }

  begin(target: Element, point: Point, touch: boolean): void {
    const { dismissible, snaps, handleOnly, handle } = this.#latest.current
    if (!dismissible && !snaps) return
    if (handleOnly ? !handle?.contains(target) : target.closest(OWN_GESTURES)) return
    this.drag = { target, touch, along: this.#along(point), across: this.#across(point), from: 0, trail: [] }
  }

  /** Follows the pointer. Returns whether the movement drags the drawer. */
  move(event: DrawerDragEvent, point: Point): boolean {
    const { drag } = this
    if (!drag) return false
    const now = this.#along(point)
    const moved = now - drag.along
    if (drag.origin === undefined && !this.#start(drag, point, moved, event.timeStamp)) return false

    drag.trail = drag.trail.filter(([time]) => event.timeStamp - time <= VELOCITY_WINDOW_MS)
    drag.trail.push([event.timeStamp, now])

    const { dismissible, getOffsets, onDrag } = this.#latest.current
    const position = drag.origin! + moved
    const first = getOffsets()[0]!
    const limit = dismissible ? Infinity : first
    this.#place(position < 0 ? -stretch(-position) : position > limit ? limit + stretch(position - limit) : position)
    onDrag(event, dismissible ? clamp((position - first) / (this.#measure().size - first), 0, 1) : 0)
    return true
  }

  /** Ends the drag. Without a point the browser has canceled it, and the drawer goes back to where it was. */
  end(event: DrawerDragEvent, point?: Point): void {
    const { drag } = this
    this.drag = undefined
    if (drag?.origin === undefined) return
    ignoreClick(this.#popup)

    const { active, dismissible, closeThreshold, getOffsets, onRelease } = this.#latest.current
    let index = active
    if (point) {
      const now = this.#along(point)
      const [time, since] = drag.trail.find(([time]) => event.timeStamp - time <= VELOCITY_WINDOW_MS) ?? [0, now]
      index = findRest({
        position: drag.from + now - drag.along,
        velocity: (now - since) / Math.max(event.timeStamp - time, 1),
        offsets: getOffsets(),
        size: this.#measure().size,
        closeThreshold,
      })
    }
    if (!dismissible) index = Math.max(index, 0)
    onRelease(event, index < 0 ? undefined : index)
    delete this.#popup.dataset.dragging
    this.#popup.style.translate = ''
  }

  /** Starts to drag if the movement is long enough and not meant for the content. Returns whether the drag has started. */
  #start(drag: Drag, point: Point, moved: number, time: number): boolean {
    const aside = Math.abs(this.#across(point) - drag.across)
    if (Math.max(Math.abs(moved), aside) < START_PX[drag.touch ? 'touch' : 'mouse']) return false
    if (aside > Math.abs(moved) || !this.#movesDrawer(drag, moved, time)) {
      this.drag = undefined
      return false
    }
    this.#view.getSelection()?.removeAllRanges()
    // A transition may be moving the drawer. The drag continues from where the drawer is at this moment.
    const before = this.#measure().edge
    this.#popup.dataset.dragging = ''
    this.#place(0)
    drag.from = this.#sign * (before - this.#measure().edge)
    drag.origin = drag.from - moved
    return true
  }

  /** Whether a movement drags the drawer. Otherwise it selects text, scrolls the content or pans a zoomed page. */
  #movesDrawer({ target, touch }: Drag, moved: number, time: number): boolean {
    const { handle, scrollLockTimeout, active, getOffsets } = this.#latest.current
    if (handle?.contains(target)) return true
    const selection = this.#view.getSelection()
    if (selection && !selection.isCollapsed && this.#popup.contains(selection.anchorNode)) return false
    if (touch && (this.#view.visualViewport?.scale ?? 1) > 1) return false
    if (time - this.scrolledAt < scrollLockTimeout) return false
    // If the drawer is not fully open, a movement first opens it. The content scrolls after that.
    if (moved < 0 && getOffsets()[active]! > 0) return true
    return !canScroll(target, this.#popup, this.#isVertical, this.#sign * moved)
  }

  #along(point: Point): number {
    return this.#sign * (this.#isVertical ? point.clientY : point.clientX)
  }

  #across(point: Point): number {
    return this.#isVertical ? point.clientX : point.clientY
  }

  #place(px: number): void {
    const length = `${this.#sign * px}px`
    this.#popup.style.translate = this.#isVertical ? `0 ${length}` : `${length} 0`
  }

  #measure(): { edge: number; size: number } {
    const { top, left, height, width } = this.#popup.getBoundingClientRect()
    return this.#isVertical
      ? { edge: top, size: Math.min(height, this.#view.innerHeight) }
      : { edge: left, size: Math.min(width, this.#view.innerWidth) }
  }
}

function listenToPointer(popup: HTMLElement, follower: DragFollower): () => void {
  const pointerDown = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' && event.button === 0) follower.begin(event.target as Element, event, false)
  }
  const pointerMove = (event: PointerEvent) => void (follower.drag?.touch === false && follower.move(event, event))
  const pointerUp = (event: PointerEvent) => {
    if (follower.drag?.touch === false) follower.end(event, event.type === 'pointerup' ? event : undefined)
  }
  const touchStart = (event: TouchEvent) => {
    const [touch] = event.touches
    if (event.touches.length > 1) follower.end(event)
    else if (touch) follower.begin(event.target as Element, touch, true)
  }
  const touchMove = (event: TouchEvent) => {
    // The browser has started to scroll.
    if (!event.cancelable && follower.drag?.origin === undefined) follower.drag = undefined
    else if (follower.drag?.touch && follower.move(event, event.touches[0]!)) event.preventDefault()
  }
  const touchEnd = (event: TouchEvent) => {
    if (follower.drag?.touch) follower.end(event, event.type === 'touchend' ? event.changedTouches[0] : undefined)
  }
  const scroll = (event: Event) => {
    follower.scrolledAt = event.timeStamp
  }
  // Keeps the browser from dragging a link or an image inside the drawer.
  const dragStart = (event: Event) => {
    if (follower.drag?.origin !== undefined) event.preventDefault()
  }

  const controller = new AbortController()
  const { signal } = controller
  popup.addEventListener('pointerdown', pointerDown, { signal })
  // On the window, because the pointer may leave the drawer during the drag.
  const view = viewOf(popup)
  view.addEventListener('pointermove', pointerMove, { signal })
  view.addEventListener('pointerup', pointerUp, { signal })
  view.addEventListener('pointercancel', pointerUp, { signal })
  popup.addEventListener('touchstart', touchStart, { signal, passive: true })
  popup.addEventListener('touchmove', touchMove, { signal, passive: false })
  popup.addEventListener('touchend', touchEnd, { signal })
  popup.addEventListener('touchcancel', touchEnd, { signal })
  popup.addEventListener('dragstart', dragStart, { signal })
  popup.addEventListener('scroll', scroll, { signal, capture: true, passive: true })
  return () => controller.abort()
}

interface Release {
  /** How many px of the drawer are outside the window. */
  position: number
  /** In px per ms. Positive values move towards closed. */
  velocity: number
  offsets: readonly number[]
  size: number
  closeThreshold: number
}

/** Where a drawer goes after a release: the index of a snap point, or -1 if it closes. */
export function findRest({ position, velocity, offsets, size, closeThreshold }: Release): number {
  const last = offsets.length - 1
  if (velocity > SKIP_VELOCITY_THRESHOLD) return -1
  if (velocity < -SKIP_VELOCITY_THRESHOLD) return last
  if (velocity > VELOCITY_THRESHOLD) return offsets.findLastIndex((offset) => offset > position)
  if (velocity < -VELOCITY_THRESHOLD) {
    const next = offsets.findIndex((offset) => offset < position)
    return next < 0 ? last : next
  }
  const first = offsets[0]!
  if (position >= first + (size - first) * closeThreshold) return -1
  const ways = offsets.map((offset) => Math.abs(offset - position))
  return ways.indexOf(Math.min(...ways))
}

/** Whether an element between the target and the drawer can scroll in the direction of the movement. */
function canScroll(target: Element, popup: Element, vertical: boolean, way: number): boolean {
  for (let element: Element | null = target; element; element = element.parentElement) {
    const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = element
    const room = vertical ? scrollHeight - clientHeight : scrollWidth - clientWidth
    const style = getComputedStyle(element)
    if (room > 0 && /auto|scroll/.test(vertical ? style.overflowY : style.overflowX)) {
      const scrolled = vertical ? scrollTop : style.direction === 'rtl' ? room + scrollLeft : scrollLeft
      if (way > 0 ? scrolled > 0 : scrolled < room - 1) return true
    }
    if (element === popup) return false
  }
  return false
}

/** How far a drawer moves that is pulled past its edge by `px`. */
function stretch(px: number): number {
  return RUBBER_BAND_PX * Math.log1p(px / RUBBER_BAND_PX)
}

/** Ignores the click that browsers send after a drag. */
function ignoreClick(popup: HTMLElement): void {
  const controller = new AbortController()
  const ignore = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  popup.addEventListener('click', ignore, { capture: true, signal: controller.signal })
  setTimeout(() => controller.abort())
}
