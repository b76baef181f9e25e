/** Storage for values that outlive the page, such as `localStorage` or `sessionStorage`. */
export interface ValueStorage {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
}

/** The stored value of a key, or `undefined` if there is none or it cannot be parsed. */
export function readSaved(storage: ValueStorage | undefined, key: string): unknown {
  try {
    const text = (storage ?? localStorage).getItem(key)
    return text === null ? undefined : (JSON.parse(text) as unknown)
  } catch {
    // Storage is blocked, or the value is not valid JSON.
    return undefined
  }
}

export function writeSaved(storage: ValueStorage | undefined, key: string, value: unknown): void {
  try {
    ;(storage ?? localStorage).setItem(key, JSON.stringify(value))
  } catch {
    // Storage is blocked or full. The value is lost when the page is left.
  }
}
