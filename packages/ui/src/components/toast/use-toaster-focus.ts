'use client'

import { useCallback, useEffect, useRef, type FocusEvent, type RefObject } from 'react'

const HOTKEY = 'F8'

/** Focuses the region of toasts when F8 is pressed anywhere in the page. */
export function useToasterHotkey(region: RefObject<HTMLElement | null>, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return
    const focusRegion = (event: globalThis.KeyboardEvent) => {
      if (event.key !== HOTKEY || event.defaultPrevented) return
      event.preventDefault()
      region.current?.focus({ preventScroll: true })
    }
    window.addEventListener('keydown', focusRegion)
    return () => window.removeEventListener('keydown', focusRegion)
  }, [region, enabled])
}

/** Moves the focus when the toast that has it is removed. Otherwise it would fall back to `body`. */
export function useToasterFocus(region: RefObject<HTMLElement | null>) {
  const origin = useRef<HTMLElement | null>(null)

  const returnFocusToPage = useCallback(() => {
    const root = region.current?.getRootNode() as Document | ShadowRoot | undefined
    if (origin.current?.isConnected) origin.current.focus({ preventScroll: true })
    else if (root?.activeElement instanceof HTMLElement) root.activeElement.blur()
  }, [region])

  const remember = useCallback((event: FocusEvent<HTMLElement>) => {
    const from = event.relatedTarget
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) origin.current = from
    else if (!from) origin.current = null
  }, [])

  /** Keyboard users continue with the next toast. After a press with the pointer the focus returns to the page. */
  const rescue = useCallback(
    (item: HTMLElement) => {
      const focused = (item.getRootNode() as Document | ShadowRoot).activeElement
      if (!focused || !item.contains(focused)) return
      const items = [...(item.parentElement?.children ?? [])]
      const candidates = [...items.slice(items.indexOf(item) + 1), ...items.slice(0, items.indexOf(item)).reverse()]
      const next = candidates
        .map((other) => other.firstElementChild)
        .find((toast) => toast && !toast.hasAttribute('data-ending-style'))
      if (focused.matches(':focus-visible') && next instanceof HTMLElement) next.focus({ preventScroll: true })
      else returnFocusToPage()
    },
    [returnFocusToPage],
  )

  return { remember, returnFocusToPage, rescue }
}
