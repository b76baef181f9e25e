'use client'

import { useSyncExternalStore } from 'react'
import type { FrondContextValue } from '../../system/frond-context.ts'
import type { OverlayOutlet } from '../../system/overlay-store.ts'

/** Whether the content search of an application is open. */
interface SearchOpenStore {
  readonly get: () => boolean
  readonly set: (open: boolean) => void
  readonly subscribe: (listener: () => void) => () => void
}

const stores = new WeakMap<OverlayOutlet, SearchOpenStore>()
const withoutApp = createStore()

/** Whether the search of the application around a component is open, and a function that opens or closes it. */
export function useSearchOpen({ outlet }: FrondContextValue): [open: boolean, setOpen: (open: boolean) => void] {
  const store = storeOf(outlet)
  return [useSyncExternalStore(store.subscribe, store.get, isClosedOnServer), store.set]
}

const isClosedOnServer = () => false

/** Each `<App>` has its own outlet, so each application has its own search. */
function storeOf(outlet: OverlayOutlet | undefined): SearchOpenStore {
  if (!outlet) return withoutApp
  let store = stores.get(outlet)
  if (!store) stores.set(outlet, (store = createStore()))
  return store
}

function createStore(): SearchOpenStore {
  const listeners = new Set<() => void>()
  let isOpen = false
  return {
    get: () => isOpen,
    set(open) {
      if (open === isOpen) return
      isOpen = open
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
