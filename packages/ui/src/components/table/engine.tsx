'use client'

import { functionalUpdate, useTable, type Updater } from '@tanstack/react-table'
import { useMemo, useRef, useState } from 'react'
import { useHydrated } from '../../system/use-hydrated.ts'
import { warn } from '../../system/warn.ts'
import type { ResolvedTableProps } from '../Table.tsx'
import {
  capitalize,
  checkColumns,
  checkIds,
  columnId,
  columnLabel,
  columnsOfData,
  flatColumns,
  rowIdOf,
} from './columns.ts'
import { createEngineModel } from './engine-model.ts'
import { addTableClasses } from './table-classes.ts'
import { stateNames } from './states.ts'
import type { AnyColumn, EngineProps, FeatureContext, TableApi, TableFeature, TableRow } from './types.ts'
import { tableClasses, TableView } from './view.tsx'

type Row = object
type States = Record<string, unknown>

/** States that have another name in the engine. */
const engineNames: Readonly<Record<string, string>> = { columnSizingInfo: 'columnResizing' }

/** A table with features. */
export function EngineTable({ frond, props, features: given }: EngineProps) {
  // The engine cannot change its features, so later values are ignored.
  const [features] = useState(() => withRequired(given))
  const columns = useColumns(props, features)
  const table = useEngine(props, features, columns)
  if (process.env.NODE_ENV !== 'production') check(table, props, columns)

  // With widths set, the table layout is fixed and text that does not fit is clipped.
  const fixed = Object.keys(table.state.columnSizing ?? {}).length > 0
  const plain = tableClasses(frond, props)
  const classes = fixed ? addTableClasses(plain, 'fixed') : plain
  const base = useRef<HTMLTableElement>(null)
  const context: FeatureContext = { table, frond, classes, props, base, hydrated: useHydrated() }
  return (
    <TableView frond={frond} props={props} classes={classes} model={createEngineModel(context, features, columns)} />
  )
}

/** The features and the features that they require, without repetition. */
function withRequired(features: readonly TableFeature[]): readonly TableFeature[] {
  return [...new Set(features.flatMap((feature) => [...(feature.requires ?? []), feature]))]
}

/** The columns that the features add, and the columns of the caller. */
function useColumns(props: ResolvedTableProps, features: readonly TableFeature[]): readonly AnyColumn[] {
  const { data, columns, rowSelectionOptions, expandedOptions } = props
  const keys = columns ? '' : Object.keys(data[0] ?? {}).join('\n')
  return useMemo(
    () => {
      const own = (columns as readonly AnyColumn[] | undefined) ?? columnsOfData(data)
      const ids = own.map(columnId)
      const added = features.flatMap((feature) => feature.columns?.(props) ?? [])
      // If the caller also defines a column with the id of an added column, both are merged at the caller's position.
      const prepared = own.map((column) =>
        withHeaderText({ ...added.find(({ id }) => id === columnId(column)), ...column }),
      )
      return [...added.filter(({ id }) => !ids.includes(id!)), ...prepared]
    },
    // Without `columns`, only the field names of the data matter. Of the props, only those that add a column do.
    // oxlint-disable-next-line react/exhaustive-deps
    [columns, keys, features, rowSelectionOptions?.column, expandedOptions?.column, props.renderExpanded === undefined],
  )
}

