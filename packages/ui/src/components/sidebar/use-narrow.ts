'use client'

import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { listenToMedia, matchesMedia } from '../../system/browser-support.ts'

/** Below the breakpoint `lg`. */
const NARROW = '(width < 64rem)'

/**
 * Whether the window is too narrow for a sidebar beside the content. When the window becomes narrow the sidebar closes, and when
 * it is wide again the sidebar returns to the state it had before.
 */
export function useNarrow(open: boolean, setOpen: (open: boolean) => void): boolean {
  const matches = useSyncExternalStore(subscribe, isNarrow, isNotNarrow)
  // Follows `matches` one render later, together with `open`, so that the menu does not open for one frame.
  const [applied, setApplied] = useState(false)
  const openBefore = useRef(open)
  useLayoutEffect(() => {
    if (matches === applied) return
    setApplied(matches)
    if (matches) openBefore.current = open
    setOpen(!matches && openBefore.current)
  }, [matches, applied, open, setOpen])
  return applied
}

const subscribe = (onChange: () => void) => listenToMedia(NARROW, onChange)
const isNarrow = () => matchesMedia(NARROW)
const isNotNarrow = () => false
