import type {
  Cell,
  CellContext,
  Column,
  ColumnDef_ColumnFiltering,
  ColumnDef_ColumnGrouping,
  ColumnDef_ColumnPinning,
  ColumnDef_ColumnResizing,
  ColumnDef_ColumnSizing,
  ColumnDef_ColumnVisibility,
  ColumnDef_GlobalFiltering,
  ColumnDef_RowAggregation,
  ColumnDef_RowSorting,
  Header,
  HeaderContext,
  Row as EngineRow,
  StockFeatures,
  Table as EngineTable,
  TableState as EngineState,
  aggregationFns,
  filterFns,
  sortFns,
} from '@tanstack/react-table'
import type { ComponentType, CSSProperties, ReactNode, RefObject } from 'react'
import type { FrondContextValue } from '../../system/frond-context.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import type { SlotOf } from '../../theme/define-theme.ts'
import type { tableTheme } from '../../theme/table.ts'
import type { ResolvedTableProps } from '../Table.tsx'

/**
 * All features of the engine. What a table really has depends on its `features`. The types include everything, so
 * that columns can be defined before the table that shows them.
 */
export type Engine = Omit<StockFeatures, 'cellSelectionFeature' | 'cellSpanningFeature'> & {
  aggregationFns: typeof aggregationFns
  filterFns: typeof filterFns
  sortFns: typeof sortFns
}

/** A row of the table. `original` is your object, `id` and `index` identify the row, the rest depends on the features. */
export type TableRow<Row extends object> = EngineRow<Engine, Row>

/** The table object that functions receive. */
export type TableApi<Row extends object> = Omit<EngineTable<Engine, Row>, 'store'> & {
  /** The states of the features in use. */
  readonly state: Readonly<TableState>
}

/** The states of all features. `TableState['sorting']` is the type of the state `sorting`, and so on. */
export type TableState = EngineState<Engine>

export type TableCell<Row extends object, Value = unknown> = Cell<Engine, Row, Value>
export type TableHeader<Row extends object, Value = unknown> = Header<Engine, Row, Value>
export type TableEngineColumn<Row extends object, Value = unknown> = Column<Engine, Row, Value>

/** What the `cell` function of a column receives. */
export type TableCellContext<Row extends object, Value = unknown> = CellContext<Engine, Row, Value>

/** What the `header` and `footer` functions of a column receive. */
export type TableHeaderContext<Row extends object, Value = unknown> = HeaderContext<Engine, Row, Value>

/** A value, or a function that returns it for a cell, header or row. */
type Of<Value, Args> = Value | ((args: Args) => Value | undefined)

/** Classes, styles and spans of the cells of one column. */
export interface TableColumnMeta<Row extends object, Value = unknown> {
  class?: { th?: Of<string, TableHeader<Row, Value>>; td?: Of<string, TableCell<Row, Value>> }
  style?: { th?: Of<CSSProperties, TableHeader<Row, Value>>; td?: Of<CSSProperties, TableCell<Row, Value>> }
  /** Number of columns that a cell covers. Return 0 for the cells that are covered. */
  colSpan?: { td?: Of<number, TableCell<Row, Value>> }
  /** Number of rows that a cell covers. Return 0 for the cells that are covered. */
  rowSpan?: { td?: Of<number, TableCell<Row, Value>> }
}

/** Classes and styles of rows and of the cells of all columns. */
export interface TableMeta<Row extends object> {
  class?: TableColumnMeta<Row>['class'] & { tr?: Of<string, TableRow<Row>> }
  style?: TableColumnMeta<Row>['style'] & { tr?: Of<CSSProperties, TableRow<Row>> }
}

