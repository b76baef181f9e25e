import './early-input'

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What was typed or chosen in islands that sleep, by field. The boot script begins it while the page is not live. */
const typed: Map<Field, string> = globalThis.frondEarlyInput?.typed ?? new Map<Field, string>()

export function keepInput(field: Field): void {
  typed.set(field, field.value)
}

/** Whether a visitor is busy in an island, so that it must not sleep on. */
export function isInUse(island: HTMLElement): boolean {
  return island.contains(document.activeElement) || [...typed.keys()].some((field) => island.contains(field))
}

/**
 * Tells an island that is live what its fields said before. React takes a text that it finds in a field for its own, and
 * puts the first one back with the next change, so it has to hear of a change.
 */
export function giveInput(island: HTMLElement): void {
  for (const [field, value] of typed) {
    if (!island.contains(field)) continue
    typed.delete(field)
    if (field.type !== 'file') {
      // The setter of the element is React's, which notes what it is given as known; that of its class is the browser's.
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
    }
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }
}
