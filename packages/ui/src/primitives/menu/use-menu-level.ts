'use client'

import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { matchesMedia, scrollIntoView } from '../../system/browser-support.ts'
import type { Layer } from '../popup/layers.ts'
import { findItemAt, findItems, focusHighlighted, highlight, highlightMatch } from './highlight.ts'
import { handleMenuKey } from './menu-keys.ts'
import { hasChildren, isBlocked, type MenuChoice, type MenuStart } from './menu-model.ts'
import { useMenuPointer } from './use-menu-pointer.ts'
import { useSubmenu } from './use-submenu.ts'

interface MenuLevelOptions<Choice extends MenuChoice> {
  open: boolean
  start: MenuStart
  /** The items that can be chosen, in the order of their elements. */
  choices: readonly Choice[]
  isSubmenu: boolean
  /** The text of the search field, or `undefined` if the menu has none. */
  term: string | undefined
  /** Called when an enabled item without a submenu is pressed. */
  onChoose: (choice: Choice) => void
  /** Closes this menu. */
  onClose: () => void
  /** Closes this menu and all menus it opened from. */
  onCloseAll: () => void
  /** Called when the menu closes while focus is inside. */
  onReturnFocus: () => void
}

/** Focus, keyboard, pointer and submenu of one menu: the first one or a submenu. */
export function useMenuLevel<Choice extends MenuChoice>(options: MenuLevelOptions<Choice>) {
  const { open, start, choices, isSubmenu, term, onClose, onCloseAll } = options
  const popup = useRef<HTMLDivElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const layer = useRef<Layer>(null)
  const submenuPopup = useRef<HTMLDivElement>(null)
  const isPlaced = useRef(false)
  const submenus = useSubmenu({ open, viewport, choices, isPlaced })
  const pointer = useMenuPointer({
    open,
    pressPoint: start.point,
    viewport,
    field,
    choices,
    submenus,
    submenuPopup,
  })

  function highlightAt(index: number): void {
    const menu = viewport.current
    const item = menu && findItems(menu)[index]
    if (!menu || !item) return
    const { submenu } = submenus
    if (submenu && submenu.anchor.current !== item) submenus.close()
    highlight(menu, item, field.current)
    scrollIntoView(item, { block: 'nearest' })
  }

  function takeFocus(): void {
    if (start.focus === 'none') return
    // On touch screens, focus in the search field would open the on-screen keyboard over the menu.
    if (field.current && !matchesMedia('(pointer: coarse)')) field.current.focus({ preventScroll: true })
    else if (start.focus === 'menu' || choices.length === 0)
      (viewport.current ?? popup.current)?.focus({ preventScroll: true })
    else highlightAt(start.focus === 'first' ? 0 : choices.length - 1)
  }

  useLayoutEffect(() => {
    // If an open menu is opened again, such as a submenu by the keyboard after the pointer, it gets a new `start`.
    if (isPlaced.current && open) takeFocus()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [start])

  useLayoutEffect(() => {
    if (!open && popup.current?.matches(':focus-within')) options.onReturnFocus()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open])

  useLayoutEffect(() => {
    if (term !== undefined && isPlaced.current && field.current)
      highlightMatch(viewport.current, field.current, term !== '')
  }, [term])

  return {
    refs: { popup, viewport, field, layer, submenuPopup },
    submenus,
    /** To be called when the popup has been placed: moves focus into it and opens the submenu that is open by default. */
    onPlaced() {
      isPlaced.current = true
      takeFocus()
      const index = choices.findIndex(({ item }) => item.open ?? item.defaultOpen)
      if (index >= 0) submenus.open(index, 'none')
    },
    /** Moves focus back into this menu, after its submenu has closed. */
    restoreFocus() {
      if (viewport.current) focusHighlighted(viewport.current, field.current)
    },
    handlers: {
      ...pointer,
      onClick(event: MouseEvent): void {
        const menu = viewport.current
        const element = menu && findItemAt(menu, event.target)
        const index = element ? findItems(menu).indexOf(element) : -1
        const choice = choices[index]
        if (!choice) return
        if (isBlocked(choice.item)) event.preventDefault()
        // A click by the keyboard has no click count.
        else if (hasChildren(choice.item)) submenus.open(index, event.detail === 0 ? 'first' : 'menu')
        else options.onChoose(choice)
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>): void {
        handleMenuKey(event, {
          viewport: viewport.current,
          field: field.current,
          layer: layer.current,
          choices,
          isSubmenu,
          highlightAt,
          openSubmenu: (index) => submenus.open(index, 'first'),
          onClose,
          onCloseAll,
        })
      },
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
    },
  }
}

export type MenuLevelState = ReturnType<typeof useMenuLevel>
