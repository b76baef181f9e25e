'use client'

import { rowPinningFeature } from '@tanstack/react-table'
import { useLayoutEffect } from 'react'
import { createResizeObserver } from '../../system/browser-support.ts'
import { warn } from '../../system/warn.ts'
import { EngineTable } from './engine.tsx'
import { addTableClasses } from './table-classes.ts'
import type { FeatureContext, TableFeature } from './types.ts'

/** Keeps rows visible above and below the others. */
export const tableRowPinning: TableFeature = {
  name: 'rowPinning',
  engine: EngineTable,
  addTableClasses,
  parts: { rowPinningFeature },
  extra: PinEdges,
}

/** Places pinned rows next to the sticky header or footer. */
function PinEdges({ base, props }: FeatureContext) {
  const { sticky, virtualize } = props
  if (virtualize && process.env.NODE_ENV !== 'production') {
    warn('Table', 'rows cannot be pinned in a table with virtualize. Leave out tableRowPinning or virtualize.')
  }

  useLayoutEffect(() => {
    const element = base.current
    if (!element || !sticky) return
    const edges = [
      ['--table-head', sticky !== 'footer' && element.tHead],
      ['--table-foot', sticky !== 'header' && element.tFoot],
    ] as const
    const observer = createResizeObserver(() => {
      for (const [name, edge] of edges) element.style.setProperty(name, `${edge ? edge.offsetHeight : 0}px`)
    })
    for (const [, edge] of edges) if (edge) observer.observe(edge)
    return () => observer.disconnect()
  }, [base, sticky])

  return null
}
