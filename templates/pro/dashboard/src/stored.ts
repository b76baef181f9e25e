import { useState } from 'react'

/** State that survives a reload. Replace it with calls of your API. */
export function useStored<Value>(key: string, initial: Value): [Value, (value: Value) => void] {
  const storageKey = `dashboard-${key}`
  const [value, setValue] = useState<Value>(() => read(storageKey) ?? initial)

  function save(next: Value) {
    setValue(next)
    try {
      localStorage.setItem(storageKey, JSON.stringify(next))
    } catch {
      // The browser blocks storage. The change lasts until the page is closed.
    }
  }

  return [value, save]
}

function read<Value>(key: string): Value | undefined {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as Value)
  } catch {
    return undefined
  }
}
