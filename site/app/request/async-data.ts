export type AsyncStatus = 'idle' | 'pending' | 'success' | 'error'

export interface AsyncState<Value> {
  readonly status: AsyncStatus
  /** Kept while the value is reloaded. */
  readonly value?: Value
  readonly error?: unknown
}

export interface AsyncData<Value> {
  read(): AsyncState<Value>
  /** For `useSyncExternalStore`. */
  subscribe(listener: () => void): () => void
  /** Loads the value once, and again after a failure. Never rejects: the result is in the state. */
  load(): Promise<AsyncState<Value>>
  /** Clears the value. */
  clear(): void
}

/** A value that is fetched, and its loading state. */
export function createAsyncData<Value>(fetchValue: () => Promise<Value>): AsyncData<Value> {
  let state: AsyncState<Value> = { status: 'idle' }
  let loading: Promise<AsyncState<Value>> | undefined
  const listeners = new Set<() => void>()

  function become(next: AsyncState<Value>): AsyncState<Value> {
    state = next
    for (const listener of listeners) listener()
    return state
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load() {
      if (loading) return loading
      become({ ...state, status: 'pending' })
      const started = fetchValue().then(
        (value) => settle({ status: 'success', value }),
        (error: unknown) => settle({ status: 'error', error }),
      )
      // If the data was cleared while loading, only the caller of `load` gets the result.
      const settle = (next: AsyncState<Value>) => {
        if (loading !== started) return next
        if (next.status === 'error') loading = undefined
        return become(next)
      }
      loading = started
      return started
    },
    clear() {
      loading = undefined
      become({ status: 'idle' })
    },
  }
}
