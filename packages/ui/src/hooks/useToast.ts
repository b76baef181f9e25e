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
  /** The visible toasts, from oldest to newest. A component that reads this property renders again when it changes. */
  readonly toasts: readonly ToastItem[]
  /** Shows a toast and returns it. If a toast with the same `id` is visible, it is updated and pulses. */
  add: (toast: ToastOptions) => ToastItem
  /** Updates a toast and restarts its countdown. Without a `duration` the default is used. */
  update: (id: ToastId, toast: Omit<ToastOptions, 'id'>) => void
  /** Closes a toast. It is removed after 200 ms. */
  remove: (id: ToastId) => void
  /** Removes all toasts without animation. */
  clear: () => void
}

/** Shows short messages from anywhere in the application. */
export function useToast(): UseToastResult {
  // Most components only add toasts. Only components that read the list subscribe and render again.
  const isRead = useRef(false)
  const subscribe = useCallback((render: () => void) => watchToasts(() => isRead.current && render()), [])
  useSyncExternalStore(subscribe, getToasts, getServerToasts)

  return useMemo(
    () => ({
      get toasts() {
        isRead.current = true
        // Not the list of the last render, because an event handler may be the first to read it.
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
