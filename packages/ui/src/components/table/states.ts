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

/** The states of the features. Each can be controlled by its prop, or uncontrolled with an initial value. */
export interface TableStates {
  /** The search text for all columns. Needs `tableFilters`. */
  globalFilter?: string
  /** The initial search text for all columns. */
  defaultGlobalFilter?: string
  /** Called when the search text has changed. */
  onGlobalFilterChange?: (filter: string) => void
  /** The filters of single columns, as `{ id, value }`. Needs `tableFilters`. */
  columnFilters?: TableState['columnFilters']
  /** The initial filters. */
  defaultColumnFilters?: TableState['columnFilters']
  /** Called when a filter has changed. */
  onColumnFiltersChange?: (filters: TableState['columnFilters']) => void
  /** The ids of the columns in the order in which they are shown. Needs `tableReordering`. */
  columnOrder?: TableState['columnOrder']
  /** The initial order of the columns. */
  defaultColumnOrder?: TableState['columnOrder']
  /** Called when the order of the columns has changed. */
  onColumnOrderChange?: (order: TableState['columnOrder']) => void
  /** Visibility by column id: `false` hides the column. Needs `tableVisibility`. */
  columnVisibility?: TableState['columnVisibility']
  /** The initial visibility of columns. */
  defaultColumnVisibility?: TableState['columnVisibility']
  /** Called when columns have been hidden or shown. */
  onColumnVisibilityChange?: (visibility: TableState['columnVisibility']) => void
  /** The ids of the columns that are pinned at `start` and `end`. Needs `tableColumnPinning`. */
  columnPinning?: Partial<TableState['columnPinning']>
  /** The initially pinned columns. */
  defaultColumnPinning?: Partial<TableState['columnPinning']>
  /** Called when columns have been pinned or unpinned. */
  onColumnPinningChange?: (pinning: TableState['columnPinning']) => void
  /** Widths in px by column id. Needs `tableResizing`. */
  columnSizing?: TableState['columnSizing']
  /** The initial widths. */
  defaultColumnSizing?: TableState['columnSizing']
  /** Called when the width of a column has changed. */
  onColumnSizingChange?: (sizing: TableState['columnSizing']) => void
  /** The state of the resize in progress. Needs `tableResizing`. */
  columnSizingInfo?: TableState['columnResizing']
  /** The initial state of a resize in progress. */
  defaultColumnSizingInfo?: TableState['columnResizing']
  /** Called while the user drags the edge of a column. */
  onColumnSizingInfoChange?: (info: TableState['columnResizing']) => void
  /** Selection by row id: `true` for selected rows. Needs `tableSelection`. */
  rowSelection?: TableState['rowSelection']
  /** The initially selected rows. */
  defaultRowSelection?: TableState['rowSelection']
  /** Called when rows have been selected or unselected. */
  onRowSelectionChange?: (selection: TableState['rowSelection']) => void
  /** The ids of the rows that are pinned at `top` and `bottom`. Needs `tableRowPinning`. */
  rowPinning?: Partial<TableState['rowPinning']>
  /** The initially pinned rows. */
  defaultRowPinning?: Partial<TableState['rowPinning']>
  /** Called when rows have been pinned or unpinned. */
  onRowPinningChange?: (pinning: TableState['rowPinning']) => void
  /** The columns by which rows are sorted, as `{ id, desc }`, the main one first. Needs `tableSorting`. */
  sorting?: TableState['sorting']
  /** The initial sorting. */
  defaultSorting?: TableState['sorting']
  /** Called when the sorting has changed. */
  onSortingChange?: (sorting: TableState['sorting']) => void
  /** The ids of the columns by which rows are grouped. Needs `tableGrouping`. */
  grouping?: TableState['grouping']
  /** The initial grouping. */
  defaultGrouping?: TableState['grouping']
  /** Called when the grouping has changed. */
  onGroupingChange?: (grouping: TableState['grouping']) => void
  /** Expansion by row id: `true` for expanded rows. `true` instead of an object expands all. Needs `tableExpansion`. */
  expanded?: TableState['expanded']
  /** The initially expanded rows. */
  defaultExpanded?: TableState['expanded']
  /** Called when rows have been expanded or collapsed. */
  onExpandedChange?: (expanded: TableState['expanded']) => void
  /** Index of the current page, from 0, and the number of rows per page. Needs `tablePagination`. */
  pagination?: Partial<TableState['pagination']>
  /** The initial page. @default { pageIndex: 0, pageSize: 10 } */
  defaultPagination?: Partial<TableState['pagination']>
  /** Called when the page or the page size has changed. */
  onPaginationChange?: (pagination: TableState['pagination']) => void
  /** Several states in one object. The prop of a single state takes precedence. */
  state?: Partial<TableState>
  /** Initial values of several states. */
  initialState?: Partial<TableState>
  /** Called with all states when one of them has changed. */
  onStateChange?: (state: TableState) => void
}

/** Changes are reported by the change handlers among the props of the table. */
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

/** Options of the features. */
export interface TableEngineOptions<Row extends object> {
  /** Returns the sub-rows of a row. Needs `tableExpansion`, so that users can expand it. */
  getSubRows?: (row: Row, index: number) => readonly Row[] | undefined
  /** Options of the search over all columns. */
  globalFilterOptions?: TableGlobalFilterOptions<Row>
  /** Options of the column filters. `manualFiltering` leaves filtering to the server. */
  columnFiltersOptions?: TableColumnFiltersOptions<Row>
  /** Options of column pinning, such as which columns can be pinned. */
  columnPinningOptions?: TableColumnPinningOptions
  /** Options of column resizing. */
  columnSizingOptions?: TableColumnSizingOptions
  /** Options of column visibility, such as which columns can be hidden. */
  visibilityOptions?: TableVisibilityOptions
  /** Options of sorting. `manualSorting` leaves sorting to the server. */
  sortingOptions?: TableSortingOptions
  /** Options of grouping. */
  groupingOptions?: TableGroupingOptions
  /** Options of expansion, such as which rows can be expanded. `column: false` omits the column of toggle buttons. */
  expandedOptions?: TableExpandedOptions<Row>
  /** Options of selection, such as which rows can be selected. `column: false` omits the column of checkboxes. */
  rowSelectionOptions?: TableRowSelectionOptions<Row>
  /** Options of row pinning, such as which rows can be pinned. */
  rowPinningOptions?: TableRowPinningOptions<Row>
  /** Options of pagination. `manualPagination` and `rowCount` leave pagination to the server. */
  paginationOptions?: TablePaginationOptions
}
