import { clamp } from '../../system/clamp.ts'

/** Side of the window a drawer comes from, and towards which it is dragged away. */
export type DrawerDirection = 'top' | 'right' | 'bottom' | 'left'

/** Share of its size behind which a drawer that is let go closes. */
export const CLOSE_THRESHOLD = 0.25

/** Speed above which it goes on in the direction of the drag, however short the way, in px per ms. */
export const VELOCITY_THRESHOLD = 0.4

/** Speed above which it skips the snap points in between and goes to the end. */
export const SKIP_VELOCITY_THRESHOLD = 2

/** How long after content has scrolled a drag still counts as scrolling. */
export const SCROLL_LOCK_TIMEOUT_MS = 100

/** The speed of a drag is that of its end: what the pointer did in this time before it was lifted. */
const VELOCITY_WINDOW_MS = 100

/** Way after which a movement is a drag and no longer an unsteady press, in px. A finger is less steady than a mouse. */
const START_PX = { touch: 6, mouse: 3 }

/** How far a drawer gives in when it is pulled past its edge: by about as much again each time the pull is e times as long. */
const RUBBER_BAND_PX = 8

/** What has gestures or text of its own. */
const OWN_GESTURES = 'input,textarea,select,[contenteditable],[role="slider"],[data-frond-no-drag]'

export type DrawerDragEvent = PointerEvent | TouchEvent

export interface DragOptions {
  direction: DrawerDirection
  closeThreshold: number
  scrollLockTimeout: number
  dismissible: boolean
  handleOnly: boolean
  /** The part of the drawer by which it can be dragged with `handleOnly`. */
  handle: Element | null
  /** Whether it rests at more than one place. */
  snaps: boolean
  /** Which of the places it rests at. */
  active: number
  /** How far it is out of sight at each place, in px, from the least open to the most open. */
  getOffsets: () => number[]
  /** Called with each movement: how much of the way to closed it has gone. */
  onDrag: (event: DrawerDragEvent, share: number) => void
  /** Called at the end: where it goes from here, or `undefined` if it closes. It has to be there when this returns. */
  onRelease: (event: DrawerDragEvent, index: number | undefined) => void
}

interface Point {
  clientX: number
  clientY: number
}

interface Drag {
  target: Element
  touch: boolean
  /** Where it began, along the way of the drawer and across it. */
  along: number
  across: number
  /** Place of the drawer when the drag took hold, less the way the pointer had gone by then; absent before that. */
  origin?: number
  /** How far the drawer was out of sight then. */
  from: number
  /** Place of the pointer at each of the last moments. */
  trail: [time: number, along: number][]
}

/**
 * Lets a drawer follow the pointer, past React, and says where it goes when it is let go. Fingers are followed by touch
 * events: only these can keep the browser from scrolling once the way of the finger is known.
 */
