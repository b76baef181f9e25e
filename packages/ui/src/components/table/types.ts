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
 * All that the engine can do. What a table really has depends on its `features`; the types name everything, so that
 * columns can be written down before the table that shows them.
 */
export type Engine = Omit<StockFeatures, 'cellSelectionFeature' | 'cellSpanningFeature'> & {
  aggregationFns: typeof aggregationFns
  filterFns: typeof filterFns
  sortFns: typeof sortFns
}

/** A row of the table: `original` is yours, `id` and `index` say which it is, the rest comes with the features. */
export type TableRow<Row extends object> = EngineRow<Engine, Row>

/** The table itself, as functions get it. */
export type TableApi<Row extends object> = Omit<EngineTable<Engine, Row>, 'store'> & {
  /** The states of the features in use. */
  readonly state: Readonly<TableState>
}

/** The states of all features. `TableState['sorting']` is the type of the state `sorting`, and so on. */
export type TableState = EngineState<Engine>

export type TableCell<Row extends object, Value = unknown> = Cell<Engine, Row, Value>
export type TableHeader<Row extends object, Value = unknown> = Header<Engine, Row, Value>
export type TableEngineColumn<Row extends object, Value = unknown> = Column<Engine, Row, Value>

/** What `cell` of a column knows. */
export type TableCellContext<Row extends object, Value = unknown> = CellContext<Engine, Row, Value>

/** What `header` and `footer` of a column know. */
export type TableHeaderContext<Row extends object, Value = unknown> = HeaderContext<Engine, Row, Value>

/** A value, or a function of the cell, header or row it is for. */
type Of<Value, Args> = Value | ((args: Args) => Value | undefined)

/** Classes and styles of the cells of one column. */
export interface TableColumnMeta<Row extends object, Value = unknown> {
  class?: { th?: Of<string, TableHeader<Row, Value>>; td?: Of<string, TableCell<Row, Value>> }
  style?: { th?: Of<CSSProperties, TableHeader<Row, Value>>; td?: Of<CSSProperties, TableCell<Row, Value>> }
  /** How many columns a cell covers. Those it covers are left out with 0. */
  colSpan?: { td?: Of<number, TableCell<Row, Value>> }
  /** How many rows a cell covers. Those it covers are left out with 0. */
  rowSpan?: { td?: Of<number, TableCell<Row, Value>> }
}

/** Classes and styles of rows and of the cells of all columns. */
export interface TableMeta<Row extends object> {
  class?: TableColumnMeta<Row>['class'] & { tr?: Of<string, TableRow<Row>> }
  style?: TableColumnMeta<Row>['style'] & { tr?: Of<CSSProperties, TableRow<Row>> }
}

/** What every kind of column takes. */
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
  /** Text of the header, or a function that renders it. @default the key, capitalised */
  header?: string | ((context: TableHeaderContext<Row, Value>) => ReactNode)
  /** Renders the cells. @default the value as text */
  cell?: string | ((context: TableCellContext<Row, Value>) => ReactNode)
  /** Renders the cell of a group of rows, where the column has an `aggregationFn`. @default as `cell` does */
  aggregatedCell?: string | ((context: TableCellContext<Row, Value>) => ReactNode)
  /** Text below the column, or a function that renders it. */
  footer?: string | ((context: TableHeaderContext<Row, Value>) => ReactNode)
  /** Side at which the text of the column stands. @default 'start' */
  align?: 'start' | 'center' | 'end'
  /** Makes the cells of the column the headers of their rows, for screen readers. @default false */
  rowHeader?: boolean
  /** Classes and styles for the cells of the column. */
  meta?: TableColumnMeta<Row, Value>
  /** The values by which the column is faceted and grouped, where a cell has several. */
  getUniqueValues?: (row: Row, index: number) => readonly unknown[]
}

interface KeyColumn<Row extends object, Key extends keyof Row & string> extends TableColumnOptions<Row, Row[Key]> {
  /** Field of the row that the column shows. Dots lead into nested objects. */
  accessorKey: Key
  accessorFn?: never
  columns?: never
  /** Name of the column in states. @default `accessorKey` */
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
  /** The columns below the common header. */
  columns: readonly TableColumn<Row>[]
  accessorKey?: never
  accessorFn?: never
}

/** A column: a field of the row, a value computed from it, free content, or a header over several columns. */
export type TableColumn<Row extends object> =
  | { [Key in keyof Row & string]: KeyColumn<Row, Key> }[keyof Row & string]
  | PathColumn<Row>
  | FunctionColumn<Row>
  | DisplayColumn<Row>
  | GroupColumn<Row>

/** A column as the code sees it: any of them, with what may be missing. */
export interface AnyColumn extends TableColumnOptions<object, unknown> {
  id?: string
  accessorKey?: string
  accessorFn?: (row: object, index: number) => unknown
  columns?: readonly AnyColumn[]
  /** A column of checkboxes or toggles that a feature added. */
  control?: boolean
}

export type Attributes = Record<string, unknown>

