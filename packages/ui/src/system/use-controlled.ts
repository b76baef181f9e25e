'use client'

import { useState } from 'react'

/** A value that is the caller's if given, else the component's own. Setting it does not call the caller back. */
export function useControlled<Value>(value: Value | undefined, defaultValue: Value): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(defaultValue)
  return [value === undefined ? own : value, setOwn]
}
