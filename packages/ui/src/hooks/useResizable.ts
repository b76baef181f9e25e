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
import { clamp } from '../system/clamp.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { readSaved, writeSaved, type ValueStorage } from '../system/saved-value.ts'
import { resizable as english } from '../locale/en.ts'

/** What is kept for the next visit. */
export interface ResizableState {
  size: number
  collapsed: boolean
}

export interface ResizableCookie {
  /** @default '/' */
  path?: string
  /** Seconds it is kept. @default one year */
  maxAge?: number
  domain?: string
  /** @default 'lax' */
  sameSite?: 'lax' | 'strict' | 'none'
  /** @default true on pages that came over HTTPS */
  secure?: boolean
}

export interface UseResizableOptions {
  /** Id of the element. @default one of its own */
  id?: string
  /** The side at which the element stands; it grows towards the other. In right-to-left text they change places. @default 'left' */
  side?: 'left' | 'right'
  /** Smallest size. @default 0 */
  minSize?: number
  /** Largest size. @default 100 */
  maxSize?: number
  /** Size at first, and after a double press. @default 0 */
  defaultSize?: number
  /** What sizes are measured in; percent are of the element around. @default '%' */
  unit?: '%' | 'rem' | 'px'
  /** Lets the size be changed. @default true */
  resizable?: boolean
  /** Lets the element collapse: by dragging it nearly shut, with Enter, or by `collapse`. @default false */
  collapsible?: boolean
  /** Size while it is collapsed. @default 0 */
  collapsedSize?: number
  /** Whether it is collapsed, where the caller keeps that. */
  collapsed?: boolean
  /** Whether it is collapsed at first. @default false */
  defaultCollapsed?: boolean
  /** Called when it collapses or expands. */
  onCollapsedChange?: (collapsed: boolean) => void
  /** Called with the size when it was changed. */
  onResize?: (size: number) => void
  /** By how much an arrow key changes the size. @default 5 for percent, 1 for rem, 16 for px */
  keyboardResizeBy?: number
  /** Keeps size and state for the next visit. @default true */
  persistent?: boolean
  /** Where they are kept. A cookie also reaches the server; give what it read back as `saved`. @default 'local' */
  storage?: 'local' | 'cookie'
  /** What the name of what is kept begins with; a hyphen and the key follow. @default 'frond-sync' */
  storageKey?: string
  /** How the cookie is kept. */
  storageOptions?: ResizableCookie
  /** What was kept, as the server knows it, so that the first HTML has the right size: the state, or the text of the cookie. */
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
  /** For the element. They set `--resizable-size` on it. */
  panelProps: ResizablePanelProps
  /** For the element that one drags: what it is, and all that happens to it. */
  handleProps: ResizableHandleProps
  /** The size, `collapsedSize` while it is collapsed. */
  size: number
  isDragging: boolean
  isCollapsed: boolean
  /** Collapses or expands the element; without a value it changes over. */
  collapse: (collapsed?: boolean) => void
  /** Goes back to the default size. */
  reset: () => void
}

/** So much above its collapsed size the element collapses. */
const COLLAPSE_WITHIN = 4
const YEAR_S = 31_536_000
const steps = { '%': 5, rem: 1, px: 16 } as const

interface Drag {
  pointer: number
  from: number
  /** What was to be seen when it began. */
  size: number
  /** The size to go back to after a collapse. */
  before: number
  /** Pixels of one unit; below zero where the element grows to the left. */
  pixels: number
}

