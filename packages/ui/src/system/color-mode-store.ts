import { listenToMedia, matchesMedia } from './browser-support.ts'
import { setColorMode } from '../colors/color-mode.ts'
import type { Mode } from '../colors/scale.ts'
import { warn, warnAlways } from './warn.ts'

/** The choice of the user: a mode, or the mode of the operating system. */
export type ColorModePreference = 'system' | 'light' | 'dark'

const KEY = 'frond-color-mode'

const listeners = new Set<() => void>()
/** Modes that components on the page have forced. The last one wins. */
const forced = new Map<object, Mode>()
// If storage is blocked, the choice is kept until the page is left.
let unsaved: ColorModePreference | undefined
let observer: MutationObserver | undefined
let stopListening: (() => void) | undefined

export function readPreference(): ColorModePreference {
  if (unsaved) return unsaved
  try {
    const stored = localStorage.getItem(KEY)
    return isMode(stored) ? stored : 'system'
  } catch {
    return 'system'
  }
}

/** The current mode of the page. */
export function readMode(): Mode {
  const { classList } = document.documentElement
  if (classList.contains('dark')) return 'dark'
  return classList.contains('light') ? 'light' : toMode()
}

export function readForced(): Mode | undefined {
  const asked = [...forced.values()].at(-1) ?? document.documentElement.dataset.forcedMode
  if (asked === undefined || isMode(asked)) return asked
  warnInvalidMode(asked)
  return undefined
}

export function setPreference(preference: ColorModePreference): void {
  if (preference !== 'system' && !isMode(preference)) {
    warn('useColorMode', `there is no mode "${String(preference)}". Use system, light or dark.`)
    return
  }
  try {
    localStorage.setItem(KEY, preference)
    unsaved = undefined
  } catch {
    unsaved = preference
  }
  apply()
  // Browsers send the storage event only to other tabs. Other code on this page may listen to it, too.
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: preference }))
}

/** Forces a mode, whatever the user has chosen, until the returned function is called. */
export function forceMode(mode: Mode): () => void {
  if (!isMode(mode)) {
    warnInvalidMode(mode)
    return () => {}
  }
  const owner = {}
  forced.set(owner, mode)
  apply()
  return () => {
    forced.delete(owner)
    apply()
  }
}

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) start()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stop()
  }
}

function start(): void {
  const root = document.documentElement
  addEventListener('storage', follow)
  stopListening = listenToMedia(DARK, apply)
  // Another library may change the class, or the page the attribute.
  observer = new MutationObserver(notify)
  observer.observe(root, { attributeFilter: ['class', 'data-forced-mode'] })
  // If the page has a class already, a script has set it before the first paint. Keep it until something changes.
  if (!root.classList.contains('light') && !root.classList.contains('dark')) apply()
}

function stop(): void {
  removeEventListener('storage', follow)
  stopListening?.()
  observer?.disconnect()
}

function follow(event: StorageEvent): void {
  if (event.key === KEY || event.key === null) apply()
}

/** Sets the mode of the page. Components do not render again for it, because colors are custom properties. */
function apply(): void {
  setColorMode(toMode())
  notify()
}

function notify(): void {
  for (const listener of listeners) listener()
}

function toMode(): Mode {
  const preference = readForced() ?? readPreference()
  return preference === 'system' ? (matchesMedia(DARK) ? 'dark' : 'light') : preference
}

const DARK = '(prefers-color-scheme: dark)'

function isMode(value: unknown): value is Mode {
  return value === 'light' || value === 'dark'
}

function warnInvalidMode(asked: unknown): void {
  warnAlways(
    'useColorMode',
    `a page can force light or dark, not "${String(asked)}". Leave it out to use the choice of the user.`,
  )
}
