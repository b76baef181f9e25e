import { useSyncExternalStore } from 'react'

const values = new Map<string, unknown>()
const listeners = new Set<() => void>()

/** State that survives a reload. Components with the same key share it. Replace it with calls of your API. */
export function useStored<Value>(key: string, initial: Value): [Value, (value: Value) => void] {
  const storageKey = `dashboard-${key}`
  const value = useSyncExternalStore(subscribe, () => read(storageKey, initial))

  function save(next: Value) {
    values.set(storageKey, next)
    for (const listener of listeners) listener()
    try {
      localStorage.setItem(storageKey, JSON.stringify(next))
    } catch {
      // The browser blocks storage. The change lasts until the page is closed.
    }
  }

  return [value, save]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The same value in every call, as React requires. */
function read<Value>(key: string, initial: Value): Value {
  if (!values.has(key)) values.set(key, parse(key) ?? initial)
  return values.get(key) as Value
}

function parse(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    // The browser blocks storage, or the text in it is not JSON.
    return undefined
  }
}
