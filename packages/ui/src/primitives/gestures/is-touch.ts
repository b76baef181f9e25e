import type { MouseEvent } from 'react'

/** Whether a click comes from a touch screen, where the user cannot hold modifier keys. */
export function isTouch({ nativeEvent }: MouseEvent): boolean {
  return (nativeEvent as PointerEvent).pointerType === 'touch'
}
