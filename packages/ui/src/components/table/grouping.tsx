'use client'

import {
  aggregationFn_count,
  aggregationFn_extent,
  aggregationFn_first,
  aggregationFn_last,
  aggregationFn_max,
  aggregationFn_mean,
  aggregationFn_median,
  aggregationFn_min,
  aggregationFn_sum,
  aggregationFn_unique,
  aggregationFn_uniqueCount,
  columnGroupingFeature,
  createGroupedRowModel,
  rowAggregationFeature,
} from '@tanstack/react-table'
import { controlMessages } from './controls.ts'
import { EngineTable } from './engine.tsx'
import { addTableClasses } from './table-classes.ts'
import { indentLevels, rowExpansion, ToggleButton } from './expansion.tsx'
import { fillText } from '../../system/fill-text.ts'
import type { TableFeature } from './types.ts'

/** Groups rows that have the same value in a column, and aggregates the values of their other columns. */
export const tableGrouping: TableFeature = {
  name: 'grouping',
  engine: EngineTable,
  addTableClasses,
  requires: [rowExpansion],
  parts: {
    columnGroupingFeature,
    rowAggregationFeature,
    groupedRowModel: /* @__PURE__ */ createGroupedRowModel(),
    aggregationFns: {
      count: aggregationFn_count,
      extent: aggregationFn_extent,
      first: aggregationFn_first,
      last: aggregationFn_last,
      max: aggregationFn_max,
      mean: aggregationFn_mean,
      median: aggregationFn_median,
      min: aggregationFn_min,
      sum: aggregationFn_sum,
      unique: aggregationFn_unique,
      uniqueCount: aggregationFn_uniqueCount,
    },
  },

  cell(cell, content, context) {
    const { row } = cell
    if (cell.getIsGrouped()) {
      const { frond, classes } = context
      return (
        <>
          {indentLevels(row.depth, context)}
          <ToggleButton
            context={context}
            label={fillText(controlMessages(frond).expandGroup, { group: String(row.groupingValue ?? '') })}
            isOpen={row.getIsExpanded()}
            onToggle={() => row.toggleExpanded()}
          />
          {content()}
          <span className={classes.count} data-slot="count">
            ({row.subRows.length})
          </span>
        </>
      )
    }
    if (cell.getIsPlaceholder()) return null
    // A group has a value in this column only if the column has an aggregation.
    if (row.getIsGrouped() && !context.def.control && context.def.aggregationFn === undefined) return null
    return undefined
  },

  rowAttributes: (row) => (row.getIsGrouped() ? { 'data-group': '' } : undefined),
}
