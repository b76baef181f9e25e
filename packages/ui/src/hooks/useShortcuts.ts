'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'
import { isMacOS } from '../system/platform.ts'
import { parseShortcut, stepMatches, type ShortcutStep } from '../system/shortcut-keys.ts'

/** Called when a shortcut is pressed. */
export type ShortcutHandler = (event: KeyboardEvent) => unknown

export interface ShortcutOptions {
  handler: ShortcutHandler
  /** Also works while the user types: in any field, or in the field with this name. @default false */
  usingInput?: boolean | string
}

/**
 * Shortcuts by their keys: `meta_k` for keys pressed together, `g-d` for keys pressed one after another. `false` and `null`
 * turn a shortcut off.
 */
export type ShortcutsConfig = Readonly<Record<string, ShortcutHandler | ShortcutOptions | false | null | undefined>>

export interface UseShortcutsOptions {
  /** How long to wait for the next key of a chain, in ms. @default 800 */
  chainDelay?: number
  /** Compares the physical position of keys instead of the character they type. @default false */
  layoutIndependent?: boolean
}

/** Types shortcuts that are defined outside of the component that uses them. */
export function defineShortcuts<const Config extends ShortcutsConfig>(config: Config): Config {
  return config
}

/** Listens for shortcuts while the component is mounted. `meta` is Cmd on macOS and Ctrl on other platforms. */
export function useShortcuts(config: ShortcutsConfig, options: UseShortcutsOptions = {}): void {
  const { chainDelay = 800, layoutIndependent = false } = options
  const latest = useRef(config)
  useLayoutEffect(() => {
    latest.current = config
  })
  const keys = Object.keys(config).join(' ')

  useEffect(
    () => listen(Object.keys(latest.current), (key) => toOptions(latest.current[key]), chainDelay, layoutIndependent),
    [keys, chainDelay, layoutIndependent],
  )
}

interface Shortcut {
  key: string
  steps: readonly ShortcutStep[]
}

interface Progress {
  shortcut: Shortcut
  /** Number of steps pressed so far. */
  done: number
}

function listen(
  keys: readonly string[],
  find: (key: string) => ShortcutOptions | undefined,
  chainDelay: number,
  byCode: boolean,
): () => void {
  const shortcuts = keys.flatMap((key): Shortcut[] => {
    const steps = parseShortcut(key)
    return steps ? [{ key, steps }] : []
  })
  let chains: Progress[] = []
  /** A shortcut whose key also starts a chain. It runs if the chain is not continued in time. */
  let waiting: { shortcut: Shortcut; event: KeyboardEvent } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const reset = () => {
    clearTimeout(timer)
    chains = []
    waiting = undefined
  }
  const cancelChain = () => {
    const { shortcut, event } = waiting ?? {}
    reset()
    if (shortcut && event) find(shortcut.key)?.handler(event)
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Chrome fires `keydown` without a key when it autofills a form.
    if (event.defaultPrevented || event.isComposing || !event.key || modifiers.has(event.key)) return

    const onMac = isMacOS()
    const field = focusedField(event)
    const isEnabled = ({ key }: Shortcut) => {
      const options = find(key)
      return options !== undefined && (!field || options.usingInput === true || options.usingInput === field.name)
    }
    const matches = (shortcut: Shortcut, index: number) =>
      stepMatches(shortcut.steps[index]!, event, { onMac, byCode }) && isEnabled(shortcut)

    const continued = chains
      .filter(({ shortcut, done }) => matches(shortcut, done))
      .map(({ shortcut, done }) => ({ shortcut, done: done + 1 }))
    const complete = continued.find(({ shortcut, done }) => done === shortcut.steps.length)
    if (complete) {
      reset()
      event.preventDefault()
      find(complete.shortcut.key)?.handler(event)
      return
    }

    const begun = shortcuts.filter((shortcut) => matches(shortcut, 0))
    const single = begun.find(({ steps }) => steps.length === 1)
    const started = begun.filter(({ steps }) => steps.length > 1).map((shortcut) => ({ shortcut, done: 1 }))
    const next = [...continued, ...started]
    if (single) event.preventDefault()
    if (next.length === 0) {
      if (!single) return
      cancelChain()
      find(single.key)?.handler(event)
      return
    }
    if (event.repeat) return
    clearTimeout(timer)
    chains = next
    waiting = single && { shortcut: single, event }
    timer = setTimeout(cancelChain, chainDelay)
  }

  window.addEventListener('keydown', onKeyDown)
  return () => {
    reset()
    window.removeEventListener('keydown', onKeyDown)
  }
}

const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Fn'])

function toOptions(entry: ShortcutsConfig[string]): ShortcutOptions | undefined {
  if (!entry) return undefined
  return typeof entry === 'function' ? { handler: entry } : entry
}

const nonTextTypes = /^(?:button|checkbox|color|file|image|radio|range|reset|submit)$/

/** The text field that has focus, if any. */
function focusedField(event: Event): { name: string } | undefined {
  const element = event.composedPath()[0]
  if (!(element instanceof HTMLElement)) return undefined
  if (element instanceof HTMLInputElement) return nonTextTypes.test(element.type) ? undefined : { name: element.name }
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return { name: element.name }
  return element.isContentEditable ? { name: element.getAttribute('name') ?? '' } : undefined
}

interface ShortcutItem {
  readonly kbds?: readonly (string | { readonly value?: string })[]
  readonly onSelect?: (event: never) => unknown
  readonly onClick?: (event: never) => unknown
  readonly children?: unknown
  readonly items?: unknown
}

/**
 * Collects the shortcuts of menu or palette items on all levels: of each item with keys (`kbds`) and a handler (`onSelect` or
 * `onClick`). The keys are pressed together, or one after another with the separator `-`.
 */
export function extractShortcuts(items: readonly unknown[], separator: '_' | '-' = '_'): ShortcutsConfig {
  const config: Record<string, ShortcutHandler> = {}
  const walk = (item: unknown): void => {
    if (Array.isArray(item)) return item.forEach(walk)
    if (typeof item !== 'object' || item === null) return
    const { kbds, onSelect, onClick, children, items: inner } = item as ShortcutItem
    const handler = onSelect ?? onClick
    const keys = kbds?.map((kbd) => (typeof kbd === 'string' ? kbd : (kbd.value ?? ''))).filter(Boolean)
    if (handler && keys?.length) config[keys.join(separator)] = handler as ShortcutHandler
    walk(children)
    walk(inner)
  }
  walk(items)
  return config
}