function useEngine(
  props: ResolvedTableProps,
  features: readonly TableFeature[],
  columns: readonly AnyColumn[],
): TableApi<Row> {
  const data = useSameList(props.data)
  const latest = useRef(props)
  latest.current = props
  const [parts] = useState(() => Object.assign({}, ...features.map((feature) => feature.parts)) as object)

  const engine = useRef<TableApi<Row> & { baseAtoms: Record<string, { set: (value: unknown) => void }> }>(null)
  const handlers = useMemo(() => {
    const change = (name: string) => (updater: Updater<unknown>) => {
      const key = engineNames[name] ?? name
      const { baseAtoms, atoms } = engine.current!
      const now = latest.current as unknown as States & Pick<ResolvedTableProps, 'state' | 'onStateChange'>
      const before = (atoms as unknown as Record<string, { get: () => unknown } | undefined>)[key]?.get()
      const next = functionalUpdate(updater, before)
      if (next === before) return
      if (now[name] === undefined && (now.state as States | undefined)?.[key] === undefined) baseAtoms[key]?.set(next)
      ;(now[`on${capitalize(name)}Change`] as ((value: unknown) => void) | undefined)?.(next)
      now.onStateChange?.({ ...engine.current!.state, [key]: next } as never)
    }
    return Object.fromEntries(
      stateNames.map((name) => [`on${capitalize(engineNames[name] ?? name)}Change`, change(name)]),
    )
  }, [])

  const given = {
    ...props.globalFilterOptions,
    ...props.columnFiltersOptions,
    ...props.columnPinningOptions,
    ...props.columnSizingOptions,
    ...props.visibilityOptions,
    ...props.sortingOptions,
    ...props.groupingOptions,
    ...props.expandedOptions,
    ...props.rowSelectionOptions,
    ...props.rowPinningOptions,
    ...props.paginationOptions,
  }
  // The engine merges new options into the old ones. Options that are no longer passed must be reset to `undefined`.
  const latestOptions = useRef<object>({})
  latestOptions.current = { ...withoutValues(latestOptions.current), ...given }
  const options = {
    ...latestOptions.current,
    ...handlers,
    features: parts,
    data,
    columns,
    defaultColumn: props.defaultColumn,
    meta: props.meta,
    renderFallbackValue: props.renderFallbackValue,
    getSubRows: props.getSubRows,
    getRowId: props.getRowId ?? ((row: Row, index: number, parent?: TableRow<Row>) => rowIdOf(row, index, parent?.id)),
    getRowCanExpand:
      props.expandedOptions?.getRowCanExpand ?? (props.renderExpanded === undefined ? undefined : () => true),
    initialState: readStates(props, 'default', props.initialState),
    state: readStates(props, '', props.state),
  }

  // Ignore the state of a resize in progress: the resize handle updates the page, so the table need not render for
  // it.
  const withoutDrag = ({ columnResizing: _, ...state }: States) => state
  const table = useTable(options as never, withoutDrag as never) as unknown as TableApi<Row>
  engine.current = table as NonNullable<typeof engine.current>
  return table
}

function withoutValues(options: object): object {
  return Object.fromEntries(Object.keys(options).map((key) => [key, undefined]))
}

/**
 * Returns the same array as long as it contains the same rows. A caller that creates the array in every render then
 * causes no extra work.
 */
function useSameList<Item>(list: readonly Item[]): readonly Item[] {
  const kept = useRef(list)
  const isSame = kept.current.length === list.length && kept.current.every((item, index) => item === list[index])
  if (!isSame) kept.current = list
  return kept.current
}

/** Sets the default header text. The default of the engine would be the key without capitalization. */
function withHeaderText(column: AnyColumn): AnyColumn {
  if (column.columns) return { ...column, header: column.header ?? '', columns: column.columns.map(withHeaderText) }
  return column.header === undefined ? { ...column, header: columnLabel(column) } : column
}

/** Defaults for states that the caller may pass in part. */
const stateDefaults: Readonly<Record<string, object>> = {
  columnPinning: { start: [], end: [] },
  rowPinning: { top: [], bottom: [] },
  pagination: { pageIndex: 0, pageSize: 10 },
}

function readStates(props: object, prefix: '' | 'default', all: object | undefined): States {
  const states: States = { ...all }
  for (const name of stateNames) {
    const value = (props as States)[prefix ? `default${capitalize(name)}` : name]
    if (value !== undefined)
      states[engineNames[name] ?? name] = stateDefaults[name] ? { ...stateDefaults[name], ...value } : value
  }
  return states
}

/** The states that refer to columns, each with a function that returns the ids of those columns. */
const columnIdsOfState: Readonly<Record<string, (state: never) => readonly string[]>> = {
  columnFilters: (state: { id: string }[]) => state.map(({ id }) => id),
  sorting: (state: { id: string }[]) => state.map(({ id }) => id),
  columnOrder: (state: string[]) => state,
  grouping: (state: string[]) => state,
  columnVisibility: (state: object) => Object.keys(state),
  columnSizing: (state: object) => Object.keys(state),
  columnPinning: (state: { start: string[]; end: string[] }) => [...state.start, ...state.end],
}

function check(table: TableApi<Row>, props: ResolvedTableProps, columns: readonly AnyColumn[]): void {
  checkColumns(columns)
  checkIds(props.data, () => table.getCoreRowModel().flatRows.map(({ id }) => id))
  const ids = flatColumns(columns).map(columnId)
  const states = table.state as States
  for (const [name, read] of Object.entries(columnIdsOfState)) {
    if (!(name in states)) continue
    for (const id of read(states[name] as never)) {
      if (!ids.includes(id))
        warn('Table', `${name} refers to a column "${id}" that does not exist. Columns are ${ids.join(', ')}.`)
    }
  }
  for (const name of stateNames) {
    if ((props as unknown as States)[name] !== undefined && !((engineNames[name] ?? name) in table.initialState))
      warn('Table', `"${name}" has no effect without its feature. Pass the feature in features.`)
  }
}
