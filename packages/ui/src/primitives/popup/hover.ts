'use client'

import { useLayoutEffect, useRef, type PointerEvent, type RefObject } from 'react'

export interface HoverOptions {
  open: boolean
  setOpen: (open: boolean) => void
  /** How long the pointer must stay on the trigger before the popup opens, in ms. */
  openDelay: number | (() => number)
  /** How long the popup stays open after the pointer has left, in ms. */
  closeDelay?: number
  trigger: RefObject<Element | null>
  popup: RefObject<Element | null>
  /** Whether the popup stays open while the pointer is on it. @default true */
  hoverable?: boolean
}

export interface HoverHandlers {
  onPointerEnter: (event: PointerEvent) => void
  onPointerLeave: (event: PointerEvent) => void
}

export interface Hover {
  /** Handlers of the trigger. */
  trigger: HoverHandlers
  /** Handlers of the popup. */
  popup: HoverHandlers
  /** Cancels a delayed opening or closing, for example because the trigger was pressed. */
  cancel: () => void
  /** Opens or closes the popup without delay, with the `setOpen` of the latest render. */
  setOpen: (open: boolean) => void
}

interface Point {
  readonly x: number
  readonly y: number
}

/** How long the pointer may stop between trigger and popup before the popup closes. */
const REST_MS = 300

/** Opens a popup while the pointer is on its trigger. It stays open while the pointer moves to the popup or is on it. */
export function useHover(options: HoverOptions): Hover {
  const latest = useRef(options)
  /** Whether `setOpen(true)` was called since the last render. Browsers may send `pointerenter` twice. */
  const isAsked = useRef(false)
  useLayoutEffect(() => {
    latest.current = options
    isAsked.current = false
  })
  const pending = useRef<(() => void) | null>(null)

  function cancel(): void {
    pending.current?.()
    pending.current = null
  }

  function wait(ms: number, then: () => void): void {
    cancel()
    const timer = setTimeout(() => {
      pending.current = null
      // The trigger may have been removed from the page during the delay.
      if (latest.current.trigger.current?.isConnected) then()
    }, ms)
    pending.current = () => clearTimeout(timer)
  }

  function close(): void {
    const { closeDelay = 0, setOpen } = latest.current
    cancel()
    if (closeDelay > 0) wait(closeDelay, () => latest.current.setOpen(false))
    else setOpen(false)
  }

  /** Closes the popup if the pointer leaves the path between trigger and popup. */
  function follow(from: PointerEvent): void {
    const { trigger, popup, hoverable = true } = latest.current
    const exit = { x: from.clientX, y: from.clientY }
    const areas = [trigger.current, popup.current].flatMap((element) => element?.getBoundingClientRect() ?? [])
    if (!hoverable || areas.length < 2 || !isBetween(exit, areas[0]!, areas[1]!)) return close()

    cancel()
    let rest: ReturnType<typeof setTimeout>
    const onMove = (event: globalThis.PointerEvent) => {
      const point = { x: event.clientX, y: event.clientY }
      if (!areas.some((area) => isOnTheWay(point, exit, area))) return close()
      clearTimeout(rest)
      rest = setTimeout(close, REST_MS)
    }
    onMove(from.nativeEvent)
    const page = from.currentTarget.ownerDocument
    page.addEventListener('pointermove', onMove)
    pending.current = () => {
      clearTimeout(rest)
      page.removeEventListener('pointermove', onMove)
    }
  }

  return {
    trigger: {
      onPointerEnter(event) {
        if (event.pointerType === 'touch') return
        const { open, openDelay, setOpen } = latest.current
        cancel()
        if (open || isAsked.current) return
        const delay = typeof openDelay === 'function' ? openDelay() : openDelay
        if (delay > 0) wait(delay, () => latest.current.setOpen(true))
        else {
          isAsked.current = true
          setOpen(true)
        }
      },
      onPointerLeave(event) {
        if (event.pointerType === 'touch') return
        isAsked.current = false
        if (latest.current.open) follow(event)
        else cancel()
      },
    },
    popup: {
      onPointerEnter() {
        if (latest.current.hoverable ?? true) cancel()
      },
      onPointerLeave(event) {
        if (event.pointerType !== 'touch' && latest.current.open) follow(event)
      },
    },
    cancel,
    setOpen(open) {
      cancel()
      latest.current.setOpen(open)
    },
  }
}

/** Tolerance around the areas in px. */
const SLACK = 4

function isInside({ x, y }: Point, area: DOMRect): boolean {
  return x >= area.left - SLACK && x <= area.right + SLACK && y >= area.top - SLACK && y <= area.bottom + SLACK
}

/** Whether a point is inside the bounding box of both areas. If not, the pointer has left on the far side of one of them. */
function isBetween({ x, y }: Point, one: DOMRect, other: DOMRect): boolean {
  return (
    x >= Math.min(one.left, other.left) - SLACK &&
    x <= Math.max(one.right, other.right) + SLACK &&
    y >= Math.min(one.top, other.top) - SLACK &&
    y <= Math.max(one.bottom, other.bottom) + SLACK
  )
}

/** Whether a point is inside an area, or in one of the triangles from the exit point to two corners of the area. */
export function isOnTheWay(point: Point, exit: Point, area: DOMRect): boolean {
  if (isInside(point, area)) return true
  const left = area.left - SLACK
  const right = area.right + SLACK
  const top = area.top - SLACK
  const bottom = area.bottom + SLACK
  // Starts a little before the exit point, so that a shaking hand does not leave the tip of the triangle.
  const start = {
    x: exit.x + SLACK * Math.sign(exit.x - (left + right) / 2),
    y: exit.y + SLACK * Math.sign(exit.y - (top + bottom) / 2),
  }
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  return corners.some((corner, index) => isInTriangle(point, start, corner, corners[(index + 1) % 4]!))
}

function isInTriangle(point: Point, a: Point, b: Point, c: Point): boolean {
  const turns = [turn(a, b, point), turn(b, c, point), turn(c, a, point)]
  return turns.every((value) => value >= 0) || turns.every((value) => value <= 0)
}

/** The cross product: its sign tells on which side of the line from `a` to `b` the point `c` is. */
function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}
