'use client'

import { useCallback, useEffect, useRef, type FocusEvent, type RefObject } from 'react'
import { isElement } from '../../system/is-node.ts'
import { viewOf } from '../../system/view-of.ts'

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
    // The toasts may be in the document of an iframe.
    const views = new Set([window, viewOf(region.current)])
    for (const view of views) view.addEventListener('keydown', focusRegion)
    return () => {
      for (const view of views) view.removeEventListener('keydown', focusRegion)
    }
  }, [region, enabled])
}

/** Moves the focus when the toast that has it is removed. Otherwise it would fall back to `body`. */
export function useToasterFocus(region: RefObject<HTMLElement | null>) {
  const origin = useRef<HTMLElement | null>(null)

  const returnFocusToPage = useCallback(() => {
    const root = region.current?.getRootNode() as Document | ShadowRoot | undefined
    if (origin.current?.isConnected) origin.current.focus({ preventScroll: true })
    else (root?.activeElement as HTMLElement | null | undefined)?.blur()
  }, [region])

  const remember = useCallback((event: FocusEvent<HTMLElement>) => {
    const from = event.relatedTarget
    if (isElement(from) && !event.currentTarget.contains(from)) origin.current = from as HTMLElement
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
      if (focused.matches(':focus-visible') && next) (next as HTMLElement).focus({ preventScroll: true })
      else returnFocusToPage()
    },
    [returnFocusToPage],
  )

  return { remember, returnFocusToPage, rescue }
}
