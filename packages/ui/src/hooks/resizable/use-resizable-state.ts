'use client'

import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { clamp } from '../../system/clamp.ts'
import { readSaved, writeSaved, type ValueStorage } from '../../system/saved-value.ts'
import type { ResizableCookie, ResizableState, UseResizableOptions } from '../useResizable.ts'
import { findCookie } from './find-cookie.ts'

const YEAR_S = 31_536_000

interface SizeState {
  current: ResizableState
  /** The last state that was set. It can be newer than `current`, because two changes can come between two renders. */
  latest: RefObject<ResizableState>
  /** Sets the state, and saves it unless more changes follow, as during a drag. */
  change: (next: ResizableState, isFinal?: boolean) => void
  clampSize: (size: number) => number
}

/** The size of a resizable element and whether it is collapsed, saved for the next visit. */
export function useResizableState(key: string, options: UseResizableOptions): SizeState {
  const { minSize = 0, maxSize = 100, defaultSize = 0, collapsible = false, defaultCollapsed = false } = options
  const { persistent = true, storage = 'local', storageKey = 'frond-sync', storageOptions, saved } = options
  const { onCollapsedChange, onResize } = options
  const [state, setState] = useState<ResizableState>(
    () =>
      toState(typeof saved === 'string' ? parseCookie(saved) : saved) ?? {
        size: defaultSize,
        collapsed: defaultCollapsed,
      },
  )
  const clampSize = (size: number) => clamp(size, minSize, maxSize)
  const current: ResizableState = {
    size: clampSize(state.size),
    collapsed: collapsible && (options.collapsed ?? state.collapsed),
  }
  const latest = useRef(current)
  useLayoutEffect(() => {
    latest.current = current
  })

  const name = persistent ? `${storageKey}-${key}` : undefined
  const valueStorage = storage === 'cookie' ? cookieStorage(storageOptions) : undefined
  useLayoutEffect(() => {
    const found = name === undefined ? undefined : toState(readSaved(valueStorage, name))
    if (!found) return
    setState(found)
    if (collapsible && found.collapsed !== latest.current.collapsed) onCollapsedChange?.(found.collapsed)
    // Read once for each name: all later values are written by this hook.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name, storage])

  function change(wanted: ResizableState, isFinal = true): void {
    const last = latest.current
    // The server writes sizes in quarters of a unit, so the saved size must be one, or the element would jump on hydration.
    const next = isFinal ? { ...wanted, size: clampSize(Math.round(wanted.size * 4) / 4) } : wanted
    latest.current = next
    if (isFinal && name !== undefined) writeSaved(valueStorage, name, next)
    if (next.size === last.size && next.collapsed === last.collapsed) return
    setState(next)
    if (next.size !== last.size) onResize?.(next.size)
    if (next.collapsed !== last.collapsed) onCollapsedChange?.(next.collapsed)
  }

  return { current, latest, change, clampSize }
}

/** Parses the text of the cookie, which the server may pass on without decoding it. */
function parseCookie(text: string): unknown {
  return readSaved({ getItem: () => decodeURIComponent(text), setItem() {} }, '')
}

/** A saved state, or `undefined` if it is not valid. */
function toState(saved: unknown): ResizableState | undefined {
  if (typeof saved !== 'object' || saved === null) return undefined
  const { size, collapsed } = saved as { size?: unknown; collapsed?: unknown }
  if (typeof size !== 'number' || !Number.isFinite(size)) return undefined
  return { size, collapsed: collapsed === true }
}

function cookieStorage(options: ResizableCookie = {}): ValueStorage {
  const { path = '/', maxAge = YEAR_S, domain, sameSite = 'lax', secure } = options
  return {
    getItem(name) {
      const found = findCookie(document.cookie, name)
      return found === undefined ? null : decodeURIComponent(found)
    },
    setItem(name, value) {
      const parts = [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`, `path=${path}`, `max-age=${maxAge}`]
      parts.push(`samesite=${sameSite}`)
      if (domain) parts.push(`domain=${domain}`)
      if (secure ?? location.protocol === 'https:') parts.push('secure')
      document.cookie = parts.join('; ')
    },
  }
}
