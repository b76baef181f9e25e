import { clamp } from '../../system/clamp.ts'

type PhysicalSide = 'top' | 'right' | 'bottom' | 'left'

/** Distances from the four edges, or one for all. */
export type PopupPadding = number | { readonly [Side in PhysicalSide]?: number }

/** Where a popup stands beside its anchor. */
export interface PopupPlacement {
  /** Side of the anchor. @default 'bottom' */
  side?: PhysicalSide | 'inline-start' | 'inline-end'
  /** Distance from the anchor in px. @default 8 */
  sideOffset?: number
  /** Edge of the anchor that it lines up with. @default 'center' */
  align?: 'start' | 'center' | 'end'
  /** Shift along that edge in px. @default 0 */
  alignOffset?: number
  /** Distance it keeps from the edges of the screen in px. @default 8 */
  collisionPadding?: PopupPadding
  /** What it must stay within. @default whatever clips it */
  collisionBoundary?: Element | Element[]
  /** Moves to the other side, or along the edge, where there is more room. @default true */
  avoidCollisions?: boolean
  /** Distance of the arrow from the corners in px. @default 8 */
  arrowPadding?: number
}

/** A place on the screen that is not an element. */
export interface VirtualAnchor {
  getBoundingClientRect: () => DOMRect
  /** The element it belongs to. */
  contextElement?: Element
}

/** What a popup stands beside: an element, or a place on the screen. */
export type PopupAnchor = Element | VirtualAnchor

/** An area of the screen, by its edges. */
type Area = { -readonly [Side in PhysicalSide]: number }

const opposites = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const

/**
 * Keeps a popup beside its anchor until the returned function is called. The popup gets `data-side`, `data-align`,
 * `data-anchor-hidden` and the custom properties `--anchor-width`, `--anchor-height`, `--available-width`,
 * `--available-height` and `--transform-origin`. It has to be positioned (`absolute` or `fixed`).
 */
export function placePopup(
  anchor: PopupAnchor,
  popup: HTMLElement,
  placement: PopupPlacement,
  onFirstPlace?: () => void,
): () => void {
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
  const container = position === 'fixed' ? null : findContainer(popup)
  const arrow = popup.querySelector<HTMLElement>(':scope > [data-slot="arrow"]')
  const { style, dataset } = popup
  /** The sizes of popup and anchor at the last placing. */
  let measured = ''
  // A custom property that changes is computed anew for everything in the popup.
  const set = (name: string, value: number | string) => {
    const text = typeof value === 'number' ? `${value}px` : value
    if (style.getPropertyValue(name) !== text) style.setProperty(name, text)
  }

  function place(): void {
    const rect = anchor.getBoundingClientRect()
    const bounds = findBounds(container, collisionPadding, [collisionBoundary].flat())
    set('--anchor-width', rect.width)
    set('--anchor-height', rect.height)
    if (isVertical) set('--available-width', bounds.right - bounds.left)
    else set('--available-height', bounds.bottom - bounds.top)

    const room = (side: PhysicalSide) => roomAt(side, rect, bounds, sideOffset)
    const available = isVertical ? '--available-height' : '--available-width'
    const length = () => (isVertical ? popup.offsetHeight : popup.offsetWidth)
    const other = opposites[preferred]
    let side = preferred
    if (avoidCollisions && room(other) > room(preferred)) {
      // A popup that was kept as short as the room here does not tell how long it would be.
      if (length() >= room(preferred) - 1) set(available, Math.max(0, room(other)))
      if (length() > room(preferred)) side = other
    }
    set(available, Math.max(0, room(side)))
    // On a narrow screen there may be room on neither side. Better over the anchor than out of sight.
    const isOver = avoidCollisions && !isVertical && popup.offsetWidth > room(side) + 1
    if (isOver) set(available, bounds.right - bounds.left)

    const width = popup.offsetWidth
    const height = popup.offsetHeight
    let x = side === 'left' ? rect.left - sideOffset - width : rect.right + sideOffset
    let y = side === 'top' ? rect.top - sideOffset - height : rect.bottom + sideOffset
    // Along the edge. The start is on the right in right-to-left text.
    if (isVertical) {
      x = along(rect.left, rect.right, width, isRtl)
      if (avoidCollisions) x = clamp(x, bounds.left, bounds.right - width)
    } else {
      y = along(rect.top, rect.bottom, height, false)
      if (avoidCollisions) y = clamp(y, bounds.top, bounds.bottom - height)
      if (isOver) x = clamp(x, bounds.left, bounds.right - width)
    }

    const origin = findOrigin(container, position)
    style.left = `${x - origin.left}px`
    style.top = `${y - origin.top}px`
    dataset.side = side
    dataset.align = align

    const centre = isVertical ? (rect.left + rect.right) / 2 - x : (rect.top + rect.bottom) / 2 - y
    const across = side === 'top' || side === 'left' ? '100%' : '0%'
    set('--transform-origin', isVertical ? `${centre}px ${across}` : `${across} ${centre}px`)
    if (arrow) {
      const size = arrow.offsetWidth
      const start = clamp(centre - size / 2, arrowPadding, (isVertical ? width : height) - size - arrowPadding)
      arrow.style.left = isVertical ? `${start}px` : ''
      arrow.style.top = isVertical ? '' : `${start}px`
      arrow.dataset.side = side
    }
    measured = `${rect.width} ${rect.height} ${width} ${height}`
  }

  function along(start: number, end: number, length: number, isTurned: boolean): number {
    if (align === 'center') return (start + end - length) / 2
    return (align === 'start') === isTurned ? end - length - alignOffset : start + alignOffset
  }

  const measure = () => {
    const { width, height } = anchor.getBoundingClientRect()
    return `${width} ${height} ${popup.offsetWidth} ${popup.offsetHeight}`
  }
  const update = (event?: Event) => {
    // What scrolls inside the popup does not move it.
    if (event?.target instanceof Node && popup.contains(event.target)) return
    place()
    if (anchor instanceof Element) popup.toggleAttribute('data-anchor-hidden', isOutOfSight(anchor))
  }

  place()
  onFirstPlace?.()

  const stop = new AbortController()
  const listen = (target: EventTarget, type: string) =>
    target.addEventListener(type, update, { capture: true, passive: true, signal: stop.signal })
  // What scrolls anywhere in the page is heard here, but for what is in a shadow tree.
  listen(window, 'scroll')
  const root = (anchor instanceof Element ? anchor : popup).getRootNode()
  if (root instanceof ShadowRoot) listen(root, 'scroll')
  listen(window, 'resize')
  if (window.visualViewport) listen(window.visualViewport, 'resize')
  // It reports at once as well, when nothing has changed.
  const observer = new ResizeObserver(() => measured !== measure() && update())
  observer.observe(popup)
  if (anchor instanceof Element) observer.observe(anchor)

  return () => {
    stop.abort()
    observer.disconnect()
  }
}

