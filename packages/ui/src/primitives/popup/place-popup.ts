import { createResizeObserver } from '../../system/browser-support.ts'
import { clamp } from '../../system/clamp.ts'
import { isElement, isNode, isShadowRoot } from '../../system/is-node.ts'
import { viewOf } from '../../system/view-of.ts'

type PhysicalSide = 'top' | 'right' | 'bottom' | 'left'

/** Distances from the four edges, or one distance for all of them. */
export type PopupPadding = number | { readonly [Side in PhysicalSide]?: number }

/** Position of a popup relative to its anchor. */
export interface PopupPlacement {
  /** Side of the anchor on which the popup appears. @default 'bottom' */
  side?: PhysicalSide | 'inline-start' | 'inline-end'
  /** Distance from the anchor in px. @default 8 */
  sideOffset?: number
  /** Edge of the anchor with which the popup aligns. @default 'center' */
  align?: 'start' | 'center' | 'end'
  /** Offset along that edge in px. @default 0 */
  alignOffset?: number
  /** Minimum distance from the edges of the screen in px. @default 8 */
  collisionPadding?: PopupPadding
  /** Elements the popup must stay within. @default the ancestors that clip it */
  collisionBoundary?: Element | Element[]
  /** Moves the popup to the other side, or along the edge, if it does not fit. @default true */
  avoidCollisions?: boolean
  /** Minimum distance of the arrow from the corners of the popup in px. @default 8 */
  arrowPadding?: number
}

/** A position on the screen that is not an element, such as that of the pointer. */
export interface VirtualAnchor {
  getBoundingClientRect: () => DOMRect
  /** The element it belongs to. */
  contextElement?: Element
}

/** What a popup is positioned beside: an element, or a position on the screen. */
export type PopupAnchor = Element | VirtualAnchor

/** An area of the screen, by its edges. */
type Area = { -readonly [Side in PhysicalSide]: number }

const opposites = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const

/**
 * Keeps a popup beside its anchor until the returned function is called. The popup gets `data-side`, `data-align`,
 * `data-anchor-hidden` and the custom properties `--anchor-width`, `--anchor-height`, `--available-width`,
 * `--available-height` and `--transform-origin`. It must have `position: absolute` or `position: fixed`.
 */
export function placePopup(
  anchor: PopupAnchor,
  popup: HTMLElement,
  placement: PopupPlacement,
  onFirstPlace?: () => void,
): () => void {
  const view = viewOf(popup)
  const place = createPlacer(anchor, popup, placement)
  let measured = place()
  onFirstPlace?.()

  const measure = () => {
    const { width, height } = anchor.getBoundingClientRect()
    return toSizes(width, height, popup.offsetWidth, popup.offsetHeight)
  }
  const update = (event?: Event) => {
    // Scrolling inside the popup does not move it.
    if (isNode(event?.target) && popup.contains(event.target)) return
    measured = place()
    if (isElement(anchor)) popup.toggleAttribute('data-anchor-hidden', isOutOfSight(anchor))
  }

  const stop = new AbortController()
  const listen = (target: EventTarget, type: string) =>
    target.addEventListener(type, update, { capture: true, passive: true, signal: stop.signal })
  // The window captures the scroll events of the whole document, except those inside a shadow tree.
  listen(view, 'scroll')
  const root = (isElement(anchor) ? anchor : popup).getRootNode()
  if (isShadowRoot(root)) listen(root, 'scroll')
  listen(view, 'resize')
  if (view.visualViewport) listen(view.visualViewport, 'resize')
  // The observer also reports when it starts. Nothing has changed then.
  const observer = createResizeObserver(() => measured !== measure() && update())
  observer.observe(popup)
  if (isElement(anchor)) observer.observe(anchor)

  return () => {
    stop.abort()
    observer.disconnect()
  }
}

/** The sizes of anchor and popup that a position depends on, as one value that can be compared. */
function toSizes(...sizes: number[]): string {
  return sizes.join(' ')
}

