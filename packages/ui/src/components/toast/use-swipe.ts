'use client'

import { useEffect, useRef, useState, type MouseEvent, type PointerEvent as ReactPointerEvent } from 'react'
import { isFromControl } from '../../primitives/focus/focusable.ts'
import { viewOf } from '../../system/view-of.ts'

export type SwipeDirection = 'left' | 'right' | 'up' | 'down'

/** Argument of the swipe callbacks. */
export interface ToastSwipe {
  /** Movement of the pointer since the press, in px. */
  delta: { x: number; y: number }
  event: PointerEvent
}

export interface SwipeCallbacks {
  /** Called when a swipe starts. */
  onSwipeStart?: (swipe: ToastSwipe) => void
  /** Called while the toast follows the pointer. */
  onSwipeMove?: (swipe: ToastSwipe) => void
  /** Called when the toast is released before the threshold and moves back. */
  onSwipeCancel?: (swipe: ToastSwipe) => void
  /** Called when the toast was swiped away, before it closes. */
  onSwipeEnd?: (swipe: ToastSwipe) => void
}

interface SwipeOptions extends SwipeCallbacks {
  direction: SwipeDirection
  /** Distance after which the toast closes, in px. */
  threshold: number
  disabled: boolean
  onSwiped: () => void
}

/** Default distance after which a swiped toast closes. */
export const SWIPE_THRESHOLD_PX = 50

/** A movement shorter than this is a press, not a swipe. A finger is less steady than a mouse. */
const START_PX = { touch: 10, mouse: 2 }

/** The size of the toast plus its distance from the edge of the window. */
const OUT_OF_SIGHT = '(100% + 1rem)'

/** Lets a toast follow the pointer towards one side, and closes it if it was moved far enough. */
export function useSwipe(options: SwipeOptions) {
  const [state, setState] = useState<'move' | 'cancel' | 'end'>()
  const swiped = useRef(false)
  const stop = useRef<() => void>(undefined)
  const latest = useRef(options)

  useEffect(() => {
    latest.current = options
  })
  useEffect(() => () => stop.current?.(), [])

  function follow(element: HTMLElement, down: PointerEvent): () => void {
    const { direction, threshold } = latest.current
    const view = viewOf(element)
    let moving = false

    const swipeOf = (event: PointerEvent): ToastSwipe => ({
      delta: { x: event.clientX - down.clientX, y: event.clientY - down.clientY },
      event,
    })

    const move = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return
      const swipe = swipeOf(event)
      const way = along(swipe.delta, direction)
      if (!moving) {
        const startPx = down.pointerType === 'touch' ? START_PX.touch : START_PX.mouse
        // The user scrolls the page or selects text.
        if (across(swipe.delta, direction) > Math.max(startPx, way)) return end()
        if (way < startPx) return
        moving = true
        swiped.current = true
        view.getSelection()?.removeAllRanges()
        setState('move')
        latest.current.onSwipeStart?.(swipe)
      }
      place(element, direction, `${Math.max(way, 0)}px`)
      latest.current.onSwipeMove?.(swipe)
    }

    const release = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return
      end()
      if (!moving) return
      const swipe = swipeOf(event)
      if (event.type === 'pointerup' && along(swipe.delta, direction) >= threshold) {
        setState('end')
        place(element, direction, OUT_OF_SIGHT)
        latest.current.onSwipeEnd?.(swipe)
        latest.current.onSwiped()
      } else {
        setState('cancel')
        place(element, direction, '0px')
        latest.current.onSwipeCancel?.(swipe)
      }
    }

    // On the window, because the pointer may leave the toast.
    const end = () => {
      view.removeEventListener('pointermove', move)
      view.removeEventListener('pointerup', release)
      view.removeEventListener('pointercancel', release)
    }
    view.addEventListener('pointermove', move)
    view.addEventListener('pointerup', release)
    view.addEventListener('pointercancel', release)
    return end
  }

  return {
    swiping: state === 'move',
    attributes: {
      'data-swipe': state,
      'data-swipe-axis': options.disabled ? undefined : isHorizontal(options.direction) ? 'x' : 'y',
    },
    handlers: {
      onPointerDown(event: ReactPointerEvent<HTMLElement>) {
        swiped.current = false
        if (options.disabled || event.button !== 0 || isFromControl(event.target, event.currentTarget)) return
        stop.current?.()
        stop.current = follow(event.currentTarget, event.nativeEvent)
      },
      /** Ignores the click that browsers send after a swipe. */
      onClickCapture(event: MouseEvent<HTMLElement>) {
        if (!swiped.current) return
        swiped.current = false
        event.preventDefault()
        event.stopPropagation()
      },
    },
  }
}

const signs: Record<SwipeDirection, number> = { left: -1, up: -1, right: 1, down: 1 }

function isHorizontal(direction: SwipeDirection): boolean {
  return direction === 'left' || direction === 'right'
}

function along(delta: { x: number; y: number }, direction: SwipeDirection): number {
  return signs[direction] * (isHorizontal(direction) ? delta.x : delta.y)
}

function across(delta: { x: number; y: number }, direction: SwipeDirection): number {
  return Math.abs(isHorizontal(direction) ? delta.y : delta.x)
}

/** Sets the style directly, because rendering each movement of the pointer would be too slow. */
function place(element: HTMLElement, direction: SwipeDirection, way: string): void {
  element.style.setProperty(isHorizontal(direction) ? '--swipe-x' : '--swipe-y', `calc(${signs[direction]} * ${way})`)
}
