'use client'

import { columnOrderingFeature } from '@tanstack/react-table'
import { useEffect, useRef, useState } from 'react'
import { drag } from '../../icons/drag.ts'
import { fillText } from '../../system/fill-text.ts'
import { roleIcon } from '../../system/slots.ts'
import { Button } from '../Button.tsx'
import { columnLabel } from './columns.ts'
import { controlMessages } from './controls.ts'
import { EngineTable } from './engine.tsx'
import { ColumnMover } from './column-mover.ts'
import { addTableClasses } from './table-classes.ts'
import type { FeatureContext, TableFeature } from './types.ts'

/** Lets users change the order of columns: by drag, by pressing two handles one after the other, or by keyboard. */
export const tableReordering: TableFeature = {
  name: 'reordering',
  engine: EngineTable,
  addTableClasses,
  parts: { columnOrderingFeature },

  beforeHeader(_, { frond, classes, def }) {
    if (def.columns || def.control) return undefined
    return (
      <Button
        color="neutral"
        variant="ghost"
        size="xs"
        icon={roleIcon(frond, 'drag', drag)}
        aria-label={fillText(controlMessages(frond).move, { column: columnLabel(def) })}
        className={classes.move}
        data-slot="move"
      />
    )
  },

  extra: MoveListener,
}

/** Listens to all handles of the table, and announces moves to screen readers. */
function MoveListener(context: FeatureContext) {
  const { base, frond, classes } = context
  const [announcement, announce] = useState('')
  const latest = useRef(context)
  useEffect(() => {
    latest.current = context
  })
  useEffect(() => {
    if (base.current) return new ColumnMover(base.current, () => latest.current, announce).listen()
  }, [base])

  return (
    <div role="status" className={classes.status} data-slot="status" lang={frond.locale?.code}>
      {announcement}
    </div>
  )
}