/** Returns a function that positions the popup beside the anchor and returns the sizes it has measured. */
function createPlacer(anchor: PopupAnchor, popup: HTMLElement, placement: PopupPlacement): () => string {
  const {
    side: wanted = 'bottom',
    sideOffset = 8,
    align = 'center',
    alignOffset = 0,
    collisionPadding = 8,
    collisionBoundary = [],
    avoidCollisions = true,
    arrowPadding = 8,
  } = placement
  const { position, direction } = getComputedStyle(popup)
  const isRtl = direction === 'rtl'
  const preferred = physicalSide(wanted, isRtl)
  const isVertical = preferred === 'top' || preferred === 'bottom'
  const available = isVertical ? '--available-height' : '--available-width'
  const container = position === 'fixed' ? null : findContainer(popup)
  const arrow = popup.querySelector<HTMLElement>(':scope > [data-slot="arrow"]')
  const { style, dataset } = popup
  // Setting a custom property makes the browser recompute the styles of everything inside, so set it only if it changes.
  const set = (name: string, value: number | string) => {
    const text = typeof value === 'number' ? `${value}px` : value
    if (style.getPropertyValue(name) !== text) style.setProperty(name, text)
  }

  /** The side with enough room for the popup. Sets the available size on that side. */
  function chooseSide(room: (side: PhysicalSide) => number): PhysicalSide {
    const length = () => (isVertical ? popup.offsetHeight : popup.offsetWidth)
    const other = opposites[preferred]
    let side = preferred
    if (avoidCollisions && room(other) > room(preferred)) {
      // If the room here limits the size of the popup, give it the room on the other side to learn its full size.
      if (length() >= room(preferred) - 1) set(available, Math.max(0, room(other)))
      if (length() > room(preferred)) side = other
    }
    set(available, Math.max(0, room(side)))
    return side
  }

  function alignTo(start: number, end: number, length: number, isMirrored: boolean): number {
    if (align === 'center') return (start + end - length) / 2
    return (align === 'start') === isMirrored ? end - length - alignOffset : start + alignOffset
  }

  return () => {
    const onScreen = anchor.getBoundingClientRect()
    // Positions and sizes of the popup are in the units of its container, which may be scaled.
    const scale = findScale(container)
    const rect = divide(onScreen, scale)
    const bounds = divide(findBounds(viewOf(popup), container, collisionPadding, [collisionBoundary].flat()), scale)
    set('--anchor-width', rect.right - rect.left)
    set('--anchor-height', rect.bottom - rect.top)
    if (isVertical) set('--available-width', bounds.right - bounds.left)
    else set('--available-height', bounds.bottom - bounds.top)

    const room = (at: PhysicalSide) => roomAt(at, rect, bounds, sideOffset)
    const side = chooseSide(room)
    // On a narrow screen the popup may fit on neither side. Then it covers the anchor instead of leaving the screen.
    const isOver = avoidCollisions && !isVertical && popup.offsetWidth > room(side) + 1
    if (isOver) set(available, bounds.right - bounds.left)

    const width = popup.offsetWidth
    const height = popup.offsetHeight
    let x = side === 'left' ? rect.left - sideOffset - width : rect.right + sideOffset
    let y = side === 'top' ? rect.top - sideOffset - height : rect.bottom + sideOffset
    if (isVertical) {
      x = alignTo(rect.left, rect.right, width, isRtl)
      if (avoidCollisions) x = clamp(x, bounds.left, bounds.right - width)
    } else {
      y = alignTo(rect.top, rect.bottom, height, false)
      if (avoidCollisions) y = clamp(y, bounds.top, bounds.bottom - height)
      if (isOver) x = clamp(x, bounds.left, bounds.right - width)
    }

    const origin = findOrigin(viewOf(popup), container, position, scale)
    style.left = `${x - origin.left}px`
    style.top = `${y - origin.top}px`
    dataset.side = side
    dataset.align = align

    const center = isVertical ? (rect.left + rect.right) / 2 - x : (rect.top + rect.bottom) / 2 - y
    const across = side === 'top' || side === 'left' ? '100%' : '0%'
    set('--transform-origin', isVertical ? `${center}px ${across}` : `${across} ${center}px`)
    if (arrow) {
      const size = arrow.offsetWidth
      const start = clamp(center - size / 2, arrowPadding, (isVertical ? width : height) - size - arrowPadding)
      arrow.style.left = isVertical ? `${start}px` : ''
      arrow.style.top = isVertical ? '' : `${start}px`
      arrow.dataset.side = side
    }
    return toSizes(onScreen.width, onScreen.height, width, height)
  }
}

/**
 * The custom properties that a popup gets if it fits on the preferred side. Setting them before the popup is in the page
 * usually saves the browser a second layout when the popup is positioned.
 */
export function firstRoom(anchor: PopupAnchor, placement: PopupPlacement): Record<string, string> {
  const { side = 'bottom', sideOffset = 8, align, collisionPadding = 8 } = placement
  const rect = anchor.getBoundingClientRect()
  const room: Record<string, string> = { '--anchor-width': `${rect.width}px`, '--anchor-height': `${rect.height}px` }
  if (side !== 'top' && side !== 'bottom') return room
  const bounds = findBounds(viewOf(isElement(anchor) ? anchor : anchor.contextElement), null, collisionPadding, [])
  room['--available-width'] = `${bounds.right - bounds.left}px`
  room['--available-height'] = `${Math.max(0, roomAt(side, rect, bounds, sideOffset))}px`
  if (align === 'start')
    room['--transform-origin'] = `${(rect.left + rect.right) / 2 - rect.left}px ${side === 'top' ? '100%' : '0%'}`
  return room
}

