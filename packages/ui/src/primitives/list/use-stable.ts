'use client'

import { useRef } from 'react'

/** Returns the same object as long as its fields are the same, so that memoized rows do not render again. */
export function useStable<Value extends object>(value: Value): Value {
  const stable = useRef(value)
  const last = stable.current
  const names = Object.keys(value) as (keyof Value)[]
  if (names.some((name) => value[name] !== last[name])) stable.current = value
  return stable.current
}
