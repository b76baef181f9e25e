import { tableColumnPinning } from './column-pinning.tsx'
import { tableExpansion } from './expansion.tsx'
import { tableFacets } from './facets.ts'
import { tableFilters } from './filters.ts'
import { tableGrouping } from './grouping.tsx'
import { tablePagination } from './pagination.ts'
import { tableReordering } from './reordering.tsx'
import { tableResizing } from './resizing.tsx'
import { tableRowPinning } from './row-pinning.tsx'
import { tableSelection } from './selection.tsx'
import { tableSorting } from './sorting.tsx'
import type { TableFeature } from './types.ts'
import { tableVisibility } from './visibility.ts'

/** All features. Import the features that you use instead to make the page smaller. */
export const tableFeatures: readonly TableFeature[] = [
  tableSorting,
  tableFilters,
  tableFacets,
  tableSelection,
  tableExpansion,
  tableGrouping,
  tablePagination,
  tableVisibility,
  tableColumnPinning,
  tableRowPinning,
  tableResizing,
  tableReordering,
]
