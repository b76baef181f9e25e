'use client'

import { useSyncExternalStore } from 'react'

/** Told of a choice in this window; other windows are heard through the `storage` event. */
const listeners = new Set<() => void>()
/** Where storage is closed to the page, choices last as long as the page does. */
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
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return chosen.get(key)
  }
}

function writeChoice(key: string, choice: string): void {
  chosen.set(key, choice)
  try {
    localStorage.setItem(key, choice)
  } catch {
    // Kept in memory.
  }
  for (const listener of listeners) listener()
}
