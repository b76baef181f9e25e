'use client'

import { useState, type RefObject } from 'react'
import { useControlled } from '../../system/use-controlled.ts'
import { returnFocus } from '../focus/return-focus.ts'
import type { PopupAnchor } from '../popup/place-popup.ts'
import { usePresence } from '../presence/use-presence.ts'
import type { MenuStart } from './menu-model.ts'

/** How and where a menu was opened. */
export interface MenuOpening {
  readonly start: MenuStart
  readonly anchor: RefObject<PopupAnchor | null>
  /** The element that gets focus when the menu closes. */
  readonly returnTo: RefObject<Element | null>
}

export interface OpenMenu {
  readonly open: boolean
  /** Whether the menu is rendered: it is open, or its closing animation runs. */
  readonly present: boolean
  /** To be called after the closing animation. */
  readonly leave: () => void
  readonly opening: MenuOpening
  /** How often the menu was opened. As a React key, it resets the menu each time. */
  readonly count: number
  readonly show: (opening: MenuOpening) => void
  readonly close: () => void
}

interface MenuOpeningOptions {
  open?: boolean | undefined
  defaultOpen?: boolean | undefined
  disabled: boolean
  onOpenChange: ((open: boolean) => void) | undefined
  /** The opening of a menu that is open from the start. */
  initial: MenuOpening
}

/** The open state of a menu, and how it was opened last. */
export function useMenuOpening({ disabled, onOpenChange, initial, ...options }: MenuOpeningOptions): OpenMenu {
  const [wantedOpen, setOwnOpen] = useControlled(options.open, options.defaultOpen ?? false)
  const open = wantedOpen && !disabled
  const { present, leave } = usePresence(open)
  const [{ count, opening }, setOpening] = useState({ count: 0, opening: initial })

  const setOpen = (next: boolean) => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  return {
    open,
    present,
    leave,
    opening,
    count,
    show(next) {
      setOpening({ count: count + 1, opening: next })
      if (!open) setOpen(true)
    },
    close() {
      // Before the state changes: a dialog that the chosen item opens must remember the trigger as the focused element.
      returnFocus(opening.returnTo.current)
      setOpen(false)
    },
  }
}
