'use client'

import { useEffect, type RefObject } from 'react'

/** Focuses an input, or the first input inside an element, some time after it has mounted. Native `autoFocus` has no delay. */
export function useDelayedFocus(
  element: RefObject<HTMLElement | null>,
  autoFocus: boolean | undefined,
  delayMs: number | undefined,
): void {
  useEffect(() => {
    if (!autoFocus || !delayMs) return
    const timer = setTimeout(() => (element.current?.querySelector('input') ?? element.current)?.focus(), delayMs)
    return () => clearTimeout(timer)
  }, [element, autoFocus, delayMs])
}
