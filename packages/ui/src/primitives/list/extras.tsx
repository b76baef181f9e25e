'use client'

import { useEffect, useImperativeHandle, type Ref, type RefObject } from 'react'
import type { ListState } from './use-list.ts'

/** Hooks that few lists need, wrapped in components. Lists that do not render them do not pay for them. */

interface HandleProps<Handle> {
  handleRef: Ref<Handle>
  handle: Handle
}

export function GiveHandle<Handle>({ handleRef, handle }: HandleProps<Handle>) {
  useImperativeHandle(handleRef, () => handle)
  return null
}

/** A ref to the listbox. It is `null` while the list is closed. */
export function viewportRef<Item>(list: RefObject<ListState<Item> | null>): RefObject<HTMLDivElement | null> {
  return {
    get current() {
      return list.current?.viewport.current ?? null
    },
  } as RefObject<HTMLDivElement | null>
}

interface DelayedFocusProps {
  control: RefObject<HTMLElement | null>
  delay: number
}

export function DelayedFocus({ control, delay }: DelayedFocusProps) {
  useEffect(() => {
    const timer = setTimeout(() => control.current?.focus(), delay)
    return () => clearTimeout(timer)
  }, [control, delay])
  return null
}
