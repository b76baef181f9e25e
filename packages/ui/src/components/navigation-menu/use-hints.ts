'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { useHydrated } from '../../system/use-hydrated.ts'
import type { PopoverProps } from '../Popover.tsx'
import type { TooltipProps } from '../Tooltip.tsx'

interface Hints {
  Tooltip?: ComponentType<TooltipProps>
  Popover?: ComponentType<PopoverProps>
}

const none: Hints = {}

/** The components that have been loaded, for all menus. */
let loaded = none

/** Loads `Tooltip` and `Popover` on demand, because most menus need neither. */
export function useHints(needsTooltip: boolean, needsPopover: boolean): Hints {
  const [hints, setHints] = useState(loaded)

  useEffect(() => {
    let isCancelled = false
    // Another menu may have loaded them since the last render.
    setHints(loaded)
    const add = (part: Hints) => {
      loaded = { ...loaded, ...part }
      if (!isCancelled) setHints(loaded)
    }
    if (needsTooltip && !loaded.Tooltip) void import('../Tooltip.tsx').then(({ Tooltip }) => add({ Tooltip }))
    if (needsPopover && !loaded.Popover) void import('../Popover.tsx').then(({ Popover }) => add({ Popover }))
    return () => {
      isCancelled = true
    }
  }, [needsTooltip, needsPopover])

  // Hydration must match the server, which renders without them.
  return useHydrated() ? hints : none
}
