'use client'

import type { HTMLAttributes, KeyboardEvent, MouseEvent, Ref, RefObject } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import type { Slot } from '../system/slots.ts'
import type { RenderProp } from '../system/render-element.ts'
import { resolveProps, type WithDefaults } from '../system/resolve-props.ts'
import { warn } from '../system/warn.ts'
import type { Color } from '../theme/color-names.ts'
import { tableTheme } from '../theme/table.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { createPlainModel } from './table/plain.ts'
import { stateNames, type StateName, type TableEngineOptions, type TableStates } from './table/states.ts'
import { attributesOf, statePropNames } from './table/table-props.ts'
import type {
  Part,
  TableApi,
  TableColumn,
  TableColumnOptions,
  TableFeature,
  TableMeta,
  TableRow,
  TableWindow,
} from './table/types.ts'
import { tableClasses, TableView } from './table/view.tsx'

export type {
  TableApi,
  TableCell,
  TableCellContext,
  TableColumn,
  TableColumnMeta,
  TableColumnOptions,
  TableFeature,
  TableHeader,
  TableHeaderContext,
  TableMeta,
  TableRow,
  TableState,
  TableWindow,
} from './table/types.ts'
export type {
  TableColumnFiltersOptions,
  TableColumnPinningOptions,
  TableColumnSizingOptions,
  TableExpandedOptions,
  TableGlobalFilterOptions,
  TableGroupingOptions,
  TablePaginationOptions,
  TableRowPinningOptions,
  TableRowSelectionOptions,
  TableSortingOptions,
  TableVisibilityOptions,
} from './table/states.ts'
export { tableExpansion } from './table/expansion.tsx'
export { tableFacets } from './table/facets.ts'
export { tableFeatures } from './table/all.ts'
export { tableFilters } from './table/filters.ts'
export { tableGrouping } from './table/grouping.tsx'
export { tablePagination } from './table/pagination.ts'
export { tableColumnPinning } from './table/column-pinning.tsx'
export { tableRowPinning } from './table/row-pinning.tsx'
export { tableReordering } from './table/reordering.tsx'
export { tableResizing } from './table/resizing.tsx'
export { tableSelection } from './table/selection.tsx'
export { tableSorting } from './table/sorting.tsx'
export { tableVirtualization } from './table/virtualization.tsx'
export { tableVisibility } from './table/visibility.ts'

export interface TableHandle<Row extends object> {
  /** The `<table>` element. */
  readonly tableRef: RefObject<HTMLTableElement | null>
  /** The table itself, with the functions of its features. */
  readonly tableApi: TableApi<Row>
}

/** What the slots of a table receive. */
export interface TableSlotArgs<Row extends object> {
  table: TableApi<Row>
}

type RowEvent = MouseEvent<HTMLTableRowElement> | KeyboardEvent<HTMLTableRowElement>

