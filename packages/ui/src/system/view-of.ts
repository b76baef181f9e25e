/** The window of an element. An element may be in the document of an iframe. */
export function viewOf(element: Element | null | undefined): Window {
  return element?.ownerDocument.defaultView ?? window
}