function roomAt(side: PhysicalSide, rect: Readonly<Area>, bounds: Area, sideOffset: number): number {
  return (side === 'top' || side === 'left' ? rect[side] - bounds[side] : bounds[side] - rect[side]) - sideOffset
}

function physicalSide(side: NonNullable<PopupPlacement['side']>, isRtl: boolean): PhysicalSide {
  if (side !== 'inline-start' && side !== 'inline-end') return side
  return (side === 'inline-start') === isRtl ? 'right' : 'left'
}

/** The containing block of a popup with `position: absolute`, or `null` if that is the page. */
function findContainer(popup: HTMLElement): HTMLElement | null {
  let parent = popup.offsetParent as HTMLElement | null
  // `offsetParent` also returns table elements and the body if they are not positioned.
  while (parent && /^(?:body|table|td|th)$/i.test(parent.tagName)) {
    const { position, transform } = getComputedStyle(parent)
    if (position !== 'static' || transform !== 'none') break
    parent = parent.offsetParent as HTMLElement | null
  }
  return parent
}

/** The point of the screen at which `left: 0; top: 0` puts the popup. */
function findOrigin(
  view: Window,
  container: HTMLElement | null,
  position: string,
  scale: number,
): Pick<Area, 'left' | 'top'> {
  if (position === 'fixed') return { left: 0, top: 0 }
  if (!container) return { left: -view.scrollX, top: -view.scrollY }
  const { left, top } = container.getBoundingClientRect()
  return {
    left: left / scale + container.clientLeft - container.scrollLeft,
    top: top / scale + container.clientTop - container.scrollTop,
  }
}

/** How much larger an element is on the screen than in the layout, because of `scale` or `transform`. */
function findScale(element: HTMLElement | null): number {
  return (element?.offsetWidth && element.getBoundingClientRect().width / element.offsetWidth) || 1
}

function divide({ top, right, bottom, left }: Readonly<Area>, scale: number): Area {
  return { top: top / scale, right: right / scale, bottom: bottom / scale, left: left / scale }
}

/** The area in which a popup is visible: the screen without the parts that an ancestor clips, minus the padding. */
export function findBounds(
  view: Window,
  container: Element | null,
  padding: PopupPadding,
  boundary: readonly Element[],
): Area {
  const bounds = screenArea(view)
  for (const element of boundary) cut(bounds, element.getBoundingClientRect())
  for (let part: Element | null = container; part && part !== view.document.body; part = part.parentElement) {
    if (clips(part)) cut(bounds, part.getBoundingClientRect())
  }
  const {
    top = 0,
    right = 0,
    bottom = 0,
    left = 0,
  } = typeof padding === 'number' ? { top: padding, right: padding, bottom: padding, left: padding } : padding
  return {
    top: bounds.top + top,
    right: bounds.right - right,
    bottom: bounds.bottom - bottom,
    left: bounds.left + left,
  }
}

function screenArea({ document: page, visualViewport: seen }: Window): Area {
  const { clientWidth, clientHeight } = page.documentElement
  // An on-screen keyboard covers part of the page. Ignore the visual viewport while the user has zoomed in.
  if (!seen || seen.scale !== 1) return { top: 0, left: 0, right: clientWidth, bottom: clientHeight }
  const { offsetTop: top, offsetLeft: left, width, height } = seen
  return { top, left, right: left + width, bottom: top + height }
}

function cut(area: Area, by: DOMRect): void {
  area.top = Math.max(area.top, by.top)
  area.left = Math.max(area.left, by.left)
  area.right = Math.min(area.right, by.right)
  area.bottom = Math.min(area.bottom, by.bottom)
}

function clips(element: Element): boolean {
  return !getComputedStyle(element).overflow.startsWith('visible')
}

/** Whether an ancestor of the anchor has scrolled it out of view. */
function isOutOfSight(anchor: Element): boolean {
  const { top, left, right, bottom } = anchor.getBoundingClientRect()
  const view = viewOf(anchor)
  const area = screenArea(view)
  for (let part = anchor.parentElement; part && part !== view.document.body; part = part.parentElement) {
    if (clips(part)) cut(area, part.getBoundingClientRect())
  }
  return top >= area.bottom || bottom <= area.top || left >= area.right || right <= area.left
}
