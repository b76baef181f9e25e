'use client'

import { createContext } from 'react'
import type { ToastProps } from '../Toast.tsx'
import type { SwipeDirection } from './use-swipe.ts'

/** What a toast learns from the toaster that shows it. One that stands alone sees to itself. */
export interface ToasterContextValue {
  /** Defaults for its props. */
  readonly props: Pick<ToastProps, 'duration' | 'orientation' | 'progress'>
  readonly paused: boolean
  readonly swipeDirection: SwipeDirection
  readonly swipeThreshold: number
  readonly disableSwipe: boolean
  /** How often the toast was added again; it pulses each time. */
  readonly repeats: number
  /** Changes when its time starts anew. */
  readonly revision: number
}

export const ToasterContext = createContext<ToasterContextValue | undefined>(undefined)
