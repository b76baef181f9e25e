'use client'

import { useRef, type PointerEvent } from 'react'
import { capturePointer } from '../../system/browser-support.ts'
import { clamp } from '../../system/clamp.ts'
import { findNearestThumb } from './scale.ts'
import type { SliderValues } from './use-slider-values.ts'

interface DragOptions {
  orientation: string
  inverted: boolean
  onStart: (index: number) => void
  onEnd: () => void
}

interface Drag {
  index: number
  startValue: number
  /** Distance between the pointer and the middle of the thumb, as a fraction of the track. */
  offset: number
  track: Track
}

/** Moves thumbs with the pointer. A press on the track moves the nearest thumb there. */
export function useThumbDrag(slider: SliderValues, options: DragOptions) {
  const drag = useRef<Drag>(null)
  const { scale, readLatest, findInput, move, commit } = slider

  function end(): Drag | null {
    const ended = drag.current
    drag.current = null
    return ended
  }

  return {
    isDragging: () => drag.current !== null,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || event.defaultPrevented) return
        const root = event.currentTarget
        const track = measureTrack(root, options.orientation, options.inverted)
        const point = track.toFraction(event)
        const index = findNearestThumb(readLatest().map(scale.toFraction), point)
        const input = findInput(index)
        // The input is also disabled by a fieldset around it.
        if (!input || input.matches(':disabled')) return
        event.preventDefault()
        capturePointer(root, event.pointerId)
        input.focus({ preventScroll: true })
        const startValue = readLatest()[index]!
        const distance = point - scale.toFraction(startValue)
        // A press on the thumb itself does not move it.
        const isOnThumb = Math.abs(distance) * track.length <= track.thumbSize / 2
        drag.current = { index, startValue, offset: isOnThumb ? distance : 0, track }
        options.onStart(index)
        if (!isOnThumb) move(index, scale.toNumber(point))
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!drag.current) return
        const { index, offset, track } = drag.current
        move(index, scale.toNumber(track.toFraction(event) - offset))
      },
      onPointerUp() {
        const ended = end()
        if (!ended) return
        options.onEnd()
        if (ended.startValue !== readLatest()[ended.index]) commit(ended.index)
      },
      // The browser scrolls instead.
      onPointerCancel() {
        const ended = end()
        options.onEnd()
        if (ended) move(ended.index, ended.startValue)
      },
    },
  }
}

interface Track {
  /** Distance in px that a thumb can move. */
  length: number
  thumbSize: number
  /** Where a pointer is: 0 at the end of the lowest value, 1 at the end of the highest. */
  toFraction: (point: { clientX: number; clientY: number }) => number
}

function measureTrack(root: HTMLElement, orientation: string, inverted: boolean): Track {
  const { left, right, bottom, width, height } = root.getBoundingClientRect()
  const thumbSize = root.querySelector('[data-slot="thumb"]')?.getBoundingClientRect().width ?? 0
  const horizontal = orientation === 'horizontal'
  const rtl = getComputedStyle(root).direction === 'rtl'
  const length = (horizontal ? width : height) - thumbSize
  return {
    length,
    thumbSize,
    toFraction({ clientX, clientY }) {
      const distance = horizontal ? (rtl ? right - clientX : clientX - left) : bottom - clientY
      const fraction = clamp((distance - thumbSize / 2) / (length || 1), 0, 1)
      return inverted ? 1 - fraction : fraction
    },
  }
}
