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

/** What has been loaded so far, for all menus. */
let loaded = none

/** Most menus have neither tooltips nor popovers, so their code comes with those that do. */
export function useHints(needsTooltip: boolean, needsPopover: boolean): Hints {
  const [hints, setHints] = useState(loaded)

  useEffect(() => {
    let isCancelled = false
    // Another menu may have loaded them meanwhile.
    setHints(loaded)
    const take = (part: Hints) => {
      loaded = { ...loaded, ...part }
      if (!isCancelled) setHints(loaded)
    }
    if (needsTooltip && !loaded.Tooltip) void import('../Tooltip.tsx').then(({ Tooltip }) => take({ Tooltip }))
    if (needsPopover && !loaded.Popover) void import('../Popover.tsx').then(({ Popover }) => take({ Popover }))
    return () => {
      isCancelled = true
    }
  }, [needsTooltip, needsPopover])

  // The server has neither, so its HTML lacks what they say about their triggers.
  return useHydrated() ? hints : none
}
