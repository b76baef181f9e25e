'use client'

import { useSyncExternalStore } from 'react'

/** Told of a choice in this window; other windows are heard through the `storage` event. */
const listeners = new Set<() => void>()
/** Where storage is closed to the page or full, choices last as long as the page does. */
const chosen = new Map<string, string>()

/**
 * A choice that all who know its key share, on this page and the next ones: the package manager, the framework.
 * `undefined` on the server and until the visitor has chosen.
 */
export function useSyncedChoice(
  key: string | undefined,
): [choice: string | undefined, choose: (choice: string) => void] {
  const choice = useSyncExternalStore(
    subscribe,
    () => (key === undefined ? undefined : readChoice(key)),
    () => undefined,
  )
  return [choice, (next) => key !== undefined && writeChoice(key, next)]
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
