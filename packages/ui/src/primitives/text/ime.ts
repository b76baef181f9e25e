import type { KeyboardEvent } from 'react'

/** How long after a composition ended an Enter still counts as part of it. */
const TRAILING_MS = 50

let endedAt = -Infinity

/** To be called on `compositionend`. */
export function endComposition(): void {
  endedAt = performance.now()
}

/** Whether a key belongs to an input method editor. Enter then accepts the composed text and must not also choose an item. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  // Safari fires the `keydown` of the Enter that ends a composition after `compositionend`.
  return nativeEvent.isComposing || nativeEvent.keyCode === 229 || performance.now() - endedAt < TRAILING_MS
}
