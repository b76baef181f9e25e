/**
 * Types a value into a native input, as the user would: React, form libraries and the form itself hear of it. The setter
 * of the prototype, because React takes a value set through the element's own for its own work and keeps quiet.
 */
export function setNativeValue(input: HTMLInputElement, value: string): void {
  const view = input.ownerDocument.defaultView ?? window
  Object.getOwnPropertyDescriptor(view.HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
