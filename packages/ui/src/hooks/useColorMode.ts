'use client'

import { useLayoutEffect, useSyncExternalStore } from 'react'
import {
  forceMode,
  readForced,
  readMode,
  readPreference,
  setPreference,
  subscribe,
  type ColorModePreference,
} from '../system/color-mode-store.ts'

export type { ColorModePreference } from '../system/color-mode-store.ts'

export interface UseColorModeOptions {
  /** Forces this mode while the component is mounted, whatever the user has chosen. */
  forced?: 'light' | 'dark'
}

export interface UseColorModeReturn {
  /** The choice of the user. `system` on the server and until hydration. */
  preference: ColorModePreference
  /** The current mode. `undefined` on the server and until hydration. */
  value: 'light' | 'dark' | undefined
  /** The mode that the page forces, if any. */
  forced: 'light' | 'dark' | undefined
  /** Sets the mode, saves it, and applies it in other tabs, too. */
  setPreference: (preference: ColorModePreference) => void
}

/** The color mode of the page and the choice of the user. */
export function useColorMode({ forced }: UseColorModeOptions = {}): UseColorModeReturn {
  // A layout effect, so that the mode is set before the component is painted.
  useLayoutEffect(() => (forced === undefined ? undefined : forceMode(forced)), [forced])
  const [preference, value, forcedMode] = useSyncExternalStore(subscribe, readState, readNothing).split(' ')
  return {
    preference: preference as ColorModePreference,
    value: (value || undefined) as UseColorModeReturn['value'],
    forced: (forcedMode || undefined) as UseColorModeReturn['forced'],
    setPreference,
  }
}

/** The state as a string, because `useSyncExternalStore` compares snapshots by identity. */
const readState = () => `${readPreference()} ${readMode()} ${readForced() ?? ''}`
const readNothing = () => 'system  '