/** Options of every kind of column. */
export interface TableColumnOptions<Row extends object, Value = unknown>
  extends
    ColumnDef_ColumnFiltering<Engine, Row>,
    ColumnDef_ColumnGrouping<Engine, Row>,
    ColumnDef_ColumnPinning,
    ColumnDef_ColumnResizing,
    ColumnDef_ColumnSizing,
    ColumnDef_ColumnVisibility,
    ColumnDef_GlobalFiltering,
    Omit<ColumnDef_RowAggregation<Engine, Row, Value>, 'aggregatedCell'>,
    ColumnDef_RowSorting<Engine, Row> {
  /** Text of the header, or a function that renders it. @default the key, capitalized */
  header?: string | ((context: TableHeaderContext<Row, Value>) => ReactNode)
  /** Renders the cells. @default the value as text */
  cell?: string | ((context: TableCellContext<Row, Value>) => ReactNode)
  /** Renders the cell of a group of rows, if the column has an `aggregationFn`. @default the same as `cell` */
  aggregatedCell?: string | ((context: TableCellContext<Row, Value>) => ReactNode)
  /** Text of the footer, or a function that renders it. */
  footer?: string | ((context: TableHeaderContext<Row, Value>) => ReactNode)
  /** Alignment of the column. @default 'start' */
  align?: 'start' | 'center' | 'end'
  /** Makes the cells of the column row headers for screen readers. @default false */
  rowHeader?: boolean
  /** Classes and styles for the cells of the column. */
  meta?: TableColumnMeta<Row, Value>
  /** Returns the values for facets and groups, if a cell has several values. */
  getUniqueValues?: (row: Row, index: number) => readonly unknown[]
}

interface KeyColumn<Row extends object, Key extends keyof Row & string> extends TableColumnOptions<Row, Row[Key]> {
  /** Field of the row that the column shows. Use dots to reach nested fields. */
  accessorKey: Key
  accessorFn?: never
  columns?: never
  /** Id of the column in states. @default `accessorKey` */
  id?: string
}

interface PathColumn<Row extends object> extends TableColumnOptions<Row, unknown> {
  accessorKey: `${string}.${string}`
  accessorFn?: never
  columns?: never
  id?: string
}

interface FunctionColumn<Row extends object> extends TableColumnOptions<Row, unknown> {
  /** Computes the value from the row. */
  accessorFn: (row: Row, index: number) => unknown
  accessorKey?: never
  columns?: never
  id: string
}

interface DisplayColumn<Row extends object> extends TableColumnOptions<Row, unknown> {
  id: string
  accessorKey?: never
  accessorFn?: never
  columns?: never
}

interface GroupColumn<Row extends object> extends Pick<
  TableColumnOptions<Row, unknown>,
  'header' | 'footer' | 'align' | 'meta'
> {
  id: string
  /** The columns below the shared header. */
  columns: readonly TableColumn<Row>[]
  accessorKey?: never
  accessorFn?: never
}

/** A column: a field of the row, a computed value, custom content, or a shared header over several columns. */
export type TableColumn<Row extends object> =
  | { [Key in keyof Row & string]: KeyColumn<Row, Key> }[keyof Row & string]
  | PathColumn<Row>
  | FunctionColumn<Row>
  | DisplayColumn<Row>
  | GroupColumn<Row>

/** A column of any kind, as the code reads it: every option may be missing. */
export interface AnyColumn extends TableColumnOptions<object, unknown> {
  id?: string
  accessorKey?: string
  accessorFn?: (row: object, index: number) => unknown
  columns?: readonly AnyColumn[]
  /** Marks a column of checkboxes or toggle buttons that a feature added. */
  control?: boolean
}

export type Attributes = Record<string, unknown>

/** A column as the view renders it. */
export interface ViewColumn {
  id: string
  def: AnyColumn
  /** Attributes that features add to each cell of the column. */
  attributes?: Attributes
  /** Width in px. */
  width?: number
}

/** A header or footer cell as the view renders it. */
export interface ViewHeader {
  key: string
  def: AnyColumn
  colSpan: number
  rowSpan: number
  content: ReactNode
  attributes?: Attributes
  /** The header as the caller's functions receive it. */
  header: TableHeader<object>
}

/**
 * What the view renders, with or without an engine. An item represents a row: the table without features passes the
 * caller's objects and creates a row object only when a function needs it.
 */
