'use client'

import { useRef, type KeyboardEvent, type MouseEvent } from 'react'
import type { MenuStart } from './menu-model.ts'

interface MenuButtonOptions {
  open: boolean
  onOpen: (start: MenuStart) => void
  onClose: () => void
}

/** The handlers of a button that opens a menu, as the APG pattern "Menu Button" describes them. */
export function useMenuButton({ open, onOpen, onClose }: MenuButtonOptions) {
  /** Whether `mousedown` has already handled the press, so that the `click` after it must not. */
  const isPressed = useRef(false)
  return {
    onMouseDown(event: MouseEvent): void {
      if (event.button !== 0 || event.ctrlKey || event.defaultPrevented) return
      // The menu opens and takes focus before the browser would move focus to the button.
      event.preventDefault()
      isPressed.current = true
      if (open) onClose()
      else onOpen({ focus: 'menu', point: { x: event.clientX, y: event.clientY } })
    },
    onClick(event: MouseEvent): void {
      // A click by the keyboard or a screen reader has no click count and no `mousedown` before it.
      const isHandled = isPressed.current && event.detail !== 0
      isPressed.current = false
      if (isHandled || event.defaultPrevented) return
      if (open) onClose()
      else onOpen({ focus: 'first' })
    },
    onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
      event.preventDefault()
      onOpen({ focus: event.key === 'ArrowDown' ? 'first' : 'last' })
    },
  }
}
