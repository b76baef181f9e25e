'use client'

import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { findItems } from './highlight.ts'
import { hasChildren, isBlocked, type MenuChoice, type MenuFocus, type MenuStart } from './menu-model.ts'

/** The submenu of a menu level. */
export interface Submenu {
  /** Index of the item it opened from. */
  readonly index: number
  /** `false` while it is closing. */
  readonly open: boolean
  readonly start: MenuStart
  /** The element of the item it opened from. */
  readonly anchor: RefObject<HTMLElement | null>
}

export interface SubmenuControl {
  readonly submenu: Submenu | null
  /** Opens the submenu of an item, unless it has none or may not open. */
  readonly open: (index: number, focus: MenuFocus) => void
  /** Closes the submenu, unless the caller keeps it open. */
  readonly close: () => void
  /** Removes the submenu after its closing animation. */
  readonly remove: () => void
  /** Runs an action after a delay, and cancels an earlier delay. Opening or closing a submenu cancels it. */
  readonly delay: (ms: number, action: () => void) => void
  readonly cancelDelay: () => void
}

interface SubmenuOptions {
  /** Whether the menu that contains the items is open. */
  open: boolean
  viewport: RefObject<HTMLElement | null>
  choices: readonly MenuChoice[]
  /** Whether the menu has been placed, so that a submenu can be placed beside it. */
  isPlaced: RefObject<boolean>
}

/** Which submenu of a menu level is open. There is at most one. */
export function useSubmenu({ open: isMenuOpen, viewport, choices, isPlaced }: SubmenuOptions): SubmenuControl {
  const [submenu, setSubmenu] = useState<Submenu | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancelDelay = () => clearTimeout(timer.current)

  function open(index: number, focus: MenuFocus): void {
    const anchor = viewport.current && findItems(viewport.current)[index]
    const item = choices[index]?.item
    if (!anchor || !item || !hasChildren(item) || isBlocked(item) || item.open === false) return
    cancelDelay()
    setSubmenu({ index, open: true, start: { focus }, anchor: { current: anchor } })
  }

  function close(): void {
    cancelDelay()
    if (submenu && !choices[submenu.index]?.item.open) setSubmenu({ ...submenu, open: false })
  }

  const controlled = choices.findIndex(({ item }) => item.open)
  useLayoutEffect(() => {
    if (isPlaced.current && controlled >= 0) open(controlled, 'none')
    // Other changes of the items must not open a submenu again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [controlled])

  useLayoutEffect(() => () => clearTimeout(timer.current), [isMenuOpen])

  return {
    submenu,
    open,
    close,
    remove: () => setSubmenu(null),
    delay(ms, action) {
      cancelDelay()
      timer.current = setTimeout(action, ms)
    },
    cancelDelay,
  }
}
