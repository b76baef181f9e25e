'use client'

import { useState } from 'react'

/** State that the caller controls if `value` is given. The setter changes only uncontrolled state and calls no callback. */
export function useControlled<Value>(value: Value | undefined, defaultValue: Value): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(defaultValue)
  return [value === undefined ? own : value, setOwn]
}
