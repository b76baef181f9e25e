let isReturning = false

/** Gives the focus back to what opened a popup. */
export function returnFocus(element: Element | null | undefined): void {
  if (!element?.isConnected) return
  isReturning = true
  ;(element as HTMLElement).focus({ preventScroll: true })
  isReturning = false
}

/** Whether the focus that an element just got is one that comes back: no reason to say what the element is for. */
export function isFocusReturning(): boolean {
  return isReturning
}