/**
 * The custom properties of a popup as they will be where there is room on the side it is wanted at. Read before it is in
 * the page, so that the browser as a rule lays it out once and not once more when it is placed.
 */
export function firstRoom(anchor: PopupAnchor, placement: PopupPlacement): Record<string, string> {
  const { side = 'bottom', sideOffset = 8, align, collisionPadding = 8 } = placement
  const rect = anchor.getBoundingClientRect()
  const room: Record<string, string> = { '--anchor-width': `${rect.width}px`, '--anchor-height': `${rect.height}px` }
  if (side !== 'top' && side !== 'bottom') return room
  const bounds = findBounds(null, collisionPadding, [])
  room['--available-width'] = `${bounds.right - bounds.left}px`
  room['--available-height'] = `${Math.max(0, roomAt(side, rect, bounds, sideOffset))}px`
  if (align === 'start')
    room['--transform-origin'] = `${(rect.left + rect.right) / 2 - rect.left}px ${side === 'top' ? '100%' : '0%'}`
  return room
}

function roomAt(side: PhysicalSide, rect: DOMRect, bounds: Area, sideOffset: number): number {
  return (side === 'top' || side === 'left' ? rect[side] - bounds[side] : bounds[side] - rect[side]) - sideOffset
}

function physicalSide(side: NonNullable<PopupPlacement['side']>, isRtl: boolean): PhysicalSide {
  if (side !== 'inline-start' && side !== 'inline-end') return side
  return (side === 'inline-start') === isRtl ? 'right' : 'left'
}

/** The element a popup is positioned in; `null` where that is the page. */
function findContainer(popup: HTMLElement): HTMLElement | null {
  let parent = popup.offsetParent as HTMLElement | null
  // Tables and the body are named as such even where nothing is positioned in them.
  while (parent && /^(?:body|table|td|th)$/i.test(parent.tagName)) {
    const { position, transform } = getComputedStyle(parent)
    if (position !== 'static' || transform !== 'none') break
    parent = parent.offsetParent as HTMLElement | null
  }
  return parent
}

/** The point of the screen that `left: 0; top: 0` means. */
function findOrigin(container: HTMLElement | null, position: string): Pick<Area, 'left' | 'top'> {
  if (position === 'fixed') return { left: 0, top: 0 }
  if (!container) return { left: -window.scrollX, top: -window.scrollY }
  const { left, top } = container.getBoundingClientRect()
  return {
    left: left + container.clientLeft - container.scrollLeft,
    top: top + container.clientTop - container.scrollTop,
  }
}

/** What a popup can be seen in: the screen, less what clips it on the way there. */
function findBounds(container: HTMLElement | null, padding: PopupPadding, boundary: readonly Element[]): Area {
  const bounds = screenArea()
  for (const element of boundary) cut(bounds, element.getBoundingClientRect())
  for (let part: Element | null = container; part && part !== document.body; part = part.parentElement) {
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

function screenArea(): Area {
  const { clientWidth, clientHeight } = document.documentElement
  const { visualViewport: seen } = window
  // A screen keyboard leaves less of the page to be seen. One who has zoomed in moves over the page instead.
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

/** Whether an anchor is scrolled out of something around it. */
function isOutOfSight(anchor: Element): boolean {
  const { top, left, right, bottom } = anchor.getBoundingClientRect()
  const area = screenArea()
  for (let part = anchor.parentElement; part && part !== document.body; part = part.parentElement) {
    if (clips(part)) cut(area, part.getBoundingClientRect())
  }
  return top >= area.bottom || bottom <= area.top || left >= area.right || right <= area.left
}
