'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the hydration render, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
