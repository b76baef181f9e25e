import { columnVisibilityFeature } from '@tanstack/react-table'
import { EngineTable } from './engine.tsx'
import { addLook } from './look.ts'
import type { TableFeature } from './types.ts'

/** Hides columns. */
export const tableVisibility: TableFeature = {
  name: 'visibility',
  engine: EngineTable,
  addLook,
  parts: { columnVisibilityFeature },
}
