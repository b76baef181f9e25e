import { columnVisibilityFeature } from '@tanstack/react-table'
import { EngineTable } from './engine.tsx'
import { addTableClasses } from './table-classes.ts'
import type { TableFeature } from './types.ts'

/** Hides columns. */
export const tableVisibility: TableFeature = {
  name: 'visibility',
  engine: EngineTable,
  addTableClasses,
  parts: { columnVisibilityFeature },
}
