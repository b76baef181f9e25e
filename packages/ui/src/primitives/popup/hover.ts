'use client'

import { useLayoutEffect, useRef, type PointerEvent, type RefObject } from 'react'

export interface HoverOptions {
  open: boolean
  setOpen: (open: boolean) => void
  /** How long the pointer rests on the trigger before it opens, in ms. */
  openDelay: number | (() => number)
  /** How long it stays after the pointer has left, in ms. */
  closeDelay?: number
  trigger: RefObject<Element | null>
  popup: RefObject<Element | null>
  /** Whether the pointer may go over to the popup. @default true */
  hoverable?: boolean
}

export interface HoverHandlers {
  onPointerEnter: (event: PointerEvent) => void
  onPointerLeave: (event: PointerEvent) => void
}

export interface Hover {
  /** For the trigger. */
  trigger: HoverHandlers
  /** For the popup. */
  popup: HoverHandlers
  /** Forgets what was about to happen: the trigger was pressed, or something else has opened or closed it. */
  cancel: () => void
  /** Opens or closes it at once, as its owner of the latest render does. */
  setOpen: (open: boolean) => void
}

interface Point {
  readonly x: number
  readonly y: number
}

/** How long the pointer may rest on its way to the popup. */
const REST_MS = 300

/** Opens a popup while the pointer is on its trigger, and keeps it while the pointer is on its way to it or on it. */
export function useHover(options: HoverOptions): Hover {
  const latest = useRef(options)
  /** Whether it was asked to open and nothing has been rendered since: browsers may tell twice that the pointer came in. */
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
      // What has left the page meanwhile has nothing to say.
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

  /** Follows the pointer between trigger and popup. */
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
    document.addEventListener('pointermove', onMove)
    pending.current = () => {
      clearTimeout(rest)
      document.removeEventListener('pointermove', onMove)
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

/** How far beside the direct way the pointer may stray. */
const SLACK = 4

function isInside({ x, y }: Point, area: DOMRect): boolean {
  return x >= area.left - SLACK && x <= area.right + SLACK && y >= area.top - SLACK && y <= area.bottom + SLACK
}

/** Whether a point lies in the box around both, that is not on the far side of one of them. */
function isBetween({ x, y }: Point, one: DOMRect, other: DOMRect): boolean {
  return (
    x >= Math.min(one.left, other.left) - SLACK &&
    x <= Math.max(one.right, other.right) + SLACK &&
    y >= Math.min(one.top, other.top) - SLACK &&
    y <= Math.max(one.bottom, other.bottom) + SLACK
  )
}

/** Whether a point lies between the place the pointer has left from and an area: in one of the triangles to its corners. */
export function isOnTheWay(point: Point, exit: Point, area: DOMRect): boolean {
  if (isInside(point, area)) return true
  const left = area.left - SLACK
  const right = area.right + SLACK
  const top = area.top - SLACK
  const bottom = area.bottom + SLACK
  // A step back, so that a hand that trembles does not leave the tip of the triangle.
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

/** Positive where the way from `a` over `b` to `c` turns to one side, negative where it turns to the other. */
function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}
