import { useSyncExternalStore } from 'react'
import type { Account } from './account'
import { findAccount } from './api'

export type Session =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'signed-out' }
  | { state: 'signed-in'; account: Account }

const loading: Session = { state: 'loading' }
let current: Session = loading
const listeners = new Set<() => void>()

/** The session of this browser. It is loading on the server, because the HTML is the same for all visitors. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => loading,
  )
}

/** Reads the session again. Call it after each change of the account. */
export async function refreshSession(): Promise<void> {
  try {
    const account = await findAccount()
    change(account ? { state: 'signed-in', account } : { state: 'signed-out' })
  } catch {
    change({ state: 'failed' })
  }
}

export async function retrySession(): Promise<void> {
  change(loading)
  await refreshSession()
}

function change(session: Session): void {
  current = session
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    // Another tab can sign in or out.
    addEventListener('storage', refreshSession)
    if (current === loading) void refreshSession()
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', refreshSession)
  }
}
