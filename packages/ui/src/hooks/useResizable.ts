'use client'

import {
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type AriaAttributes,
  type AriaRole,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefCallback,
} from 'react'
import { capturePointer } from '../system/browser-support.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { resizable as english } from '../locale/en.ts'
import { useResizableState } from './resizable/use-resizable-state.ts'

/** The state that is saved for the next visit. */
export interface ResizableState {
  size: number
  collapsed: boolean
}

export interface ResizableCookie {
  /** @default '/' */
  path?: string
  /** Lifetime in seconds. @default one year */
  maxAge?: number
  domain?: string
  /** @default 'lax' */
  sameSite?: 'lax' | 'strict' | 'none'
  /** @default true on pages that are served over HTTPS */
  secure?: boolean
}

export interface UseResizableOptions {
  /** Id of the element. @default a generated id */
  id?: string
  /** Side of the page where the element is. It grows toward the other side. In right-to-left text the sides are swapped. @default 'left' */
  side?: 'left' | 'right'
  /** Smallest size. @default 0 */
  minSize?: number
  /** Largest size. @default 100 */
  maxSize?: number
  /** Initial size, and the size after a double click on the handle. @default 0 */
  defaultSize?: number
  /** Unit of all sizes. Percentages refer to the parent element. @default '%' */
  unit?: '%' | 'rem' | 'px'
  /** Whether the user can change the size. @default true */
  resizable?: boolean
  /** Whether the element can collapse: by dragging it nearly closed, with the Enter key, or with `collapse`. @default false */
  collapsible?: boolean
  /** Size while the element is collapsed. @default 0 */
  collapsedSize?: number
  /** Whether the element is collapsed (controlled). */
  collapsed?: boolean
  /** Whether the element is collapsed initially. @default false */
  defaultCollapsed?: boolean
  /** Called when the element collapses or expands. */
  onCollapsedChange?: (collapsed: boolean) => void
  /** Called with the new size when it changes. */
  onResize?: (size: number) => void
  /** Change of the size per press of an arrow key. @default 5 for percent, 1 for rem, 16 for px */
  keyboardResizeBy?: number
  /** Saves the size and the collapsed state for the next visit. @default true */
  persistent?: boolean
  /** Where the state is saved. The server can read a cookie and pass it as `saved`. @default 'local' */
  storage?: 'local' | 'cookie'
  /** Prefix of the name under which the state is saved. A hyphen and the key follow. @default 'frond-sync' */
  storageKey?: string
  /** Attributes of the cookie. */
  storageOptions?: ResizableCookie
  /** The saved state that the server has read, so that the first HTML has the right size: the state, or the text of the cookie. */
  saved?: ResizableState | string | null
}

