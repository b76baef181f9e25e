'use client'

import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { clamp } from '../../system/clamp.ts'
import type { DrawerDirection } from './drag.ts'
import type { SnapPoints } from './snap-points.ts'

/** A longer press on the handle is ignored, because the user was probably about to drag. */
export const HANDLE_HOLD_MS = 250

/** Delay between a press on the handle and its effect. A second press or a drag in this time replaces it. */
export const HANDLE_CLICK_DELAY_MS = 120

interface HandleProps {
  ref: RefObject<HTMLElement | null>
  className: string
  label: string
  direction: DrawerDirection
  snap: SnapPoints | undefined
  popup: RefObject<HTMLElement | null>
  /** Unset if the drawer is not dismissible. */
  close: (() => void) | undefined
}

/** The drag handle. Presses and arrow keys do the same as dragging. */
export function Handle({ ref, className, label, direction, snap, popup, close }: HandleProps) {
  const pressedAt = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (!snap && !close) {
    return <div ref={ref as RefObject<HTMLDivElement>} aria-hidden className={className} data-slot="handle" />
  }

  const last = snap ? snap.points.length - 1 : 0
  const goToNext = () => {
    if (popup.current?.dataset.dragging !== undefined) return
    if (snap && snap.active < last) snap.goTo(snap.active + 1)
    else if (close) close()
    else snap?.goTo(0)
  }
  const larger = { top: 'ArrowDown', right: 'ArrowLeft', bottom: 'ArrowUp', left: 'ArrowRight' }[direction]
  const smaller = { top: 'ArrowUp', right: 'ArrowRight', bottom: 'ArrowDown', left: 'ArrowLeft' }[direction]

  return (
    <button
      ref={ref as RefObject<HTMLButtonElement>}
      type="button"
      aria-label={label}
      className={className}
      data-slot="handle"
      onPointerDown={(event) => {
        pressedAt.current = event.timeStamp
      }}
      onClick={(event) => {
        const byPointer = event.detail > 0
        if (byPointer && event.timeStamp - pressedAt.current >= HANDLE_HOLD_MS) return
        clearTimeout(timer.current)
        timer.current = setTimeout(goToNext, HANDLE_CLICK_DELAY_MS)
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (!snap || (event.key !== larger && event.key !== smaller)) return
        event.preventDefault()
        snap.goTo(clamp(snap.active + (event.key === larger ? 1 : -1), 0, last))
      }}
    />
  )
}
