'use client'

import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import { isVisible } from '../../system/browser-support.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { useControlled } from '../../system/use-controlled.ts'
import type { DrawerProps } from '../Drawer.tsx'
import type { ModalProps } from '../Modal.tsx'
import type { SlideoverProps } from '../Slideover.tsx'
import { useCloseOnNavigation } from './navigation.ts'

/** The props of the menu in each mode. */
export interface MenuPropsOf {
  modal: ModalProps
  slideover: SlideoverProps
  drawer: DrawerProps
}

export type MenuMode = keyof MenuPropsOf

/** All three components accept the props that headers and sidebars pass. */
export type MenuComponent = ComponentType<ModalProps>

const menus: Record<MenuMode, () => Promise<MenuComponent>> = {
  modal: () => import('../Modal.tsx').then(({ Modal }) => Modal),
  slideover: () => import('../Slideover.tsx').then(({ Slideover }) => Slideover as MenuComponent),
  drawer: () => import('../Drawer.tsx').then(({ Drawer }) => Drawer as MenuComponent),
}

/**
 * The overlay component of a mode. It is loaded when the menu opens for the first time, or earlier with `preload`, so that wide
 * screens never load it.
 */
export function useMenu(
  mode: MenuMode,
  open: boolean,
  onFail: () => void,
): { Menu: MenuComponent | undefined; preload: () => void } {
  const [loaded, setLoaded] = useState<{ mode: MenuMode; Menu: MenuComponent }>()
  const fail = useRef(onFail)
  useEffect(() => {
    fail.current = onFail
  })

  const missing = loaded?.mode !== mode
  useEffect(() => {
    if (!open || !missing) return
    let isCurrent = true
    menus[mode]().then(
      (Menu) => isCurrent && setLoaded({ mode, Menu }),
      // Loading has failed, for example without a connection. The next press tries again.
      () => isCurrent && fail.current(),
    )
    return () => {
      isCurrent = false
    }
  }, [open, missing, mode])

  return {
    Menu: missing ? undefined : loaded.Menu,
    preload: () => {
      if (missing) menus[mode]().catch(() => {})
    },
  }
}

interface MenuStateOptions {
  mode: MenuMode
  open: boolean | undefined
  defaultOpen: boolean
  onOpenChange: ((open: boolean) => void) | undefined
  /** Closes the menu when the page changes. */
  autoClose: boolean
  /** Closes the menu when a change of the window's width shows or hides this element. */
  closeWhen: { element: RefObject<Element | null>; visible: boolean }
}

/** The state of a menu that exists only on small screens, and the component that shows it. */
export function useMenuState(frond: FrondContextValue, options: MenuStateOptions) {
  const { mode, onOpenChange, autoClose, closeWhen } = options
  const [open, setOwnOpen] = useControlled(options.open, options.defaultOpen)
  const setOpen = (next: boolean) => {
    if (next === open) return
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  const close = () => setOpen(false)
  const { Menu, preload } = useMenu(mode, open, close)
  useVisibility(closeWhen.element, closeWhen.visible, open, close)
  useCloseOnNavigation(frond, autoClose && open, close)
  return { open, setOpen, close, toggle: () => setOpen(!open), Menu, preload }
}

/** Calls back when a change of the window's width shows or hides an element while the menu is open. */
function useVisibility(
  element: RefObject<Element | null>,
  visible: boolean,
  isWatched: boolean,
  onMatch: () => void,
): void {
  useEffect(() => {
    if (!isWatched) return
    const check = () => {
      if (element.current && isVisible(element.current) === visible) onMatch()
    }
    addEventListener('resize', check)
    return () => removeEventListener('resize', check)
  }, [element, visible, isWatched, onMatch])
}