export function followDrag(popup: HTMLElement, latest: { readonly current: DragOptions }): () => void {
  let drag: Drag | undefined
  let scrolledAt = -Infinity

  const isVertical = () => /top|bottom/.test(latest.current.direction)
  /** Closing is always the positive way. */
  const sign = () => (/top|left/.test(latest.current.direction) ? -1 : 1)
  const along = (point: Point) => sign() * (isVertical() ? point.clientY : point.clientX)
  const across = (point: Point) => (isVertical() ? point.clientX : point.clientY)

  const place = (px: number) => {
    popup.style.translate = isVertical() ? `0 ${sign() * px}px` : `${sign() * px}px 0`
  }
  const measure = () => {
    const { top, left, height, width } = popup.getBoundingClientRect()
    return isVertical()
      ? { edge: top, size: Math.min(height, innerHeight) }
      : { edge: left, size: Math.min(width, innerWidth) }
  }

  function begin(target: Element, point: Point, touch: boolean): void {
    const { dismissible, snaps, handleOnly, handle } = latest.current
    if (!dismissible && !snaps) return
    if (handleOnly ? !handle?.contains(target) : target.closest(OWN_GESTURES)) return
    drag = { target, touch, along: along(point), across: across(point), from: 0, trail: [] }
  }

  /** Whether the movement belongs to the drawer, and not to what is inside it. */
  function isOurs(current: Drag, moved: number, time: number): boolean {
    if (latest.current.handle?.contains(current.target)) return true
    const selection = getSelection()
    if (selection && !selection.isCollapsed && popup.contains(selection.anchorNode)) return false
    if (current.touch && (window.visualViewport?.scale ?? 1) > 1) return false
    if (time - scrolledAt < latest.current.scrollLockTimeout) return false
    // A drawer that is not fully open opens first and scrolls then.
    const { active, getOffsets } = latest.current
    if (moved < 0 && getOffsets()[active]! > 0) return true
    return !canScroll(current.target, popup, isVertical(), sign() * moved)
  }

  /** Follows the pointer. Returns whether the drawer has taken the movement. */
  function move(event: DrawerDragEvent, point: Point): boolean {
    if (!drag) return false
    const now = along(point)
    const moved = now - drag.along
    if (drag.origin === undefined) {
      const aside = Math.abs(across(point) - drag.across)
      if (Math.max(Math.abs(moved), aside) < START_PX[drag.touch ? 'touch' : 'mouse']) return false
      if (aside > Math.abs(moved) || !isOurs(drag, moved, event.timeStamp)) {
        drag = undefined
        return false
      }
      getSelection()?.removeAllRanges()
      // It may be on its way to another place, and is taken hold of where it is.
      const before = measure().edge
      popup.dataset.dragging = ''
      place(0)
      drag.from = sign() * (before - measure().edge)
      drag.origin = drag.from - moved
    }

    drag.trail = drag.trail.filter(([time]) => event.timeStamp - time <= VELOCITY_WINDOW_MS)
    drag.trail.push([event.timeStamp, now])

    const { dismissible, getOffsets, onDrag } = latest.current
    const position = drag.origin + moved
    const first = getOffsets()[0]!
    const limit = dismissible ? Infinity : first
    place(position < 0 ? -stretch(-position) : position > limit ? limit + stretch(position - limit) : position)
    onDrag(event, dismissible ? clamp((position - first) / (measure().size - first), 0, 1) : 0)
    return true
  }

  function end(event: DrawerDragEvent, point?: Point): void {
    const ended = drag
    drag = undefined
    if (ended?.origin === undefined) return
    ignoreClick(popup)

    const { active, dismissible, closeThreshold, getOffsets, onRelease } = latest.current
    // Without a point the browser has taken the pointer away, and everything stays as it was.
    let index = active
    if (point) {
      const now = along(point)
      const [time, since] = ended.trail.find(([time]) => event.timeStamp - time <= VELOCITY_WINDOW_MS) ?? [0, now]
      index = findRest({
        position: ended.from + now - ended.along,
        velocity: (now - since) / Math.max(event.timeStamp - time, 1),
        offsets: getOffsets(),
        size: measure().size,
        closeThreshold,
      })
    }
    if (!dismissible) index = Math.max(index, 0)
    onRelease(event, index < 0 ? undefined : index)
    delete popup.dataset.dragging
    popup.style.translate = ''
  }

  const pointerDown = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' && event.button === 0) begin(event.target as Element, event, false)
  }
  const pointerMove = (event: PointerEvent) => void (drag?.touch === false && move(event, event))
  const pointerUp = (event: PointerEvent) => {
    if (drag?.touch === false) end(event, event.type === 'pointerup' ? event : undefined)
  }
  const touchStart = (event: TouchEvent) => {
    const [touch] = event.touches
    if (event.touches.length > 1) end(event)
    else if (touch) begin(event.target as Element, touch, true)
  }
  const touchMove = (event: TouchEvent) => {
    if (!event.cancelable && drag?.origin === undefined) drag = undefined
    else if (drag?.touch && move(event, event.touches[0]!)) event.preventDefault()
  }
  const touchEnd = (event: TouchEvent) => {
    if (drag?.touch) end(event, event.type === 'touchend' ? event.changedTouches[0] : undefined)
  }
  const scroll = (event: Event) => {
    scrolledAt = event.timeStamp
  }
  // A link or a picture would be dragged by itself.
  const dragStart = (event: Event) => {
    if (drag?.origin !== undefined) event.preventDefault()
  }

  const controller = new AbortController()
  const { signal } = controller
  popup.addEventListener('pointerdown', pointerDown, { signal })
  // On the window, because the pointer leaves the drawer on its way.
  window.addEventListener('pointermove', pointerMove, { signal })
  window.addEventListener('pointerup', pointerUp, { signal })
  window.addEventListener('pointercancel', pointerUp, { signal })
  popup.addEventListener('touchstart', touchStart, { signal, passive: true })
  popup.addEventListener('touchmove', touchMove, { signal, passive: false })
  popup.addEventListener('touchend', touchEnd, { signal })
  popup.addEventListener('touchcancel', touchEnd, { signal })
  popup.addEventListener('dragstart', dragStart, { signal })
  popup.addEventListener('scroll', scroll, { signal, capture: true, passive: true })
  return () => controller.abort()
}

interface Release {
  /** How far the drawer is out of sight, in px. */
  position: number
  /** In px per ms, towards closed. */
  velocity: number
  offsets: readonly number[]
  size: number
  closeThreshold: number
}

/** Where a drawer goes that is let go: the index of a snap point, or -1 for closed. */
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

/** Whether something from the target up to the drawer scrolls when the finger goes that way. */
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

/** The way a drawer goes that is pulled further than it goes: less and less. */
function stretch(px: number): number {
  return RUBBER_BAND_PX * Math.log1p(px / RUBBER_BAND_PX)
}

/** The end of a drag is a click for the browser, but not for the one who dragged. */
function ignoreClick(popup: HTMLElement): void {
  const controller = new AbortController()
  const ignore = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  popup.addEventListener('click', ignore, { capture: true, signal: controller.signal })
  setTimeout(() => controller.abort())
}
