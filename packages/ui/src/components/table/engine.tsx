'use client'

import { functionalUpdate, useTable, type Updater } from '@tanstack/react-table'
import { createElement, Fragment, useMemo, useRef, useState, type ReactNode } from 'react'
import { fillSlot } from '../../system/slots.ts'
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
  orSpace,
  rowIdOf,
  toContent,
} from './columns.ts'
import { addTableClasses } from './table-classes.ts'
import type {
  AnyColumn,
  Attributes,
  EngineProps,
  FeatureContext,
  TableApi,
  TableCell,
  TableEngineColumn,
  TableFeature,
  TableHeader,
  TableModel,
  TableRow,
  ViewColumn,
  ViewHeader,
} from './types.ts'
import { tableClasses, TableView } from './view.tsx'

type Row = object
type States = Record<string, unknown>

/** States whose name in the engine is another one. */
const engineNames: Readonly<Record<string, string>> = { columnSizingInfo: 'columnResizing' }

const stateNames = [
  'globalFilter',
  'columnFilters',
  'columnOrder',
  'columnVisibility',
  'columnPinning',
  'columnSizing',
  'columnSizingInfo',
  'rowSelection',
  'rowPinning',
  'sorting',
  'grouping',
  'expanded',
  'pagination',
] as const

/** A table with features. */
export function EngineTable({ frond, props, features: given }: EngineProps) {
  // With other features it is another table, so the first ones stay.
  const [features] = useState(() => withRequired(given))
  const columns = useColumns(props, features)
  const table = useEngine(props, features, columns)
  if (process.env.NODE_ENV !== 'production') check(table, props, columns)

  // Widths that somebody has set hold, and text gives way to them.
  const fixed = Object.keys(table.state.columnSizing ?? {}).length > 0
  const plain = tableClasses(frond, props)
  const classes = fixed ? addTableClasses(plain, 'fixed') : plain
  const base = useRef<HTMLTableElement>(null)
  const context: FeatureContext = { table, frond, classes, props, base, hydrated: useHydrated() }
  return <TableView frond={frond} props={props} classes={classes} model={toModel(context, features, columns)} />
}

/** The features and those they need, each once. */
function withRequired(features: readonly TableFeature[]): readonly TableFeature[] {
  return [...new Set(features.flatMap((feature) => [...(feature.requires ?? []), feature]))]
}

