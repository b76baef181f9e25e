import { setColorMode } from '../colors/color-mode.ts'
import type { Mode } from '../colors/scale.ts'
import { warn } from './warn.ts'

/** What the visitor has chosen: a mode, or that of the system. */
export type ColorModePreference = 'system' | 'light' | 'dark'

const KEY = 'frond-color-mode'

const listeners = new Set<() => void>()
/** Modes that pages ask for, by who asks. The last one counts. */
const forced = new Map<object, Mode>()
// Where storage is blocked the choice lasts as long as the page.
let unsaved: ColorModePreference | undefined
let observer: MutationObserver | undefined

export function readPreference(): ColorModePreference {
  if (unsaved) return unsaved
  try {
    const stored = localStorage.getItem(KEY)
    return isMode(stored) ? stored : 'system'
  } catch {
    return 'system'
  }
}

/** The mode the page is in. */
export function readMode(): Mode {
  const { classList } = document.documentElement
  if (classList.contains('dark')) return 'dark'
  return classList.contains('light') ? 'light' : toMode()
}

export function readForced(): Mode | undefined {
  const asked = [...forced.values()].at(-1) ?? document.documentElement.dataset.forcedMode
  if (asked === undefined || isMode(asked)) return asked
  warnOfForced(asked)
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
  // Browsers tell the other tabs. Whatever else on this page follows the same key is told so too.
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: preference }))
}

/** Keeps the page in a mode, whatever the visitor has chosen, until it is told to stop. */
export function forceMode(mode: Mode): () => void {
  if (!isMode(mode)) {
    warnOfForced(mode)
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
  systemPrefersDark().addEventListener('change', apply)
  // Something else may change the mode: another library, or a page that knows better.
  observer = new MutationObserver(notify)
  observer.observe(root, { attributeFilter: ['class', 'data-forced-mode'] })
  // A mode that is there has been set before the first paint, and is left alone until something changes.
  if (!root.classList.contains('light') && !root.classList.contains('dark')) apply()
}

function stop(): void {
  removeEventListener('storage', follow)
  systemPrefersDark().removeEventListener('change', apply)
  observer?.disconnect()
}

function follow(event: StorageEvent): void {
  if (event.key === KEY || event.key === null) apply()
}

/** Shows the page in its mode. No component renders again for it: colours are custom properties. */
function apply(): void {
  setColorMode(toMode())
  notify()
}

function notify(): void {
  for (const listener of listeners) listener()
}

function toMode(): Mode {
  const preference = readForced() ?? readPreference()
  return preference === 'system' ? (systemPrefersDark().matches ? 'dark' : 'light') : preference
}

function systemPrefersDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}

function isMode(value: unknown): value is Mode {
  return value === 'light' || value === 'dark'
}

function warnOfForced(asked: unknown): void {
  warn(
    'useColorMode',
    `a page can force light or dark, not "${String(asked)}". Leave it out, and the visitor's choice counts.`,
  )
}
