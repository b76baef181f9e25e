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
  /** Keeps the page in this mode while the component is there, whatever the visitor has chosen. */
  forced?: 'light' | 'dark'
}

export interface UseColorModeReturn {
  /** What the visitor has chosen. `system` on the server and until the page is live. */
  preference: ColorModePreference
  /** The mode the page is in; `undefined` on the server and until the page is live. */
  value: 'light' | 'dark' | undefined
  /** The mode that the page forces, if it does. */
  forced: 'light' | 'dark' | undefined
  /** Chooses a mode and remembers it, here and in the other tabs. */
  setPreference: (preference: ColorModePreference) => void
}

/** The mode of the page, and what the visitor has chosen. */
export function useColorMode({ forced }: UseColorModeOptions = {}): UseColorModeReturn {
  // Before the first paint of what asks for it.
  useLayoutEffect(() => (forced === undefined ? undefined : forceMode(forced)), [forced])
  const [preference, value, forcedMode] = useSyncExternalStore(subscribe, readState, readNothing).split(' ')
  return {
    preference: preference as ColorModePreference,
    value: (value || undefined) as UseColorModeReturn['value'],
    forced: (forcedMode || undefined) as UseColorModeReturn['forced'],
    setPreference,
  }
}

/** As one text, which is the same as long as nothing changes. */
const readState = () => `${readPreference()} ${readMode()} ${readForced() ?? ''}`
const readNothing = () => 'system  '
