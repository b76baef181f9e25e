'use client'

import { useMemo } from 'react'
import { listOf, type Entry } from '../items/list-items.ts'
import { filterList } from './filter-list.ts'
import type { ListControl } from './use-list-control.ts'

interface FilteredList<Item> {
  readonly rows: readonly Entry<Item>[]
  /** Whether the list has more than one section, so that each one is rendered as a group. */
  readonly isGrouped: boolean
}

/** The rows that match a search. Without a term these are all rows. */
export function useFilteredList<Item>(
  { componentName, items, fields }: ListControl<Item>,
  term: string,
  filterFields: readonly string[] | undefined,
): FilteredList<Item> {
  const { labelKey } = fields
  const list = listOf(componentName, items, fields)
  const rows = useMemo(
    () => filterList(list, term, filterFields ?? [labelKey], labelKey),
    // The fields are compared by value, because callers write the array inline.
    // oxlint-disable-next-line react/exhaustive-deps
    [list, term, filterFields?.join('|'), labelKey],
  )
  return { rows, isGrouped: list.sections > 1 }
}
