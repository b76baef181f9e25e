'use client'

import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react'
import {
  addToast,
  clearToasts,
  getServerToasts,
  getToasts,
  removeToast,
  updateToast,
  watchToasts,
  type ToastId,
  type ToastItem,
  type ToastOptions,
} from '../system/toast-store.ts'

export type { ToastId, ToastItem, ToastOptions }

export interface UseToastResult {
  /** The toasts that are shown, the oldest first. A component that reads it is rendered again when it changes. */
  readonly toasts: readonly ToastItem[]
  /** Shows a toast and returns it. One with the `id` of a toast that is shown changes that one and makes it pulse. */
  add: (toast: ToastOptions) => ToastItem
  /** Changes a toast and starts its time anew; a `duration` that is not given again is the default again. */
  update: (id: ToastId, toast: Omit<ToastOptions, 'id'>) => void
  /** Closes a toast. It is gone 200 ms later. */
  remove: (id: ToastId) => void
  /** Takes all toasts away at once. */
  clear: () => void
}

/** Shows short messages from anywhere in the application. */
export function useToast(): UseToastResult {
  // Most callers only add toasts. They need not be rendered again with each one, so only those who read the list are.
  const isRead = useRef(false)
  const subscribe = useCallback((render: () => void) => watchToasts(() => isRead.current && render()), [])
  useSyncExternalStore(subscribe, getToasts, getServerToasts)

  return useMemo(
    () => ({
      get toasts() {
        isRead.current = true
        // Not the list of the last render: a handler may be the first to read it.
        return getToasts()
      },
      add: addToast,
      update: updateToast,
      remove: removeToast,
      clear: clearToasts,
    }),
    [],
  )
}
