'use client'

import { useCallback, useEffect, useState, type FocusEvent, type RefObject } from 'react'

export interface Pause {
  paused: boolean
  hovered: boolean
  focused: boolean
  /** Looks again where pointer and focus are, for when elements were taken away, of which no event tells. An effect. */
  check: () => () => void
  /** For the element that pauses. */
  handlers: {
    onMouseEnter: () => void
    onMouseLeave: () => void
    onFocus: () => void
    onBlur: (event: FocusEvent) => void
  }
}

/** By then browsers know what is under the pointer after the page has changed. */
const HOVER_SETTLES_MS = 100

/** Time stands still while the pointer or the focus is inside the element, and while the visitor is elsewhere. */
export function usePause(element: RefObject<HTMLElement | null>): Pause {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const away = useAway()

  // A toast that closes under the pointer sends no event of leaving, and on touch screens nothing leaves at all.
  useEffect(() => {
    if (!hovered) return
    const leave = (event: Event) => {
      if (!isInside(element.current, event.composedPath()[0])) setHovered(false)
    }
    document.addEventListener('mouseover', leave)
    document.addEventListener('pointerdown', leave)
    return () => {
      document.removeEventListener('mouseover', leave)
      document.removeEventListener('pointerdown', leave)
    }
  }, [hovered, element])

  const check = useCallback(() => {
    const node = element.current
    setFocused(isInside(node, (node?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement))
    const timer = setTimeout(() => {
      // Of a toast, since the list around a toast that was taken away may keep the state on touch screens.
      if (!node?.querySelector('[data-slot="toast"]:hover')) setHovered(false)
    }, HOVER_SETTLES_MS)
    return () => clearTimeout(timer)
  }, [element])

  return {
    paused: hovered || focused || away,
    hovered,
    focused,
    check,
    handlers: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event) => setFocused(isInside(event.currentTarget, event.relatedTarget)),
    },
  }
}

function isInside(node: Element | null, target: EventTarget | null | undefined): boolean {
  return target instanceof Node && node !== null && node.contains(target)
}

/** Whether the visitor looks at another tab or window. */
function useAway(): boolean {
  const [hidden, setHidden] = useState(() => typeof document !== 'undefined' && document.hidden)
  const [blurred, setBlurred] = useState(false)

  useEffect(() => {
    const look = () => setHidden(document.hidden)
    // A frame inside the page takes the focus from the window, but not the visitor from the page.
    const leave = () => setBlurred(document.activeElement?.tagName !== 'IFRAME')
    const resume = () => setBlurred(false)
    look()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('blur', leave)
    window.addEventListener('focus', resume)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('blur', leave)
      window.removeEventListener('focus', resume)
    }
  }, [])

  return hidden || blurred
}
