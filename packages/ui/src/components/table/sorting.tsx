'use client'

import {
  createSortedRowModel,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_alphanumericCaseSensitive,
  sortFn_basic,
  sortFn_datetime,
  sortFn_text,
  sortFn_textCaseSensitive,
} from '@tanstack/react-table'
import { arrowDown } from '../../icons/arrowDown.ts'
import { arrowUp } from '../../icons/arrowUp.ts'
import { roleIcon } from '../../system/slots.ts'
import { Button } from '../Button.tsx'
import { EngineTable } from './engine.tsx'
import { addTableClasses } from './table-classes.ts'
import type { TableFeature } from './types.ts'

/** Sorts rows by one or several columns. Headers become buttons. */
export const tableSorting: TableFeature = {
  name: 'sorting',
  engine: EngineTable,
  addTableClasses,
  parts: {
    rowSortingFeature,
    sortedRowModel: /* @__PURE__ */ createSortedRowModel(),
    sortFns: {
      alphanumeric: sortFn_alphanumeric,
      alphanumericCaseSensitive: sortFn_alphanumericCaseSensitive,
      basic: sortFn_basic,
      datetime: sortFn_datetime,
      text: sortFn_text,
      textCaseSensitive: sortFn_textCaseSensitive,
    },
  },

  // If the caller renders the header, it gets no button: the function receives the column and its sorting methods.
  header(content, { column }, { table, classes, frond, def }) {
    if (typeof def.header !== 'string' || def.columns || !column.getCanSort()) return undefined
    const sorted = column.getIsSorted()
    const shown = sorted || column.getNextSortingOrder() || 'asc'
    const place = (table.state.sorting?.length ?? 0) > 1 && sorted ? column.getSortIndex() + 1 : undefined
    return (
      <Button
        color="neutral"
        variant="ghost"
        size="xs"
        trailingIcon={shown === 'desc' ? roleIcon(frond, 'arrowDown', arrowDown) : roleIcon(frond, 'arrowUp', arrowUp)}
        className={classes.sort}
        data-slot="sort"
        data-sorted={sorted || undefined}
        onClick={column.getToggleSortingHandler()}
      >
        {content}
        {place !== undefined && <span aria-hidden>{place}</span>}
      </Button>
    )
  },

  // Set `aria-sort` only on the main column: ARIA allows it on one column at a time.
  headerAttributes({ column }) {
    if (!('getSortIndex' in column) || column.getSortIndex() !== 0) return undefined
    return { 'aria-sort': column.getIsSorted() === 'desc' ? 'descending' : 'ascending' }
  },
}