export interface ResizableHandleProps extends AriaAttributes {
  role: AriaRole
  tabIndex: number | undefined
  'data-dragging': '' | undefined
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onPointerMove: (event: PointerEvent<HTMLElement>) => void
  onPointerUp: (event: PointerEvent<HTMLElement>) => void
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void
  onMouseDown: (event: MouseEvent<HTMLElement>) => void
  onDoubleClick: (event: MouseEvent<HTMLElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

export interface ResizablePanelProps {
  id: string
  ref: RefCallback<HTMLElement>
  'data-dragging': '' | undefined
  'data-collapsed': '' | undefined
}

export interface UseResizableReturn {
  /** Props for the element. They set `--resizable-size` on it. */
  panelProps: ResizablePanelProps
  /** Props for the handle that the user drags. */
  handleProps: ResizableHandleProps
  /** The current size. `collapsedSize` while the element is collapsed. */
  size: number
  isDragging: boolean
  isCollapsed: boolean
  /** Collapses or expands the element. Without a value it toggles. */
  collapse: (collapsed?: boolean) => void
  /** Resets the size to the default. */
  reset: () => void
}

/** Dragging to a size less than this above `collapsedSize` collapses the element. */
const COLLAPSE_WITHIN = 4
const steps = { '%': 5, rem: 1, px: 16 } as const

interface Drag {
  pointerId: number
  startX: number
  /** The visible size at the start. */
  startSize: number
  /** The size to return to when a collapsed element expands. */
  expandedSize: number
  /** Pixels of one unit. Negative if the element grows to the left. */
  pixels: number
}

/** Makes the width of an element resizable by dragging its edge, and saves it under a key. */
export function useResizable(key: string, options: UseResizableOptions = {}): UseResizableReturn {
  const { minSize = 0, maxSize = 100, defaultSize = 0, unit = '%', resizable = true } = options
  const { collapsible = false, collapsedSize = 0 } = options
  const ownId = useId()
  const id = options.id ?? ownId
  const frond = useFrond()
  const element = useRef<HTMLElement>(null)
  const attach = useCallback((node: HTMLElement | null) => {
    element.current = node
  }, [])
  const { current, latest, change, clampSize } = useResizableState(key, options)
  const size = current.collapsed ? collapsedSize : current.size
  useLayoutEffect(() => {
    element.current?.style.setProperty('--resizable-size', `${size}${unit}`)
  })

  function collapse(collapsed = !latest.current.collapsed): void {
    if (collapsible) change({ ...latest.current, collapsed })
  }

  function reset(): void {
    change({ size: clampSize(defaultSize), collapsed: false })
  }

  const [drag, setDrag] = useState<Drag | undefined>(undefined)

  function startDrag(event: PointerEvent<HTMLElement>): void {
    const pixels = findPixels(element.current, options)
    if (!resizable || event.button !== 0 || pixels === 0) return
    capturePointer(event.currentTarget, event.pointerId)
    event.currentTarget.focus({ preventScroll: true })
    const { pointerId, clientX } = event
    setDrag({ pointerId, startX: clientX, startSize: size, expandedSize: current.size, pixels })
  }

  function continueDrag(event: PointerEvent<HTMLElement>): void {
    if (event.pointerId !== drag?.pointerId) return
    const wanted = drag.startSize + (event.clientX - drag.startX) / drag.pixels
    const isCollapsing = collapsible && wanted < collapsedSize + COLLAPSE_WITHIN
    const next = isCollapsing ? drag.expandedSize : clampSize(wanted)
    change({ size: next, collapsed: isCollapsing }, false)
  }

  function endDrag(event: PointerEvent<HTMLElement>): void {
    if (event.pointerId !== drag?.pointerId) return
    setDrag(undefined)
    change(latest.current)
  }

  /** Returns whether the handle uses the key. */
  function pressKey({ key: pressed, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
    const { keyboardResizeBy = steps[unit] } = options
    const { size: now, collapsed } = latest.current
    const isGrowing = (pressed === 'ArrowRight') === growsRight(currentTarget, options)
    if (pressed === 'Enter' && collapsible) collapse()
    else if (pressed === 'Home') change({ size: minSize, collapsed: false })
    else if (pressed === 'End') change({ size: maxSize, collapsed: false })
    else if (pressed !== 'ArrowLeft' && pressed !== 'ArrowRight') return false
    else if (isGrowing) change({ size: collapsed ? now : clampSize(now + keyboardResizeBy), collapsed: false })
    else if (now <= minSize) collapse(true)
    else if (!collapsed) change({ size: clampSize(now - keyboardResizeBy), collapsed })
    return true
  }

  return {
    panelProps: {
      id,
      ref: attach,
      'data-dragging': drag ? '' : undefined,
      'data-collapsed': current.collapsed ? '' : undefined,
    },
    handleProps: {
      role: 'separator',
      tabIndex: resizable ? 0 : undefined,
      'aria-label': messagesOf(frond, 'resizable', english).resize,
      'aria-orientation': 'vertical',
      'aria-valuenow': Math.round(size),
      'aria-valuemin': collapsible ? Math.min(collapsedSize, minSize) : minSize,
      'aria-valuemax': maxSize,
      'aria-controls': id,
      'aria-disabled': resizable ? undefined : true,
      'data-dragging': drag ? '' : undefined,
      onPointerDown: startDrag,
      onPointerMove: continueDrag,
      onPointerUp: endDrag,
      onPointerCancel: endDrag,
      // By default the browser would start to select the text beside the handle.
      onMouseDown: (event) => event.preventDefault(),
      onDoubleClick: () => resizable && reset(),
      onKeyDown(event) {
        if (!resizable || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
        if (pressKey(event)) event.preventDefault()
      },
    },
    size,
    isDragging: drag !== undefined,
    isCollapsed: current.collapsed,
    collapse,
    reset,
  }
}

function growsRight(node: Element, { side = 'left' }: UseResizableOptions): boolean {
  return (side === 'left') === (getComputedStyle(node).direction !== 'rtl')
}

/** Pixels of one unit. Negative if the element grows to the left, and 0 if it is not rendered. */
function findPixels(node: HTMLElement | null, options: UseResizableOptions): number {
  if (!node) return 0
  const { unit = '%' } = options
  const pixels =
    unit === 'px'
      ? 1
      : unit === 'rem'
        ? Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
        : (node.parentElement?.clientWidth ?? 0) / 100
  return growsRight(node, options) ? pixels : -pixels
}
