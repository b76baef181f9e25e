/**
 * Sets the value of a native input and dispatches an input event, so that React, form libraries and listeners on the
 * form are notified. Uses the setter of the prototype: React replaces the setter of the element, and ignores the event
 * if the value was set through it.
 */
export function setNativeValue(input: HTMLInputElement, value: string): void {
  const view = input.ownerDocument.defaultView ?? window
  Object.getOwnPropertyDescriptor(view.HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
