'use client'

import { useRef } from 'react'

/** An object that stays the same while its fields do, so that rows need not be drawn anew. */
export function useStable<Value extends object>(value: Value): Value {
  const stable = useRef(value)
  const last = stable.current
  const names = Object.keys(value) as (keyof Value)[]
  if (names.some((name) => value[name] !== last[name])) stable.current = value
  return stable.current
}