/** A column as it is drawn. */
export interface ViewColumn {
  id: string
  def: AnyColumn
  /** What a feature adds to each of its cells. */
  attributes?: Attributes
  /** Width in px. */
  width?: number
}

/** A header or footer cell as it is drawn. */
export interface ViewHeader {
  key: string
  def: AnyColumn
  colSpan: number
  rowSpan: number
  content: ReactNode
  attributes?: Attributes
  /** The header as functions see it. */
  header: TableHeader<object>
}

/**
 * What the view draws, whoever made it. An item is whatever stands for a row: the plain table passes the caller's own
 * objects and makes a row of one only where somebody asks for it.
 */
export interface TableModel<Item = unknown> {
  table: TableApi<object>
  headers: readonly (readonly ViewHeader[])[]
  footers: readonly (readonly ViewHeader[])[]
  columns: readonly ViewColumn[]
  items: readonly Item[]
  /** Rows that stay above and below the others. */
  pinnedTop?: readonly Item[]
  pinnedBottom?: readonly Item[]
  keyOf: (item: Item, index: number) => string
  rowOf: (item: Item, index: number) => TableRow<object>
  cellOf: (item: Item, index: number, column: ViewColumn) => TableCell<object>
  contentOf: (item: Item, index: number, column: ViewColumn) => ReactNode
  attributesOf?: (item: Item) => Attributes | undefined
  /** What shows below a row that is expanded. */
  detailOf?: (item: Item) => ReactNode
  /** The table element, where somebody else needs it, too. */
  base?: RefObject<HTMLTableElement | null>
  /** The widths of columns may be set in the page, so there have to be elements for them. */
  sizable?: boolean
  /** Width of the whole, where the columns add up to it. */
  width?: number | '100%'
  /** What features bring besides: effects and announcements. */
  extra?: ReactNode
}

export type Part = SlotOf<typeof tableTheme>

export interface EngineProps {
  frond: FrondContextValue
  props: ResolvedTableProps
  features: readonly TableFeature[]
}

/** What it takes to draw the rows of a table. */
export interface RowsProps {
  count: number
  settings: TableWindow | undefined
  /** Changes when the columns do. */
  columnKey: string
  /** Renders one row. Its element has `aria-rowindex`. */
  renderRow: (index: number) => ReactNode
}

/** How a long table is windowed. */
export interface TableWindow {
  /** Height of a row in px before it is measured. @default 65 */
  estimateSize?: number | ((index: number) => number)
  /** Rows drawn beyond what is seen, at either end. @default 12 */
  overscan?: number
}

/** Something a table can do. Features are imported one by one, so that a page carries those it uses. */
export interface TableFeature {
  readonly name: string
  /** Draws the table with the features it has. A feature of the drawing alone needs none. */
  readonly engine?: ComponentType<EngineProps>
  /** Gives the parts that features add their look. All features have the same. */
  readonly addTableClasses: (classes: Classes<Part>, kind: 'common' | 'windowed') => Classes<Part>
  /** Draws the rows in place of the table. */
  readonly rows?: ComponentType<RowsProps>
  /** The parts of the engine that it needs. */
  readonly parts?: Readonly<Record<string, unknown>>
  /** Features that it works with. */
  readonly requires?: readonly TableFeature[]
  /** Columns that it puts before those of the caller. */
  readonly columns?: (props: ResolvedTableProps) => readonly AnyColumn[]
  /** What stands before and after the content of a header. */
  readonly beforeHeader?: (header: TableHeader<object>, context: CellFeatureContext) => ReactNode
  readonly afterHeader?: (header: TableHeader<object>, context: CellFeatureContext) => ReactNode
  /** Content of a header in place of the usual one, or `undefined`. */
  readonly header?: (content: ReactNode, header: TableHeader<object>, context: CellFeatureContext) => ReactNode
  /** What it adds to header cells, and to the cells of a column. */
  readonly columnAttributes?: (column: TableEngineColumn<object>, context: FeatureContext) => Attributes | undefined
  readonly headerAttributes?: (header: TableHeader<object>, context: FeatureContext) => Attributes | undefined
  readonly rowAttributes?: (row: TableRow<object>, context: FeatureContext) => Attributes | undefined
  /** Content of a cell in place of the usual one, or `undefined`. */
  readonly cell?: (cell: TableCell<object>, content: () => ReactNode, context: CellFeatureContext) => ReactNode
  /** Effects and announcements. */
  readonly extra?: ComponentType<FeatureContext>
}

/** What a feature knows of the table it works in. */
export interface FeatureContext {
  readonly table: TableApi<object>
  readonly frond: FrondContextValue
  readonly classes: Classes<Part>
  readonly props: ResolvedTableProps
  /** The table element. */
  readonly base: RefObject<HTMLTableElement | null>
  /** False in the first render of what the server has sent, which carries no style attributes. */
  readonly hydrated: boolean
}

/** The same, for one column. */
export interface CellFeatureContext extends FeatureContext {
  /** The column as it was written. */
  readonly def: AnyColumn
}