/** The columns of the features and those of the caller. */
function useColumns(props: ResolvedTableProps, features: readonly TableFeature[]): readonly AnyColumn[] {
  const { data, columns, rowSelectionOptions, expandedOptions } = props
  const keys = columns ? '' : Object.keys(data[0] ?? {}).join('\n')
  return useMemo(
    () => {
      const own = (columns as readonly AnyColumn[] | undefined) ?? columnsOfData(data)
      const ids = own.map(columnId)
      const added = features.flatMap((feature) => feature.columns?.(props) ?? [])
      // A column that the caller names as well stands where the caller puts it.
      const prepared = own.map((column) => prepare({ ...added.find(({ id }) => id === columnId(column)), ...column }))
      return [...added.filter(({ id }) => !ids.includes(id!)), ...prepared]
    },
    // Of the data only the fields count, and of the props only what adds a column.
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
  // The engine remembers what it was told, so it has to be told what no longer holds.
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

  // What moves while a column is dragged is shown without drawing the table again.
  const withoutDrag = ({ columnResizing: _, ...state }: States) => state
  const table = useTable(options as never, withoutDrag as never) as unknown as TableApi<Row>
  engine.current = table as NonNullable<typeof engine.current>
  return table
}

function withoutValues(options: object): object {
  return Object.fromEntries(Object.keys(options).map((key) => [key, undefined]))
}

/** The same list for as long as it holds the same rows, so that a list made in every render costs no more than one that is kept. */
function useSameList<Item>(list: readonly Item[]): readonly Item[] {
  const kept = useRef(list)
  const isSame = kept.current.length === list.length && kept.current.every((item, index) => item === list[index])
  if (!isSame) kept.current = list
  return kept.current
}

/** The engine's own default text of a header is the bare key. */
function prepare(column: AnyColumn): AnyColumn {
  if (column.columns) return { ...column, header: column.header ?? '', columns: column.columns.map(prepare) }
  return column.header === undefined ? { ...column, header: columnLabel(column) } : column
}

/** Objects of which a caller may give a part. */
const wholes: Readonly<Record<string, object>> = {
  columnPinning: { start: [], end: [] },
  rowPinning: { top: [], bottom: [] },
  pagination: { pageIndex: 0, pageSize: 10 },
}

function readStates(props: object, prefix: '' | 'default', all: object | undefined): States {
  const states: States = { ...all }
  for (const name of stateNames) {
    const value = (props as States)[prefix ? `default${capitalize(name)}` : name]
    if (value !== undefined) states[engineNames[name] ?? name] = wholes[name] ? { ...wholes[name], ...value } : value
  }
  return states
}

function toModel(
  context: FeatureContext,
  features: readonly TableFeature[],
  defs: readonly AnyColumn[],
): TableModel<TableRow<Row>> {
  const { table, props } = context
  const defsById = new Map(flat(defs).map((def) => [columnId(def), def]))
  // As it was written: the engine's own has defaults in it.
  const defOf = (id: string): AnyColumn => ({ ...(props.defaultColumn as AnyColumn), ...defsById.get(id) })
  const groups = table.getHeaderGroups()
  const leaves = (groups.at(-1)?.headers ?? []).map(({ column }) => column)
  const sizes = table.state.columnSizing ?? {}
  const columns = leaves.map((column): ViewColumn & { column: TableEngineColumn<Row> } => {
    const def = defOf(column.id)
    return {
      id: column.id,
      column,
      def,
      width: sizes[column.id] ?? def.size,
      attributes: merge(features.map((feature) => feature.columnAttributes?.(column, context))),
    }
  })

  const rowsNow = table.getRowModel().rows
  const hasPinnedRows = 'getTopRows' in table && table.getIsSomeRowsPinned()
  const cellFeatures = features.filter(({ cell }) => cell)
  const rowFeatures = features.filter(({ rowAttributes }) => rowAttributes)

  const cellOf = (row: TableRow<Row>, _: number, column: ViewColumn) =>
    row.getAllCellsByColumnId()[column.id] as TableCell<Row>

  function ownContent(row: TableRow<Row>, index: number, column: ViewColumn, part: 'cell' | 'aggregatedCell') {
    const template = (part === 'aggregatedCell' ? column.def.aggregatedCell : undefined) ?? column.def.cell
    if (typeof template === 'function') return orSpace(template(cellOf(row, index, column).getContext() as never))
    return template ?? toContent(row.getValue(column.id), props.renderFallbackValue)
  }

  function contentOf(row: TableRow<Row>, index: number, column: ViewColumn): ReactNode {
    if (cellFeatures.length === 0) return ownContent(row, index, column, 'cell')
    const cell = cellOf(row, index, column)
    const isSum = 'getIsAggregated' in cell && cell.getIsAggregated()
    const content = () => ownContent(row, index, column, isSum ? 'aggregatedCell' : 'cell')
    for (const feature of cellFeatures) {
      const special = feature.cell!(cell, content, { ...context, def: column.def })
      if (special !== undefined) return special
    }
    return content()
  }

  function headerOf(header: TableHeader<Row>, part: 'header' | 'footer'): ViewHeader {
    const def = defOf(header.column.id)
    const template = def[part]
    let label: string | undefined
    let content: ReactNode = typeof template === 'function' ? template(header.getContext() as never) : template
    if (part === 'header') {
      const own = { ...context, def }
      for (const feature of features) content = feature.header?.(content, header, own) ?? content
      const before = features.map((feature) => feature.beforeHeader?.(header, own))
      const after = features.map((feature) => feature.afterHeader?.(header, own))
      if ([...before, ...after].some(Boolean)) {
        content = createElement(Fragment, null, ...before, content, ...after)
        // What moves or resizes a column is no part of its name.
        if (typeof template === 'string') label = template
      }
    }
    return {
      key: header.id,
      def,
      colSpan: header.colSpan,
      rowSpan: header.rowSpan,
      content,
      attributes: merge([
        { 'data-column': header.column.columns.length > 0 ? undefined : header.column.id, 'aria-label': label },
        ...features.map((feature) => feature.columnAttributes?.(header.column, context)),
        ...(part === 'header' ? features.map((feature) => feature.headerAttributes?.(header, context)) : []),
      ]),
      header,
    }
  }

  const hasFooter = columns.some(({ def }) => def.footer !== undefined)
  const last = groups.at(-1)?.headers ?? []
  return {
    table,
    // A header that reaches down over empty levels stands on the first of them.
    headers: groups.map(({ headers }) =>
      headers.filter(({ rowSpan }) => rowSpan > 0).map((header) => headerOf(header, 'header')),
    ),
    footers: hasFooter ? [last.map((header) => ({ ...headerOf(header, 'footer'), rowSpan: 1 }))] : [],
    columns,
    items: hasPinnedRows ? table.getCenterRows() : rowsNow,
    pinnedTop: hasPinnedRows ? table.getTopRows() : undefined,
    pinnedBottom: hasPinnedRows ? table.getBottomRows() : undefined,
    keyOf: (row) => row.id,
    rowOf: (row) => row,
    cellOf,
    contentOf,
    attributesOf: (row) => merge(rowFeatures.map((feature) => feature.rowAttributes!(row, context))),
    detailOf: (row) => {
      if (props.renderExpanded === undefined || !('getIsExpanded' in row) || !row.getIsExpanded()) return undefined
      if ('getIsGrouped' in row && row.getIsGrouped()) return undefined
      return fillSlot(props.renderExpanded, { row })
    },
    base: context.base,
    sizable: 'setColumnSizing' in table,
    width: toWidth(columns, sizes),
    extra: features.map((feature) => feature.extra && createElement(feature.extra, { key: feature.name, ...context })),
  }
}

/** Where the width of each column was set, they add up; where some were, the others share what is left. */
function toWidth(columns: readonly ViewColumn[], sizes: Readonly<Record<string, number>>): number | '100%' | undefined {
  if (Object.keys(sizes).length === 0) return undefined
  if (columns.some(({ width }) => width === undefined)) return '100%'
  return columns.reduce((sum, { width }) => sum + width!, 0)
}

function merge(all: readonly (Attributes | undefined)[]): Attributes | undefined {
  const given = all.filter((attributes) => attributes !== undefined)
  return given.length > 0 ? (Object.assign({}, ...given) as Attributes) : undefined
}

function flat(columns: readonly AnyColumn[]): AnyColumn[] {
  return columns.flatMap((column) => [column, ...flat(column.columns ?? [])])
}

/** Which states name columns, and which columns they name. */
const named: Readonly<Record<string, (state: never) => readonly string[]>> = {
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
  const ids = flat(columns).map(columnId)
  const states = table.state as States
  for (const [name, read] of Object.entries(named)) {
    if (!(name in states)) continue
    for (const id of read(states[name] as never)) {
      if (!ids.includes(id))
        warn('Table', `${name} names a column "${id}" that is not there. Columns are ${ids.join(', ')}.`)
    }
  }
  for (const name of stateNames) {
    if ((props as unknown as States)[name] !== undefined && !((engineNames[name] ?? name) in table.initialState))
      warn('Table', `"${name}" does nothing without its feature. Pass the feature in features.`)
  }
}
