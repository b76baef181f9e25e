'use client'

import { useCallback, useEffect, useState, type FocusEvent, type RefObject } from 'react'
import { isNode } from '../../system/is-node.ts'

export interface Pause {
  paused: boolean
  hovered: boolean
  focused: boolean
  /** Checks hover and focus again after elements were removed, because browsers send no events then. Use it as an effect. */
  check: () => () => void
  /** Handlers of the element that pauses the countdown. */
  handlers: {
    onMouseEnter: () => void
    onMouseLeave: () => void
    onFocus: () => void
    onBlur: (event: FocusEvent) => void
  }
}

/** Browsers update `:hover` within this time after the page has changed. */
const HOVER_SETTLES_MS = 100

/** Pauses while the element is hovered or focused, and while the page is hidden or the window is inactive. */
export function usePause(element: RefObject<HTMLElement | null>): Pause {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const away = useAway()

  // There is no `mouseleave` when a toast is removed under the pointer, or on touch screens.
  useEffect(() => {
    if (!hovered) return
    const leave = (event: Event) => {
      if (!isInside(element.current, event.composedPath()[0])) setHovered(false)
    }
    const page = element.current?.ownerDocument ?? document
    page.addEventListener('mouseover', leave)
    page.addEventListener('pointerdown', leave)
    return () => {
      page.removeEventListener('mouseover', leave)
      page.removeEventListener('pointerdown', leave)
    }
  }, [hovered, element])

  const check = useCallback(() => {
    const node = element.current
    setFocused(isInside(node, (node?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement))
    const timer = setTimeout(() => {
      // Checks the toasts and not the list, because the list may keep `:hover` on touch screens after a toast was removed.
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
  return isNode(target) && node !== null && node.contains(target)
}

/** Whether the page is hidden or its window is inactive. */
function useAway(): boolean {
  const [hidden, setHidden] = useState(() => typeof document !== 'undefined' && document.hidden)
  const [blurred, setBlurred] = useState(false)

  useEffect(() => {
    const look = () => setHidden(document.hidden)
    // The window also loses the focus when an `iframe` inside the page gets it.
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
