export type AsyncStatus = 'idle' | 'pending' | 'success' | 'error'

export interface AsyncState<Value> {
  readonly status: AsyncStatus
  /** Kept while it is loaded anew. */
  readonly value?: Value
  readonly error?: unknown
}

export interface AsyncData<Value> {
  read(): AsyncState<Value>
  /** For `useSyncExternalStore`. */
  subscribe(listener: () => void): () => void
  /** Loads it, once; after a failure again. Never rejects: what happened is in the state. */
  load(): Promise<AsyncState<Value>>
  /** Forgets it. */
  clear(): void
}

/** Something that is fetched, and where that stands. */
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
      // What was forgotten meanwhile is told to who asked, and to nobody else.
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
