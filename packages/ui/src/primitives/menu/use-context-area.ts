'use client'

import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import type { MenuStart, Point } from './menu-model.ts'

/** A finger that moves further than this during a long press scrolls or drags. */
const LONG_PRESS_PX = 10

interface ContextAreaOptions {
  /** How long a finger rests before the menu opens, in ms. */
  longPressMs: number
  /** Called with the area, the point that the menu opens at, and how it opens. */
  onOpen: (area: Element, point: Point, start: MenuStart) => void
}

/** The handlers of an area that opens a context menu by right click, menu key or long press. */
export function useContextArea({ longPressMs, onOpen }: ContextAreaOptions) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null)
  const cancelPress = () => {
    clearTimeout(press.current?.timer)
    press.current = null
  }
  return {
    onContextMenu(event: MouseEvent): void {
      if (event.defaultPrevented) return
      event.preventDefault()
      // Some touch browsers fire `contextmenu` during a long press. The timer of the press opens the menu.
      if (press.current) return
      const point = { x: event.clientX, y: event.clientY }
      onOpen(event.currentTarget, point, { focus: 'menu', point })
    },
    onKeyDown(event: KeyboardEvent): void {
      const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
      if (!isMenuKey || event.defaultPrevented) return
      event.preventDefault()
      const { left, bottom } = (event.target as Element).getBoundingClientRect()
      onOpen(event.currentTarget, { x: left, y: bottom }, { focus: 'first' })
    },
    onPointerDown(event: PointerEvent): void {
      cancelPress()
      if (event.pointerType !== 'touch' || !event.isPrimary || event.defaultPrevented) return
      const { clientX: x, clientY: y } = event
      const element = event.currentTarget as HTMLElement
      // Keeps iOS from selecting text and showing its own menu.
      element.style.setProperty('-webkit-touch-callout', 'none')
      const timer = setTimeout(() => {
        press.current = null
        if (!element.isConnected) return
        // Lifting the finger must not click the element below it.
        element.addEventListener('touchend', (end) => end.preventDefault(), { once: true, passive: false })
        onOpen(element, { x, y }, { focus: 'menu' })
      }, longPressMs)
      press.current = { timer, x, y }
    },
    onPointerMove({ clientX, clientY }: PointerEvent): void {
      if (!press.current) return
      if (Math.hypot(clientX - press.current.x, clientY - press.current.y) > LONG_PRESS_PX) cancelPress()
    },
    onPointerUp: cancelPress,
    onPointerCancel: cancelPress,
  }
}