export interface TableProps<Row extends object = Record<string, unknown>>
  extends
    TableStates,
    TableEngineOptions<Row>,
    Omit<HTMLAttributes<HTMLElement>, 'className' | 'color' | 'children' | 'onSelect' | 'onContextMenu'> {
  /** The rows. @default [] */
  data?: readonly Row[]
  /** The columns. @default one for each field of the first row */
  columns?: readonly TableColumn<Row>[]
  /** What the table can do, such as `[tableSorting, tableSelection]`. A page loads only the features that it imports. */
  features?: readonly TableFeature[]
  /** A title for the table, which screen readers announce. */
  caption?: string
  /** Text that replaces the rows when there are none. @default 'No data', in the language of the application */
  empty?: string
  /** Keeps the header, the footer or both visible while the rows scroll. @default false */
  sticky?: boolean | 'header' | 'footer'
  /** Shows an animated line while the rows load. @default false */
  loading?: boolean
  /** Color of the loading line. @default 'primary' */
  loadingColor?: Color
  /** How the loading line moves. @default 'carousel' */
  loadingAnimation?: ThemeOption<typeof tableTheme, 'loadingAnimation'>
  /**
   * Renders only the rows near the viewport. Pass an object to set options. Needs `tableVirtualization`. @default
   * true with that feature
   */
  virtualize?: boolean | TableWindow
  /** Classes and styles of rows and cells. Each can be a function of its row or cell. */
  meta?: TableMeta<NoInfer<Row>>
  /** Returns the unique id of a row. @default its `id`, else its index */
  getRowId?: (row: Row, index: number, parent?: TableRow<Row>) => string
  /** Default values for every column. */
  defaultColumn?: TableColumnOptions<NoInfer<Row>>
  /** Content of cells that have no value. @default a space */
  renderFallbackValue?: string | number
  /** Called when a row is clicked, or when Enter or Space is pressed on it. Makes the rows focusable. */
  onSelect?: (row: TableRow<Row>, event: RowEvent) => void
  /** Called when the pointer enters a row, and with `null` when it leaves. */
  onHover?: (row: TableRow<Row> | null, event: MouseEvent<HTMLTableRowElement>) => void
  /** Called when the user opens the context menu of a row. */
  onContextMenu?: (row: TableRow<Row>, event: MouseEvent<HTMLTableRowElement>) => void
  /** Content below an expanded row. Needs `tableExpansion`. */
  renderExpanded?: Slot<{ row: TableRow<Row> }>
  /** Replaces the text of `caption`. */
  renderCaption?: Slot<TableSlotArgs<Row>>
  /** Replaces the text of `empty`. */
  renderEmpty?: Slot<TableSlotArgs<Row>>
  /** Content that replaces the rows while `loading` is set and there are no rows. */
  renderLoading?: Slot<TableSlotArgs<Row>>
  /** Your own `<tr>` elements before the rows. */
  bodyTop?: Slot<TableSlotArgs<Row>>
  /** Your own `<tr>` elements after the rows. */
  bodyBottom?: Slot<TableSlotArgs<Row>>
  /** Content above the table that does not scroll with it, such as a search field. */
  top?: Slot<TableSlotArgs<Row>>
  /** Content below the table that does not scroll with it, such as a pagination. */
  bottom?: Slot<TableSlotArgs<Row>>
  /** Classes for the root, which is the scroll container. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element that is rendered. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
  /** Gives access to the table element and to the functions of the table. */
  handleRef?: Ref<TableHandle<Row>>
}

const defaults = {
  data: [],
  sticky: false,
  loading: false,
  loadingColor: 'primary',
  loadingAnimation: 'carousel',
} as const

/**
 * The props after defaults are applied, with the attributes of the root in `attributes`. The type of the rows only matters to
 * the caller's functions, so it is erased here.
 */
export type ResolvedTableProps = WithDefaults<Omit<TableProps<object>, 'data'>, typeof defaults> & {
  data: readonly object[]
  attributes: HTMLAttributes<HTMLElement>
}

/** Displays data in rows and columns. */
export function Table<Row extends object>(ownProps: TableProps<Row>) {
  const frond = useFrond()
  const resolved: object = resolveProps(frond, tableTheme, defaults, ownProps)
  const props = { ...resolved, attributes: attributesOf(resolved) } as unknown as ResolvedTableProps
  const { features } = props
  if (process.env.NODE_ENV !== 'production') checkVirtualize(props)
  const Engine = features?.find(({ engine }) => engine)?.engine
  if (Engine) {
    // A change of features remounts the table, because the engine cannot change its features.
    const key = features!.map(({ name }) => name).join()
    return <Engine key={key} frond={frond} props={props} features={features!} />
  }
  if (process.env.NODE_ENV !== 'production') checkStates(resolved)
  const classes = tableClasses(frond, props)
  return <TableView frond={frond} props={props} classes={classes} model={createPlainModel(props)} />
}

/** The feature that each state needs. */
const featureOf: Readonly<Record<StateName, string>> = {
  globalFilter: 'tableFilters',
  columnFilters: 'tableFilters',
  columnOrder: 'tableReordering',
  columnVisibility: 'tableVisibility',
  columnPinning: 'tableColumnPinning',
  columnSizing: 'tableResizing',
  columnSizingInfo: 'tableResizing',
  rowSelection: 'tableSelection',
  rowPinning: 'tableRowPinning',
  sorting: 'tableSorting',
  grouping: 'tableGrouping',
  expanded: 'tableExpansion',
  pagination: 'tablePagination',
}

function checkStates(props: object): void {
  for (const state of stateNames) {
    const [value, initial] = statePropNames(state)
    const prop = [value, initial].find((name) => name in props)
    if (prop) warn('Table', `"${prop}" has no effect without its feature. Pass features={[${featureOf[state]}]}.`)
  }
}

function checkVirtualize({ virtualize, features }: ResolvedTableProps): void {
  if (virtualize && !features?.some(({ rows }) => rows)) {
    warn('Table', 'virtualize has no effect without its feature. Pass features={[tableVirtualization]}.')
  }
}
