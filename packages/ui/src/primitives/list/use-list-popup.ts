'use client'

import { useState, type RefObject } from 'react'
import { useControlled } from '../../system/use-controlled.ts'
import { usePresence } from '../presence/use-presence.ts'
import type { InitialRow, ListState } from './use-list.ts'

export interface ListPopupProps {
  readonly open?: boolean | undefined
  readonly defaultOpen: boolean
  readonly onOpenChange?: ((open: boolean) => void) | undefined
}

/** The popup of a list: whether it is open, and its elements. */
export interface ListPopup<Item> {
  readonly open: boolean
  /** How many times the popup was opened. A change resets the list, also if it opens again during its exit animation. */
  readonly openings: number
  /** Whether the popup must be rendered: it is open, or its exit animation is running. */
  readonly present: boolean
  /** Unmounts the popup at the end of its exit animation. */
  readonly leave: () => void
  /** Opens or closes the popup. `initial` is the row to highlight first. */
  readonly setOpen: (open: boolean, initial?: InitialRow) => void
  readonly popup: RefObject<HTMLDivElement | null>
  /** The state of the list in the popup. `null` while it is closed. */
  readonly list: RefObject<ListState<Item> | null>
  /** The row to highlight first, if the key or click that opened the popup names one. */
  readonly initial: InitialRow | undefined
}

interface Refs<Item> {
  readonly popup: RefObject<HTMLDivElement | null>
  readonly list: RefObject<ListState<Item> | null>
  initial: InitialRow | undefined
  isOpen: boolean
  openings: number
}

const createRefs = <Item>(): Refs<Item> => ({
  popup: { current: null },
  list: { current: null },
  initial: undefined,
  isOpen: false,
  openings: 0,
})

/** The open state of a list in a popup. A disabled control never opens. */
export function useListPopup<Item>(props: ListPopupProps, disabled: boolean): ListPopup<Item> {
  const [isOpen, setOwnOpen] = useControlled(props.open, props.defaultOpen)
  const open = isOpen && !disabled
  const { present, leave } = usePresence(open)
  const [refs] = useState(createRefs<Item>)
  // Written during render, not in an effect: an effect would cost every closed list on the page.
  if (refs.isOpen !== open) {
    refs.isOpen = open
    if (open) refs.openings += 1
  }

  function setOpen(next: boolean, initial?: InitialRow): void {
    if (next === open || (next && disabled)) return
    refs.initial = initial
    setOwnOpen(next)
    props.onOpenChange?.(next)
  }

  const { popup, list, initial, openings } = refs
  return { open, openings, present, leave, setOpen, popup, list, initial }
}
