'use client'

import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import type { DrawerProps } from '../Drawer.tsx'
import type { ModalProps } from '../Modal.tsx'
import type { SlideoverProps } from '../Slideover.tsx'

/** What the menu of each mode takes. */
export interface MenuPropsOf {
  modal: ModalProps
  slideover: SlideoverProps
  drawer: DrawerProps
}

export type MenuMode = keyof MenuPropsOf

/** All three take what the header gives them, and whatever else is theirs. */
export type MenuComponent = ComponentType<ModalProps>

const menus: Record<MenuMode, () => Promise<MenuComponent>> = {
  modal: () => import('../Modal.tsx').then(({ Modal }) => Modal),
  slideover: () => import('../Slideover.tsx').then(({ Slideover }) => Slideover as MenuComponent),
  drawer: () => import('../Drawer.tsx').then(({ Drawer }) => Drawer as MenuComponent),
}

/**
 * The overlay of a mode, fetched when it is opened for the first time. `preload` asks for it ahead. A page that is never
 * opened on a narrow screen never loads it.
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
    let wanted = true
    menus[mode]().then(
      (Menu) => wanted && setLoaded({ mode, Menu }),
      // Without a connection there is no menu. The next press tries again.
      () => wanted && fail.current(),
    )
    return () => {
      wanted = false
    }
  }, [open, missing, mode])

  return {
    Menu: missing ? undefined : loaded.Menu,
    preload: () => {
      if (missing) menus[mode]().catch(() => {})
    },
  }
}

/** Calls back when a toggle that opened something is no longer shown, as on a window that grows. */
export function useHidden(toggle: RefObject<HTMLElement | null>, watched: boolean, onHidden: () => void): void {
  useEffect(() => {
    if (!watched) return
    const check = () => {
      if (toggle.current?.checkVisibility() === false) onHidden()
    }
    addEventListener('resize', check)
    return () => removeEventListener('resize', check)
  }, [toggle, watched, onHidden])
}
