'use client'

import { createContext } from 'react'
import type { ToastProps } from '../Toast.tsx'
import type { SwipeDirection } from './use-swipe.ts'

/** Settings and state that a toast gets from its toaster. Unset for a toast on its own. */
export interface ToasterContextValue {
  /** Defaults of its props. */
  readonly props: Pick<ToastProps, 'duration' | 'orientation' | 'progress'>
  readonly paused: boolean
  readonly swipeDirection: SwipeDirection
  readonly swipeThreshold: number
  readonly disableSwipe: boolean
  /** How often the toast was added again. It pulses each time. */
  readonly repeats: number
  /** Changes when the countdown restarts. */
  readonly revision: number
}

export const ToasterContext = createContext<ToasterContextValue | undefined>(undefined)
