import './early-input'

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Input in islands that are not hydrated yet, by field. The boot script records it until the page is live. */
const typed: Map<Field, string> = globalThis.frondEarlyInput?.typed ?? new Map<Field, string>()

export function recordInput(field: Field): void {
  typed.set(field, field.value)
}

/** Whether the visitor has focus or input in an island, so that it has to be hydrated at once. */
export function isInUse(island: HTMLElement): boolean {
  return island.contains(document.activeElement) || [...typed.keys()].some((field) => island.contains(field))
}

/**
 * Dispatches the recorded input to a hydrated island. React assumes that the text it finds in a field is the one it has
 * rendered, and would restore its own with the next change, so it has to receive a change event. If the visitor has already
 * left the field, its form also missed the blur event, which validates the field.
 */
export function replayInput(island: HTMLElement): void {
  for (const [field, value] of typed) {
    if (!island.contains(field)) continue
    typed.delete(field)
    if (field.type !== 'file') {
      // React replaces the setter of the element and ignores values that it has seen there. The prototype's setter is native.
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
    }
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
}
