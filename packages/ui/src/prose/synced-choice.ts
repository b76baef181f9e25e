'use client'

import { useState, useSyncExternalStore } from 'react'

/** Called when the choice changes in this window. Changes in other windows arrive as `storage` events. */
const listeners = new Set<() => void>()
/** Keeps choices in memory if the page may not use `localStorage` or it is full. */
const chosen = new Map<string, string>()

/**
 * A choice, such as a package manager or a framework, that all components with the same key share, also on other pages.
 * It is `undefined` on the server and until the user has chosen.
 */
function useSyncedChoice(key: string | undefined): [choice: string | undefined, choose: (choice: string) => void] {
  const choice = useSyncExternalStore(
    subscribe,
    () => (key === undefined ? undefined : readChoice(key)),
    () => undefined,
  )
  return [choice, (next) => key !== undefined && writeChoice(key, next)]
}

/** The index of the selected tab. Groups with the same `sync` key switch together, by the labels of their tabs. */
export function useSyncedTab(
  items: readonly { label: string }[],
  defaultValue: string | number,
  sync: string | undefined,
): [value: string, select: (value: string | number) => void] {
  const [own, setOwn] = useState(String(defaultValue))
  const [choice, choose] = useSyncedChoice(sync === undefined ? undefined : `frond-sync-${sync}`)
  const shared = choice === undefined ? -1 : items.findIndex(({ label }) => label === choice)

  return [
    shared === -1 ? own : String(shared),
    (value) => {
      setOwn(String(value))
      choose(items[Number(value)]!.label)
    },
  ]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function readChoice(key: string): string | undefined {
  if (chosen.has(key)) return chosen.get(key)
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function writeChoice(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice)
    chosen.delete(key)
  } catch {
    chosen.set(key, choice)
  }
  for (const listener of listeners) listener()
}
