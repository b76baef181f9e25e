'use client'

import { lazy, Suspense, useState, type ReactElement } from 'react'
import type { TooltipProps } from '../Tooltip.tsx'

// Loaded when a tooltip shows for the first time.
const Tooltip = lazy(() => import('../Tooltip.tsx').then((module) => ({ default: module.Tooltip })))

/** Shows the value of one thumb at a time in a tooltip. */
export function useThumbTooltip(tooltip: boolean | TooltipProps, orientation: string) {
  /** Index of the thumb whose tooltip is open. Undefined until the first one opens. */
  const [openIndex, setOpenIndex] = useState<number | null>()

  return {
    show: setOpenIndex,
    /** Adds the tooltip to a thumb. */
    wrap(thumb: ReactElement, index: number, value: number, findThumb: () => Element): ReactElement {
      if (!tooltip || openIndex === undefined) return thumb
      const own = tooltip === true ? undefined : tooltip
      return (
        <Suspense fallback={thumb}>
          <Tooltip
            text={String(value)}
            disableClosingTrigger
            {...own}
            content={{ side: orientation === 'vertical' ? 'right' : 'top', ...own?.content }}
            // A new object for each value, so that the tooltip measures the position again.
            reference={{ getBoundingClientRect: () => findThumb().getBoundingClientRect() }}
            open={openIndex === index}
          >
            {thumb}
          </Tooltip>
        </Suspense>
      )
    },
  }
}
