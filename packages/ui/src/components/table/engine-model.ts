import { createElement, Fragment, type ReactNode } from 'react'
import { fillSlot } from '../../system/slots.ts'
import type { ResolvedTableProps } from '../Table.tsx'
import { columnId, flatColumns, orSpace, toContent } from './columns.ts'
import type {
  AnyColumn,
  Attributes,
  FeatureContext,
  TableCell,
  TableEngineColumn,
  TableFeature,
  TableHeader,
  TableModel,
  TableRow,
  ViewColumn,
  ViewHeader,
} from './types.ts'

type Row = object

/** The model of a table with features: the results of the engine, and the additions of the features. */
export function createEngineModel(
  context: FeatureContext,
  features: readonly TableFeature[],
  defs: readonly AnyColumn[],
): TableModel<TableRow<Row>> {
  const { table, props } = context
  const defsById = new Map(flatColumns(defs).map((def) => [columnId(def), def]))
  // The definition as the caller wrote it: the engine adds defaults to its own copy.
  const defOf = (id: string): AnyColumn => ({ ...(props.defaultColumn as AnyColumn), ...defsById.get(id) })
  const toHeader = (header: TableHeader<Row>, part: 'header' | 'footer') =>
    toViewHeader(context, features, header, part, defOf(header.column.id))

  const groups = table.getHeaderGroups()
  const leaves = groups.at(-1)?.headers ?? []
  const sizes = table.state.columnSizing ?? {}
  const columns = leaves.map(({ column }) => toViewColumn(context, features, column, defOf(column.id)))
  const hasFooter = columns.some(({ def }) => def.footer !== undefined)
  const hasPinnedRows = 'getTopRows' in table && table.getIsSomeRowsPinned()
  const rowFeatures = features.filter(({ rowAttributes }) => rowAttributes)
  return {
    table,
    // A header that spans several levels is rendered on the first of them. On the others its `rowSpan` is 0.
    headers: groups.map(({ headers }) =>
      headers.filter(({ rowSpan }) => rowSpan > 0).map((header) => toHeader(header, 'header')),
    ),
    footers: hasFooter ? [leaves.map((header) => ({ ...toHeader(header, 'footer'), rowSpan: 1 }))] : [],
    columns,
    items: hasPinnedRows ? table.getCenterRows() : table.getRowModel().rows,
    pinnedTop: hasPinnedRows ? table.getTopRows() : undefined,
    pinnedBottom: hasPinnedRows ? table.getBottomRows() : undefined,
    keyOf: (row) => row.id,
    rowOf: (row) => row,
    cellOf,
    contentOf: createContentOf(context, features),
    attributesOf: (row) => mergeAttributes(rowFeatures.map((feature) => feature.rowAttributes!(row, context))),
    detailOf: (row) => detailOf(row, props),
    base: context.base,
    sizable: 'setColumnSizing' in table,
    width: toWidth(columns, sizes),
    extra: features.map((feature) => feature.extra && createElement(feature.extra, { key: feature.name, ...context })),
  }
}

function toViewColumn(
  context: FeatureContext,
  features: readonly TableFeature[],
  column: TableEngineColumn<Row>,
  def: AnyColumn,
): ViewColumn {
  return {
    id: column.id,
    def,
    width: context.table.state.columnSizing?.[column.id] ?? def.size,
    attributes: mergeAttributes(features.map((feature) => feature.columnAttributes?.(column, context))),
  }
}

function cellOf(row: TableRow<Row>, _: number, column: ViewColumn): TableCell<Row> {
  return row.getAllCellsByColumnId()[column.id] as TableCell<Row>
}

/** Renders the content of a cell. The first feature that returns content for a cell replaces its own. */
function createContentOf(context: FeatureContext, features: readonly TableFeature[]) {
  const cellFeatures = features.filter(({ cell }) => cell)

  function ownContent(row: TableRow<Row>, column: ViewColumn, isAggregated: boolean): ReactNode {
    const { def } = column
    const template = (isAggregated ? def.aggregatedCell : undefined) ?? def.cell
    if (typeof template === 'function') return orSpace(template(cellOf(row, 0, column).getContext() as never))
    return template ?? toContent(row.getValue(column.id), context.props.renderFallbackValue)
  }

  return (row: TableRow<Row>, index: number, column: ViewColumn): ReactNode => {
    if (cellFeatures.length === 0) return ownContent(row, column, false)
    const cell = cellOf(row, index, column)
    const isAggregated = 'getIsAggregated' in cell && cell.getIsAggregated()
    const content = () => ownContent(row, column, isAggregated)
    for (const feature of cellFeatures) {
      const replaced = feature.cell!(cell, content, { ...context, def: column.def })
      if (replaced !== undefined) return replaced
    }
    return content()
  }
}

function toViewHeader(
  context: FeatureContext,
  features: readonly TableFeature[],
  header: TableHeader<Row>,
  part: 'header' | 'footer',
  def: AnyColumn,
): ViewHeader {
  const isHeader = part === 'header'
  const template = def[part]
  let label: string | undefined
  let content: ReactNode = typeof template === 'function' ? template(header.getContext() as never) : template
  if (isHeader) {
    const own = { ...context, def }
    for (const feature of features) content = feature.header?.(content, header, own) ?? content
    const before = features.map((feature) => feature.beforeHeader?.(header, own))
    const after = features.map((feature) => feature.afterHeader?.(header, own))
    if ([...before, ...after].some(Boolean)) {
      content = createElement(Fragment, null, ...before, content, ...after)
      // Without a label, the controls would be part of the name of the column.
      if (typeof template === 'string') label = template
    }
  }
  return {
    key: header.id,
    def,
    colSpan: header.colSpan,
    rowSpan: header.rowSpan,
    content,
    attributes: mergeAttributes([
      { 'data-column': header.column.columns.length > 0 ? undefined : header.column.id, 'aria-label': label },
      ...features.map((feature) => feature.columnAttributes?.(header.column, context)),
      ...(isHeader ? features.map((feature) => feature.headerAttributes?.(header, context)) : []),
    ]),
    header,
  }
}

function detailOf(row: TableRow<Row>, { renderExpanded }: ResolvedTableProps): ReactNode {
  if (renderExpanded === undefined || !('getIsExpanded' in row) || !row.getIsExpanded()) return undefined
  if ('getIsGrouped' in row && row.getIsGrouped()) return undefined
  return fillSlot(renderExpanded, { row })
}

/** The sum of the widths if all columns have one. If only some have one, the others share the rest of 100%. */
function toWidth(columns: readonly ViewColumn[], sizes: Readonly<Record<string, number>>): number | '100%' | undefined {
  if (Object.keys(sizes).length === 0) return undefined
  if (columns.some(({ width }) => width === undefined)) return '100%'
  return columns.reduce((sum, { width }) => sum + width!, 0)
}

function mergeAttributes(all: readonly (Attributes | undefined)[]): Attributes | undefined {
  const given = all.filter((attributes) => attributes !== undefined)
  return given.length > 0 ? (Object.assign({}, ...given) as Attributes) : undefined
}
