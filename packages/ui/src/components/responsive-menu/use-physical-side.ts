'use client'

import { useLayoutEffect, useState, type RefObject } from 'react'
import type { FrondContextValue } from '../../system/frond-context.ts'

/**
 * The physical side on which the menu of a sidebar opens. In right-to-left text the sides are swapped. The nearest `dir`
 * around the sidebar decides, as it does for the sidebar itself. Without one, the direction of `<App>` decides.
 */
export function usePhysicalSide(
  frond: FrondContextValue,
  sidebar: RefObject<HTMLElement | null>,
  side: 'left' | 'right',
  open: boolean,
): 'left' | 'right' {
  const { dir } = frond
  const [isRtl, setRtl] = useState(dir === 'rtl')
  useLayoutEffect(() => {
    const element = sidebar.current
    if (!open || !element) return
    const isDirected = !dir || element.closest('[dir]')
    setRtl((isDirected ? getComputedStyle(element).direction : dir) === 'rtl')
  }, [open, dir, sidebar])
  return (side === 'left') === isRtl ? 'right' : 'left'
}
