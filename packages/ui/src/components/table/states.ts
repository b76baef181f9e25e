import type {
  TableOptions_ColumnFiltering,
  TableOptions_ColumnGrouping,
  TableOptions_ColumnPinning,
  TableOptions_ColumnResizing,
  TableOptions_ColumnSizing,
  TableOptions_ColumnVisibility,
  TableOptions_GlobalFiltering,
  TableOptions_RowAggregation,
  TableOptions_RowExpanding,
  TableOptions_RowPagination,
  TableOptions_RowPinning,
  TableOptions_RowSelection,
  TableOptions_RowSorting,
} from '@tanstack/react-table'
import type { Engine, TableState } from './types.ts'

/** The states that have a prop for the value, one for the initial value, and one for changes. */
export const stateNames = [
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

export type StateName = (typeof stateNames)[number]

/** The states of the features: each is the caller's if given, else the table's own. */
export interface TableStates {
  /** What all columns are searched for. Needs `tableFilters`. */
  globalFilter?: string
  /** What all columns are searched for at first. */
  defaultGlobalFilter?: string
  /** Called when the search has changed. */
  onGlobalFilterChange?: (filter: string) => void
  /** What single columns are filtered by, as `{ id, value }`. Needs `tableFilters`. */
  columnFilters?: TableState['columnFilters']
  /** The filters at first. */
  defaultColumnFilters?: TableState['columnFilters']
  /** Called when a filter has changed. */
  onColumnFiltersChange?: (filters: TableState['columnFilters']) => void
  /** The ids of the columns in their order. Needs `tableReordering`. */
  columnOrder?: TableState['columnOrder']
  /** The order at first. */
  defaultColumnOrder?: TableState['columnOrder']
  /** Called when columns have been moved. */
  onColumnOrderChange?: (order: TableState['columnOrder']) => void
  /** Columns by id, with `false` for those that are hidden. Needs `tableVisibility`. */
  columnVisibility?: TableState['columnVisibility']
  /** The hidden columns at first. */
  defaultColumnVisibility?: TableState['columnVisibility']
  /** Called when columns have been hidden or shown. */
  onColumnVisibilityChange?: (visibility: TableState['columnVisibility']) => void
  /** The ids of the columns that stay in sight, at `start` and `end`. Needs `tableColumnPinning`. */
  columnPinning?: Partial<TableState['columnPinning']>
  /** The pinned columns at first. */
  defaultColumnPinning?: Partial<TableState['columnPinning']>
  /** Called when columns have been pinned or let go. */
  onColumnPinningChange?: (pinning: TableState['columnPinning']) => void
  /** Widths in px by the ids of columns. Needs `tableResizing`. */
  columnSizing?: TableState['columnSizing']
  /** The widths at first. */
  defaultColumnSizing?: TableState['columnSizing']
  /** Called when the width of a column has changed. */
  onColumnSizingChange?: (sizing: TableState['columnSizing']) => void
  /** What is being resized at the moment. Needs `tableResizing`. */
  columnSizingInfo?: TableState['columnResizing']
  /** What is being resized at first. */
  defaultColumnSizingInfo?: TableState['columnResizing']
  /** Called when the pointer drags the edge of a column. */
  onColumnSizingInfoChange?: (info: TableState['columnResizing']) => void
  /** Rows by id, with `true` for those that are selected. Needs `tableSelection`. */
  rowSelection?: TableState['rowSelection']
  /** The selected rows at first. */
  defaultRowSelection?: TableState['rowSelection']
  /** Called when rows have been selected or not any more. */
  onRowSelectionChange?: (selection: TableState['rowSelection']) => void
  /** The ids of the rows that stay at `top` and `bottom`. Needs `tableRowPinning`. */
  rowPinning?: Partial<TableState['rowPinning']>
  /** The pinned rows at first. */
  defaultRowPinning?: Partial<TableState['rowPinning']>
  /** Called when rows have been pinned or let go. */
  onRowPinningChange?: (pinning: TableState['rowPinning']) => void
  /** The columns by which rows are sorted, as `{ id, desc }`, the main one first. Needs `tableSorting`. */
  sorting?: TableState['sorting']
  /** The order of the rows at first. */
  defaultSorting?: TableState['sorting']
  /** Called when the order of the rows has changed. */
  onSortingChange?: (sorting: TableState['sorting']) => void
  /** The ids of the columns by which rows are grouped. Needs `tableGrouping`. */
  grouping?: TableState['grouping']
  /** The grouping at first. */
  defaultGrouping?: TableState['grouping']
  /** Called when the grouping has changed. */
  onGroupingChange?: (grouping: TableState['grouping']) => void
  /** Rows by id, with `true` for those that are open, or `true` for all. Needs `tableExpansion`. */
  expanded?: TableState['expanded']
  /** The open rows at first. */
  defaultExpanded?: TableState['expanded']
  /** Called when rows have been opened or closed. */
  onExpandedChange?: (expanded: TableState['expanded']) => void
  /** Which page is shown, from 0, and how many rows it has. Needs `tablePagination`. */
  pagination?: Partial<TableState['pagination']>
  /** The page at first. @default { pageIndex: 0, pageSize: 10 } */
  defaultPagination?: Partial<TableState['pagination']>
  /** Called when another page is shown, or one of another size. */
  onPaginationChange?: (pagination: TableState['pagination']) => void
  /** Several states in one; a prop of its own wins. */
  state?: Partial<TableState>
  /** Several states at first. */
  initialState?: Partial<TableState>
  /** Called with all states when one of them has changed. */
  onStateChange?: (state: TableState) => void
}

/** Changes are heard through the props of the table. */
type Quiet<Options> = { [Key in keyof Options as Key extends `on${string}Change` ? never : Key]: Options[Key] }

export type TableGlobalFilterOptions<Row extends object> = Quiet<TableOptions_GlobalFiltering<Engine, Row>>
export type TableColumnFiltersOptions<Row extends object> = Quiet<TableOptions_ColumnFiltering<Engine, Row>>
export type TableColumnPinningOptions = Quiet<TableOptions_ColumnPinning>
export type TableColumnSizingOptions = Quiet<TableOptions_ColumnSizing & TableOptions_ColumnResizing>
export type TableVisibilityOptions = Quiet<TableOptions_ColumnVisibility>
export type TableSortingOptions = Quiet<TableOptions_RowSorting>
export type TableGroupingOptions = Quiet<TableOptions_ColumnGrouping & TableOptions_RowAggregation>
export type TableExpandedOptions<Row extends object> = Quiet<TableOptions_RowExpanding<Engine, Row>> & {
  /** Adds a column with toggles. @default true */
  column?: boolean
}
export type TableRowSelectionOptions<Row extends object> = Quiet<TableOptions_RowSelection<Engine, Row>> & {
  /** Adds a column with checkboxes. @default true */
  column?: boolean
}
export type TableRowPinningOptions<Row extends object> = Quiet<TableOptions_RowPinning<Engine, Row>>
export type TablePaginationOptions = Quiet<TableOptions_RowPagination>

/** Settings of the features. */
export interface TableEngineOptions<Row extends object> {
  /** The rows below a row. Needs `tableExpansion` to be opened. */
  getSubRows?: (row: Row, index: number) => readonly Row[] | undefined
  /** How the search over all columns works. */
  globalFilterOptions?: TableGlobalFilterOptions<Row>
  /** How columns are filtered; `manualFiltering` leaves it to the server. */
  columnFiltersOptions?: TableColumnFiltersOptions<Row>
  /** Which columns can be pinned. */
  columnPinningOptions?: TableColumnPinningOptions
  /** How columns are resized. */
  columnSizingOptions?: TableColumnSizingOptions
  /** Which columns can be hidden. */
  visibilityOptions?: TableVisibilityOptions
  /** How rows are sorted; `manualSorting` leaves it to the server. */
  sortingOptions?: TableSortingOptions
  /** How rows are grouped. */
  groupingOptions?: TableGroupingOptions
  /** Which rows can be opened. `column: false` leaves out the column with the toggles. */
  expandedOptions?: TableExpandedOptions<Row>
  /** Which rows can be selected. `column: false` leaves out the column with the checkboxes. */
  rowSelectionOptions?: TableRowSelectionOptions<Row>
  /** Which rows can be pinned. */
  rowPinningOptions?: TableRowPinningOptions<Row>
  /** How pages are made; `manualPagination` and `rowCount` leave it to the server. */
  paginationOptions?: TablePaginationOptions
}
