'use client'

import { useRef, type MouseEvent, type PointerEvent, type SyntheticEvent } from 'react'

/** How long a finger holds the trigger before the tooltip opens. */
const LONG_PRESS_MS = 500

/** Handlers that open the tooltip when a finger holds the trigger. The click that follows the release is ignored. */
export function useLongPress(disabled: boolean, setOpen: (open: boolean) => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; held: boolean } | null>(null)
  if (disabled) return {}

  const stopWaiting = () => clearTimeout(press.current?.timer)
  return {
    onPointerDown(event: PointerEvent) {
      press.current = null
      if (event.pointerType !== 'touch') return
      const trigger = event.currentTarget
      const timer = setTimeout(() => {
        if (!trigger.isConnected) return
        press.current = { timer, held: true }
        setOpen(true)
      }, LONG_PRESS_MS)
      press.current = { timer, held: false }
    },
    onPointerUp: stopWaiting,
    onPointerLeave: stopWaiting,
    onPointerCancel() {
      stopWaiting()
      press.current = null
    },
    onContextMenu(event: SyntheticEvent) {
      // The browser's menu on a long press would cover the tooltip. A link keeps the menu, because it opens new tabs.
      if (press.current && !(event.currentTarget as Element).closest('a[href]')) event.preventDefault()
    },
    onClickCapture(event: MouseEvent) {
      // A click by keyboard has an empty pointer type. Some browsers leave the type of every click undefined.
      const byFinger = ((event.nativeEvent as globalThis.PointerEvent).pointerType ?? 'touch') === 'touch'
      if (press.current?.held && byFinger) ignorePress(event)
      press.current = null
    },
  }
}

export function ignorePress(event: SyntheticEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
