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

/** What the slots of a table know. */
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
  /** What the table can do, such as `[tableSorting, tableSelection]`. A page carries the features that it imports. */
  features?: readonly TableFeature[]
  /** Says what the table shows, to screen readers. */
  caption?: string
  /** Text in place of the rows when there are none. @default 'No data', in the language of the application */
  empty?: string
  /** Keeps header, footer or both in sight while the rows scroll. @default false */
  sticky?: boolean | 'header' | 'footer'
  /** Shows that rows are on their way. @default false */
  loading?: boolean
  /** Colour of the moving line. @default 'primary' */
  loadingColor?: Color
  /** How the line moves. @default 'carousel' */
  loadingAnimation?: ThemeOption<typeof tableTheme, 'loadingAnimation'>
  /** Draws only the rows in sight; an object sets how. Needs `tableVirtualization`. @default true with that feature */
  virtualize?: boolean | TableWindow
  /** Classes and styles of rows and cells, also by function. */
  meta?: TableMeta<NoInfer<Row>>
  /** What identifies a row. @default its `id`, else its index */
  getRowId?: (row: Row, index: number, parent?: TableRow<Row>) => string
  /** What every column starts from. */
  defaultColumn?: TableColumnOptions<NoInfer<Row>>
  /** Shown where a cell has no value. @default a space */
  renderFallbackValue?: string | number
  /** Called when a row is pressed, or Enter or Space is pressed on it. With it rows can be focused. */
  onSelect?: (row: TableRow<Row>, event: RowEvent) => void
  /** Called when the pointer comes onto a row, and with `null` when it leaves. */
  onHover?: (row: TableRow<Row> | null, event: MouseEvent<HTMLTableRowElement>) => void
  /** Called when the context menu of a row is asked for. */
  onContextMenu?: (row: TableRow<Row>, event: MouseEvent<HTMLTableRowElement>) => void
  /** What shows below a row that is expanded. Needs `tableExpansion`. */
  renderExpanded?: Slot<{ row: TableRow<Row> }>
  /** Content in place of `caption`. */
  renderCaption?: Slot<TableSlotArgs<Row>>
  /** Content in place of `empty`. */
  renderEmpty?: Slot<TableSlotArgs<Row>>
  /** Content in place of the rows while there are none and they are on their way. */
  renderLoading?: Slot<TableSlotArgs<Row>>
  /** Rows before the others: `<tr>` elements of your own. */
  bodyTop?: Slot<TableSlotArgs<Row>>
  /** Rows after the others. */
  bodyBottom?: Slot<TableSlotArgs<Row>>
  /** What stands above the table and does not scroll with it, such as a search field. */
  top?: Slot<TableSlotArgs<Row>>
  /** What stands below the table, such as a pagination. */
  bottom?: Slot<TableSlotArgs<Row>>
  /** Classes for the root, which scrolls. */
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

/** Rows of data in columns. */
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
    if (prop) warn('Table', `"${prop}" does nothing without its feature. Pass features={[${featureOf[state]}]}.`)
  }
}

function checkVirtualize({ virtualize, features }: ResolvedTableProps): void {
  if (virtualize && !features?.some(({ rows }) => rows)) {
    warn('Table', 'virtualize does nothing without its feature. Pass features={[tableVirtualization]}.')
  }
}