/** Lets the width of an element be changed by dragging its edge, and remembers it under a key. */
export function useResizable(key: string, options: UseResizableOptions = {}): UseResizableReturn {
  const {
    side = 'left',
    minSize = 0,
    maxSize = 100,
    defaultSize = 0,
    unit = '%',
    resizable = true,
    collapsible = false,
    collapsedSize = 0,
    defaultCollapsed = false,
    onCollapsedChange,
    onResize,
    keyboardResizeBy = steps[unit],
    persistent = true,
    storage = 'local',
    storageKey = 'frond-sync',
    storageOptions,
    saved,
  } = options
  const ownId = useId()
  const id = options.id ?? ownId
  const frond = useFrond()
  const element = useRef<HTMLElement>(null)
  const attach = useCallback((node: HTMLElement | null) => {
    element.current = node
  }, [])
  const [drag, setDrag] = useState<Drag | undefined>(undefined)
  const [state, setState] = useState<ResizableState>(
    () =>
      toState(typeof saved === 'string' ? parse(saved) : saved) ?? { size: defaultSize, collapsed: defaultCollapsed },
  )
  const clampSize = (wanted: number) => clamp(wanted, minSize, maxSize)
  const current: ResizableState = {
    size: clampSize(state.size),
    collapsed: collapsible && (options.collapsed ?? state.collapsed),
  }
  const size = current.collapsed ? collapsedSize : current.size

  // What has happened since the last render, or is on the page: two changes in a row add up.
  const latest = useRef(current)
  useLayoutEffect(() => {
    latest.current = current
    element.current?.style.setProperty('--resizable-size', `${size}${unit}`)
  })

  const name = persistent ? `${storageKey}-${key}` : undefined
  const place = storage === 'cookie' ? cookieStorage(storageOptions) : undefined
  useLayoutEffect(() => {
    const kept = name === undefined ? undefined : toState(readSaved(place, name))
    if (!kept) return
    setState(kept)
    if (collapsible && kept.collapsed !== latest.current.collapsed) onCollapsedChange?.(kept.collapsed)
    // Once for each name: what is kept later comes from here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name, storage])

  function change(next: ResizableState, isFinal = true): void {
    const last = latest.current
    latest.current = next
    if (isFinal && name !== undefined) writeSaved(place, name, next)
    if (next.size === last.size && next.collapsed === last.collapsed) return
    setState(next)
    if (next.size !== last.size) onResize?.(next.size)
    if (next.collapsed !== last.collapsed) onCollapsedChange?.(next.collapsed)
  }

  function collapse(collapsed = !latest.current.collapsed): void {
    if (collapsible) change({ ...latest.current, collapsed })
  }

  function reset(): void {
    change({ size: clampSize(defaultSize), collapsed: false })
  }

  /** Pixels of one unit, towards the side to which the element grows. */
  function findPixels(): number {
    const node = element.current
    if (!node) return 0
    const pixels =
      unit === 'px'
        ? 1
        : unit === 'rem'
          ? Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
          : (node.parentElement?.clientWidth ?? 0) / 100
    return growsRight(node) ? pixels : -pixels
  }

  const growsRight = (node: Element) => (side === 'left') === (getComputedStyle(node).direction !== 'rtl')

  function drop(event: PointerEvent<HTMLElement>): void {
    if (event.pointerId !== drag?.pointer) return
    setDrag(undefined)
    change(latest.current)
  }

  function pressKey({ key: pressed, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
    const { size: now, collapsed } = latest.current
    const isTowards = pressed === 'ArrowRight' ? growsRight(currentTarget) : !growsRight(currentTarget)
    if (pressed === 'Enter' && collapsible) collapse()
    else if (pressed === 'Home') change({ size: minSize, collapsed: false })
    else if (pressed === 'End') change({ size: maxSize, collapsed: false })
    else if (pressed !== 'ArrowLeft' && pressed !== 'ArrowRight') return false
    else if (isTowards) change({ size: collapsed ? now : clampSize(now + keyboardResizeBy), collapsed: false })
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
      onPointerDown(event) {
        const pixels = findPixels()
        if (!resizable || event.button !== 0 || pixels === 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        event.currentTarget.focus({ preventScroll: true })
        setDrag({ pointer: event.pointerId, from: event.clientX, size, before: current.size, pixels })
      },
      onPointerMove(event) {
        if (event.pointerId !== drag?.pointer) return
        const wanted = drag.size + (event.clientX - drag.from) / drag.pixels
        const collapses = collapsible && wanted < collapsedSize + COLLAPSE_WITHIN
        change(
          collapses ? { size: drag.before, collapsed: true } : { size: clampSize(wanted), collapsed: false },
          false,
        )
      },
      onPointerUp: drop,
      onPointerCancel: drop,
      // Of itself a press would begin to select the text beside the handle.
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

function parse(text: string): unknown {
  // The server may give the text of the cookie as it came.
  return readSaved({ getItem: () => decodeURIComponent(text), setItem() {} }, '')
}

/** What was kept, unless it is rubbish. */
function toState(kept: unknown): ResizableState | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { size, collapsed } = kept as { size?: unknown; collapsed?: unknown }
  if (typeof size !== 'number' || !Number.isFinite(size)) return undefined
  return { size, collapsed: collapsed === true }
}

function cookieStorage(options: ResizableCookie = {}): ValueStorage {
  const { path = '/', maxAge = YEAR_S, domain, sameSite = 'lax', secure } = options
  return {
    getItem(name) {
      const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${encodeURIComponent(name)}=`))
      return found === undefined ? null : decodeURIComponent(found.slice(found.indexOf('=') + 1))
    },
    setItem(name, value) {
      const parts = [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`, `path=${path}`, `max-age=${maxAge}`]
      parts.push(`samesite=${sameSite}`)
      if (domain) parts.push(`domain=${domain}`)
      if (secure ?? location.protocol === 'https:') parts.push('secure')
      document.cookie = parts.join('; ')
    },
  }
}
