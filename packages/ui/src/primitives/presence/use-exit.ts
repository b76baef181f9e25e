'use client'

import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Calls `onGone` once what has closed has finished its leave animation. */
export function useExit(element: RefObject<Element | null>, open: boolean, onGone: () => void): void {
  const latest = useRef(onGone)
  useLayoutEffect(() => {
    latest.current = onGone
  })

  useLayoutEffect(() => {
    if (open) return
    let isCancelled = false
    const leaving = element.current?.getAnimations().map((animation) => animation.finished) ?? []
    if (leaving.length === 0) latest.current()
    else void Promise.allSettled(leaving).then(() => isCancelled || latest.current())
    return () => {
      isCancelled = true
    }
  }, [element, open])
}
