'use client'

import { useSyncExternalStore } from 'react'
import { isMacOS } from '../system/platform.ts'

const symbols = {
  win: '⊞',
  command: '⌘',
  shift: '⇧',
  control: '⌃',
  option: '⌥',
  enter: '↵',
  delete: '⌦',
  backspace: '⌫',
  escape: 'Esc',
  tab: '⇥',
  capslock: '⇪',
  arrowup: '↑',
  arrowright: '→',
  arrowdown: '↓',
  arrowleft: '←',
  pageup: '⇞',
  pagedown: '⇟',
  home: '↖',
  end: '↘',
} as const

/** Keys that have another name on macOS than on other platforms. */
const platformKeys = {
  meta: { macOS: symbols.command, other: 'Ctrl' },
  ctrl: { macOS: symbols.control, other: 'Ctrl' },
  alt: { macOS: symbols.option, other: 'Alt' },
} as const

/** Reserves space for a key until the platform is known. */
const BLANK = '\u00a0'

/** Names of keys that are shown as symbols. */
export type KbdKey = keyof typeof symbols | keyof typeof platformKeys

export interface UseKbdReturn {
  /** Whether the user has an Apple keyboard. `undefined` on the server and until hydration. */
  macOS: boolean | undefined
  /** Returns the label of a key. Unknown names are returned unchanged. */
  getKbdKey: (value: KbdKey | (string & {}) | undefined) => string
}

/** Returns the labels of keys on the user's keyboard: `meta` is ⌘ on macOS and Ctrl on other platforms. */
export function useKbd(): UseKbdReturn {
  const macOS = useSyncExternalStore<boolean | undefined>(neverChanges, isMacOS, unknownOnServer)
  return macOS === undefined ? unknownPlatform : macOS ? onMacOS : elsewhere
}

const unknownPlatform: UseKbdReturn = { macOS: undefined, getKbdKey: (value) => toText(value, undefined) }
const onMacOS: UseKbdReturn = { macOS: true, getKbdKey: (value) => toText(value, true) }
const elsewhere: UseKbdReturn = { macOS: false, getKbdKey: (value) => toText(value, false) }

function toText(value: string | undefined, macOS: boolean | undefined): string {
  if (!value) return ''
  const name = value.toLowerCase()
  if (Object.hasOwn(platformKeys, name)) {
    const key = platformKeys[name as keyof typeof platformKeys]
    return macOS === undefined ? BLANK : macOS ? key.macOS : key.other
  }
  return Object.hasOwn(symbols, name) ? symbols[name as keyof typeof symbols] : value
}

const neverChanges = () => () => {}
const unknownOnServer = (): boolean | undefined => undefined
