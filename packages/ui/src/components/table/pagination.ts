import { createPaginatedRowModel, rowPaginationFeature } from '@tanstack/react-table'
import { EngineTable } from './engine.tsx'
import { addTableClasses } from './table-classes.ts'
import type { TableFeature } from './types.ts'

/** Shows rows page by page. */
export const tablePagination: TableFeature = {
  name: 'pagination',
  engine: EngineTable,
  addTableClasses,
  parts: { rowPaginationFeature, paginatedRowModel: /* @__PURE__ */ createPaginatedRowModel() },
}
