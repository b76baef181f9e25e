'use client'

import { useRef, type PointerEvent } from 'react'
import { capturePointer } from '../../system/browser-support.ts'
import { clamp } from '../../system/clamp.ts'
import { isInDisabledFieldset } from '../form/fieldset.ts'

interface Place {
  /** Share of the width from the left, 0 to 1. */
  readonly x: number
  /** Share of the height from the top, 0 to 1. */
  readonly y: number
}

/** Handlers for an element that is dragged like a slider. Reports the position of the pointer within the element. */
export function usePointerDrag(disabled: boolean, onEnd: () => void, onMove: (place: Place) => void) {
  const dragging = useRef<number>(undefined)

  function follow(event: PointerEvent<HTMLElement>): void {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onMove({ x: clamp((event.clientX - left) / width, 0, 1), y: clamp((event.clientY - top) / height, 0, 1) })
  }

  function end({ pointerId }: PointerEvent<HTMLElement>): void {
    if (dragging.current !== pointerId) return
    dragging.current = undefined
    onEnd()
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (disabled || event.button !== 0 || dragging.current !== undefined) return
      if (isInDisabledFieldset(event.currentTarget)) return
      // Focuses the slider, so that the arrow keys continue from here. The default action would move the focus away again.
      event.preventDefault()
      event.currentTarget.querySelector<HTMLElement>('input:not([tabindex="-1"])')?.focus({ preventScroll: true })
      capturePointer(event.currentTarget, event.pointerId)
      dragging.current = event.pointerId
      follow(event)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (dragging.current === event.pointerId) follow(event)
    },
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
  }
}
