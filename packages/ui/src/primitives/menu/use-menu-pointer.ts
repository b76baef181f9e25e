'use client'

import { useRef, type PointerEvent, type RefObject } from 'react'
import { isOnTheWay } from '../popup/hover.ts'
import { findHighlighted, findItemAt, findItems, highlight } from './highlight.ts'
import { hasChildren, isBlocked, type MenuChoice, type Point } from './menu-model.ts'
import type { SubmenuControl } from './use-submenu.ts'

/** How long the pointer rests on an item before its submenu opens. */
const OPEN_DELAY_MS = 100
/** How long the pointer may rest on another item while it moves towards the open submenu. */
const REST_MS = 250
/** A pointer that moves less than this between press and release has not been dragged. */
const DRAG_PX = 5

interface MenuPointerOptions {
  open: boolean
  /** Where the pointer was pressed to open the menu. */
  pressPoint: Point | undefined
  viewport: RefObject<HTMLElement | null>
  field: RefObject<HTMLElement | null>
  choices: readonly MenuChoice[]
  submenus: SubmenuControl
  submenuPopup: RefObject<HTMLElement | null>
}

/**
 * Highlights the item under the pointer and opens its submenu. While the pointer moves through the triangle between the
 * item and its open submenu, the items it crosses are ignored.
 */
export function useMenuPointer(options: MenuPointerOptions) {
  const { open, pressPoint, viewport, field, choices, submenus, submenuPopup } = options
  const { submenu } = submenus
  const pointer = useRef<{
    last?: Point | undefined
    /** Where the pointer left the item of the open submenu. */
    exit?: Point
    press?: Point | undefined
  }>({ last: pressPoint, press: pressPoint })

  function pointAt(element: HTMLElement): void {
    const menu = viewport.current
    if (!menu) return
    const index = findItems(menu).indexOf(element)
    const item = choices[index]?.item
    submenus.cancelDelay()
    if (submenu && submenu.anchor.current !== element) submenus.close()
    highlight(menu, !item || isBlocked(item) ? null : element, field.current)
    const isSubmenuOpen = submenu?.open && submenu.index === index
    if (item && hasChildren(item) && !isSubmenuOpen) submenus.delay(OPEN_DELAY_MS, () => submenus.open(index, 'none'))
  }

  return {
    onPointerMove(event: PointerEvent): void {
      const { current } = pointer
      const point = { x: event.clientX, y: event.clientY }
      // If the page scrolls under a resting pointer, browsers fire `pointermove` at the same point.
      const hasMoved = point.x !== current.last?.x || point.y !== current.last.y
      current.last = point
      if (event.pointerType === 'touch' || !open || !hasMoved) return
      const element = findItemAt(viewport.current, event.target)
      if (!element) return
      const area = submenu?.open && submenuPopup.current?.getBoundingClientRect()
      if (area) {
        if (element === submenu.anchor.current) current.exit = point
        else if (current.exit && isOnTheWay(point, current.exit, area))
          return submenus.delay(REST_MS, () => pointAt(element))
      }
      if (!element.hasAttribute('data-highlighted') || (submenu && submenu.anchor.current !== element)) pointAt(element)
    },
    onPointerLeave(event: PointerEvent): void {
      if (event.pointerType === 'touch' || submenu?.open || !open) return
      submenus.cancelDelay()
      if (viewport.current && findHighlighted(viewport.current)) highlight(viewport.current, null, field.current)
    },
    onPointerDown(): void {
      delete pointer.current.press
    },
    /** Chooses the item under the pointer if the press that opened the menu is dragged to it and released there. */
    onPointerUp(event: PointerEvent): void {
      const { press } = pointer.current
      delete pointer.current.press
      if (!press || Math.hypot(event.clientX - press.x, event.clientY - press.y) < DRAG_PX) return
      findItemAt(viewport.current, event.target)?.click()
    },
  }
}
