/** Where something is kept for the next visit. `localStorage` and `sessionStorage` are such places. */
export interface ValueStorage {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
}

/** What was kept under a key, whatever it is; `undefined` where there is nothing, or nothing that can be read. */
export function readSaved(storage: ValueStorage | undefined, key: string): unknown {
  try {
    const text = (storage ?? localStorage).getItem(key)
    return text === null ? undefined : (JSON.parse(text) as unknown)
  } catch {
    // Storage is closed to the page, or holds rubbish: the same as nothing.
    return undefined
  }
}

export function writeSaved(storage: ValueStorage | undefined, key: string, value: unknown): void {
  try {
    ;(storage ?? localStorage).setItem(key, JSON.stringify(value))
  } catch {
    // Closed or full. What is on the page stays as it is; only the next visit begins anew.
  }
}
