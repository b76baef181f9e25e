import { setColorMode as showColorMode } from '@frond/ui/colors'
import { useSyncExternalStore } from 'react'

export type ColorModePreference = 'system' | 'light' | 'dark'

const KEY = 'frond-color-mode'
/** Colors of the browser UI, as close to the page background as possible. */
const themeColors = { light: '#ffffff', dark: '#090f22' } as const

const listeners = new Set<() => void>()
// If storage is blocked, the choice lasts until the page is closed.
let unsaved: ColorModePreference | undefined

/** The visitor's choice. */
export function readColorMode(): ColorModePreference {
  if (unsaved) return unsaved
  try {
    const stored = localStorage.getItem(KEY)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

export function setColorMode(preference: ColorModePreference): void {
  try {
    localStorage.setItem(KEY, preference)
    unsaved = undefined
  } catch {
    unsaved = preference
  }
  applyColorMode()
}

/** Sets the color mode on the root element. No component re-renders, because colors are custom properties. */
function applyColorMode(): void {
  const root = document.documentElement
  const preference = readColorMode()
  const mode = preference === 'system' ? (systemPrefersDark().matches ? 'dark' : 'light') : preference

  showColorMode(mode)
  root.dataset.colorMode = preference
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', themeColors[mode])

  for (const listener of listeners) listener()
}

function systemPrefersDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}

export function subscribeToColorMode(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', followOtherTab)
    systemPrefersDark().addEventListener('change', applyColorMode)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('storage', followOtherTab)
    systemPrefersDark().removeEventListener('change', applyColorMode)
  }
}

function followOtherTab(event: StorageEvent): void {
  if (event.key === KEY || event.key === null) applyColorMode()
}

/** The visitor's choice. It is unknown on the server, and therefore in the first render. */
export function useColorMode(): ColorModePreference {
  return useSyncExternalStore(subscribeToColorMode, readColorMode, () => 'system')
}
