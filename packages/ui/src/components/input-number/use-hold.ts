'use client'

import { useEffect, useRef, type PointerEvent } from 'react'

/** How long a button is held before its step repeats, and the time between two repeats. */
const HOLD_MS = 400
const REPEAT_MS = 60

interface HoldOptions {
  /** Reads what the steps change. Repeating stops when a step changes nothing. */
  read: () => unknown
  /** Called when the mouse presses a button. */
  focus: (() => void) | undefined
}

/**
 * The handlers of buttons that repeat their step while they are held. With a mouse the first step comes on press. With touch
 * it comes when the finger is lifted, because the gesture can still become a scroll.
 */
export function useHold({ read, focus }: HoldOptions) {
  const press = useRef<{ timer?: ReturnType<typeof setTimeout>; hasStepped: boolean } | null>(null)
  const stop = () => clearTimeout(press.current?.timer)
  useEffect(() => () => clearTimeout(press.current?.timer), [])

  return (step: () => void) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // Browsers send `pointerdown` to a button in a disabled fieldset, too.
      if (event.button !== 0 || event.currentTarget.matches(':disabled')) return
      const isMouse = event.pointerType === 'mouse'
      const own: NonNullable<typeof press.current> = { hasStepped: isMouse }
      const repeat = () => {
        const before = read()
        own.hasStepped = true
        step()
        if (read() !== before) own.timer = setTimeout(repeat, REPEAT_MS)
      }
      stop()
      press.current = own
      own.timer = setTimeout(repeat, HOLD_MS)
      if (!isMouse) return
      // The press would move the focus from the field to the button.
      event.preventDefault()
      focus?.()
      step()
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick() {
      if (!press.current?.hasStepped) step()
      press.current = null
    },
  })
}