export interface TableModel<Item = unknown> {
  table: TableApi<object>
  headers: readonly (readonly ViewHeader[])[]
  footers: readonly (readonly ViewHeader[])[]
  columns: readonly ViewColumn[]
  items: readonly Item[]
  /** Rows that are pinned above and below the others. */
  pinnedTop?: readonly Item[]
  pinnedBottom?: readonly Item[]
  keyOf: (item: Item, index: number) => string
  rowOf: (item: Item, index: number) => TableRow<object>
  cellOf: (item: Item, index: number, column: ViewColumn) => TableCell<object>
  contentOf: (item: Item, index: number, column: ViewColumn) => ReactNode
  attributesOf?: (item: Item) => Attributes | undefined
  /** The content below a row that is expanded. */
  detailOf?: (item: Item) => ReactNode
  /** Ref for the table element, set by features that need the element. */
  base?: RefObject<HTMLTableElement | null>
  /** Whether to render `<col>` elements, because features set the widths of columns on them. */
  sizable?: boolean
  /** Width of the table, if all columns have a width. */
  width?: number | '100%'
  /** Effects and announcements that features render. */
  extra?: ReactNode
}

export type Part = SlotOf<typeof tableTheme>

export interface EngineProps {
  frond: FrondContextValue
  props: ResolvedTableProps
  features: readonly TableFeature[]
}

/** What renders the rows of a table. */
export interface RowsProps {
  count: number
  settings: TableWindow | undefined
  /** Changes when the columns do. */
  columnKey: string
  /** Renders one row. Its element has `aria-rowindex`. */
  renderRow: (index: number) => ReactNode
}

/** How a table is virtualized. */
export interface TableWindow {
  /** Height of a row in px before it is measured. @default 65 */
  estimateSize?: number | ((index: number) => number)
  /** Rows rendered beyond each end of the visible part. @default 12 */
  overscan?: number
}

/** Something a table can do. Features are imported one by one, so that a page loads only those that it uses. */
export interface TableFeature {
  readonly name: string
  /** Renders the table with its features. Features that only change the rendering need no engine. */
  readonly engine?: ComponentType<EngineProps>
  /** Adds the classes of the parts that features render. All features share this function. */
  readonly addTableClasses: (classes: Classes<Part>, kind: 'common' | 'windowed') => Classes<Part>
  /** Renders the rows instead of the table. */
  readonly rows?: ComponentType<RowsProps>
  /** The features of TanStack Table that it needs. */
  readonly parts?: Readonly<Record<string, unknown>>
  /** Other features that it requires. */
  readonly requires?: readonly TableFeature[]
  /** Columns that it adds before the columns of the caller. */
  readonly columns?: (props: ResolvedTableProps) => readonly AnyColumn[]
  /** Content before and after the content of a header. */
  readonly beforeHeader?: (header: TableHeader<object>, context: CellFeatureContext) => ReactNode
  readonly afterHeader?: (header: TableHeader<object>, context: CellFeatureContext) => ReactNode
  /** Replaces the content of a header, unless it returns `undefined`. */
  readonly header?: (content: ReactNode, header: TableHeader<object>, context: CellFeatureContext) => ReactNode
  /** Attributes that it adds to the cells of a column, to header cells and to rows. */
  readonly columnAttributes?: (column: TableEngineColumn<object>, context: FeatureContext) => Attributes | undefined
  readonly headerAttributes?: (header: TableHeader<object>, context: FeatureContext) => Attributes | undefined
  readonly rowAttributes?: (row: TableRow<object>, context: FeatureContext) => Attributes | undefined
  /** Replaces the content of a cell, unless it returns `undefined`. */
  readonly cell?: (cell: TableCell<object>, content: () => ReactNode, context: CellFeatureContext) => ReactNode
  /** Renders effects and announcements. */
  readonly extra?: ComponentType<FeatureContext>
}

/** What a feature receives about its table. */
export interface FeatureContext {
  readonly table: TableApi<object>
  readonly frond: FrondContextValue
  readonly classes: Classes<Part>
  readonly props: ResolvedTableProps
  /** The table element. */
  readonly base: RefObject<HTMLTableElement | null>
  /** False in the first render, which must match the HTML of the server: that has no style attributes. */
  readonly hydrated: boolean
}

/** What a feature receives for one column. */
export interface CellFeatureContext extends FeatureContext {
  /** The column as the caller defined it. */
  readonly def: AnyColumn
}
