'use client'

import { useLayoutEffect, useRef, type RefObject } from 'react'
import { afterAnimations } from './after-animations.ts'

/** Calls `onGone` when an element that has closed has finished its exit animation. */
export function useExit(element: RefObject<Element | null>, open: boolean, onGone: () => void): void {
  const latest = useRef(onGone)
  useLayoutEffect(() => {
    latest.current = onGone
  })

  useLayoutEffect(() => {
    if (!open) return afterAnimations(element.current, () => latest.current())
  }, [element, open])
}
