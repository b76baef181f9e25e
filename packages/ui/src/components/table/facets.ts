import {
  columnFacetingFeature,
  createFacetedMinMaxValues,
  createFacetedRowModel,
  createFacetedUniqueValues,
} from '@tanstack/react-table'
import { EngineTable } from './engine.tsx'
import { addTableClasses } from './table-classes.ts'
import { tableFilters } from './filters.ts'
import type { TableFeature } from './types.ts'

/**
 * Provides the distinct values of a column, their counts, and the minimum and maximum, for example for the options of
 * a filter.
 */
export const tableFacets: TableFeature = {
  name: 'facets',
  engine: EngineTable,
  addTableClasses,
  requires: [tableFilters],
  parts: {
    columnFacetingFeature,
    facetedRowModel: /* @__PURE__ */ createFacetedRowModel(),
    facetedMinMaxValues: /* @__PURE__ */ createFacetedMinMaxValues(),
    facetedUniqueValues: /* @__PURE__ */ createFacetedUniqueValues(),
  },
}
