'use client'

import { useCallback, useRef, useState } from 'react'
import { onFormReset } from './form-events.ts'

interface ResettableValue<Value> {
  own: Value
  /** Always renders again, so that the inputs show the caller's value if the caller ignores a change. */
  setOwn: (next: Value) => void
  /** For an element inside the form. */
  resetRef: (control: Element | null) => (() => void) | undefined
}

/** The value of an uncontrolled control. It returns to its default when its form is reset. */
export function useResettableValue<Value>(defaultValue: Value): ResettableValue<Value> {
  const [own, setOwn] = useState({ value: defaultValue })
  const first = useRef(defaultValue)
  const resetRef = useCallback(
    (control: Element | null) => (control ? onFormReset(control, () => setOwn({ value: first.current })) : undefined),
    [],
  )
  return { own: own.value, setOwn: (value) => setOwn({ value }), resetRef }
}
