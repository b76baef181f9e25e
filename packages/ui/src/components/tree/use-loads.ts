'use client'

import { useEffect, useRef, useState } from 'react'
import type { Load, Loads } from './nodes.ts'

export interface LoadResult {
  /** Key of the item whose children were loaded. */
  key: string
  /** The children. Absent if loading failed. */
  items?: readonly object[]
}

export interface LoadState {
  loads: Loads
  /** Loads the children of an item, unless they are being loaded. */
  start: (key: string, fetch: () => unknown, onEnd: (result: LoadResult) => void) => void
  /** Discards the loaded children of an item, so that they are loaded again. */
  forget: (key: string) => void
}

/** The children that are loaded when an item is expanded, by the key of the item. */
export function useLoads(): LoadState {
  const [loads, setLoads] = useState<Loads>(empty)
  const running = useRef(new Map<string, object>())
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])

  function set(key: string, load: Load | undefined): void {
    setLoads((before) => {
      const after = new Map(before)
      if (load) after.set(key, load)
      else after.delete(key)
      return after
    })
  }

  function start(key: string, fetch: () => unknown, onEnd: (result: LoadResult) => void): void {
    if (running.current.has(key)) return
    const run = {}
    running.current.set(key, run)
    set(key, { state: 'loading' })

    const end = (items: unknown) => {
      // Ignore the result if the load was discarded or replaced.
      if (running.current.get(key) !== run || !isMounted.current) return
      running.current.delete(key)
      if (Array.isArray(items)) {
        set(key, { state: 'done', items: items as readonly object[] })
        onEnd({ key, items: items as readonly object[] })
      } else {
        set(key, { state: 'failed' })
        onEnd({ key })
      }
    }
    new Promise((resolve) => resolve(fetch())).then(end, (error: unknown) => {
      // The tree only shows that loading failed. Log the cause for the developer.
      console.error(error)
      end(undefined)
    })
  }

  function forget(key: string): void {
    running.current.delete(key)
    set(key, undefined)
  }

  return { loads, start, forget }
}

const empty: Loads = new Map<string, Load>()
