import type { KeyboardEvent } from 'react'

const QUIET_MS = 50

let endedAt = -Infinity

/** To be called when text of an input method has been taken over. */
export function endComposition(): void {
  endedAt = performance.now()
}

/** Whether a key belongs to an input method: Enter takes over its text and must not choose an item as well. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  // Safari sends the Enter that ended it only afterwards.
  return nativeEvent.isComposing || nativeEvent.keyCode === 229 || performance.now() - endedAt < QUIET_MS
}
