let isReturning = false

/** Returns the focus to the element that opened a popup. */
export function returnFocus(element: Element | null | undefined): void {
  if (!element?.isConnected) return
  isReturning = true
  ;(element as HTMLElement).focus({ preventScroll: true })
  isReturning = false
}

/** Whether an element gets the focus because a popup has closed. A tooltip or popover must not open then. */
export function isFocusReturning(): boolean {
  return isReturning
}
