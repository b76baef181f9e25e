'use client'

import { columnPinningFeature } from '@tanstack/react-table'
import { useLayoutEffect } from 'react'
import { createResizeObserver } from '../../system/browser-support.ts'
import { EngineTable } from './engine.tsx'
import { addTableClasses, tableClass } from './table-classes.ts'
import type { FeatureContext, TableFeature } from './types.ts'

/** Keeps columns visible at the start and at the end while the others scroll. */
export const tableColumnPinning: TableFeature = {
  name: 'columnPinning',
  engine: EngineTable,
  addTableClasses,
  parts: { columnPinningFeature },

  columnAttributes(column, { table, hydrated }) {
    const side = column.getIsPinned()
    if (!side || column.columns.length > 0) return undefined
    const pinned = table.state.columnPinning[side]
    const index = pinned.indexOf(column.id)
    const place = side === 'start' ? index : pinned.length - 1 - index
    const isInmost = place === pinned.length - 1
    return {
      className: tableClass('pinned'),
      'data-pinned': side,
      'data-edge': isInmost ? '' : undefined,
      style:
        hydrated && place > 0
          ? { [side === 'start' ? 'insetInlineStart' : 'insetInlineEnd']: `var(--pin-${side}-${place})` }
          : undefined,
    }
  },

  extra: PinOffsets,
}

/** Sets the offset of each pinned column from the edge: the measured widths of the pinned columns between it and the edge. */
function PinOffsets({ base, table }: FeatureContext) {
  const { start, end } = table.state.columnPinning
  const pinned = [...start, '|', ...end].join('\n')
  const hasSeveral = start.length > 1 || end.length > 1

  useLayoutEffect(() => {
    const element = base.current
    if (!element || !hasSeveral) return
    const place = () => {
      for (const side of ['start', 'end'] as const) {
        const headers = [...element.querySelectorAll<HTMLElement>(`th[data-column][data-pinned=${side}]`)]
        if (side === 'end') headers.reverse()
        let offset = 0
        headers.forEach((header, index) => {
          element.style.setProperty(`--pin-${side}-${index}`, `${offset}px`)
          offset += header.getBoundingClientRect().width
        })
      }
    }
    place()
    const observer = createResizeObserver(place)
    for (const header of element.querySelectorAll('th[data-pinned]')) observer.observe(header)
    return () => observer.disconnect()
  }, [base, pinned, hasSeveral])

  return null
}
