import type { ReactNode } from 'react'
import { warn } from '../../system/warn.ts'
import type { ResolvedTableProps } from '../Table.tsx'
import {
  checkColumns,
  checkIds,
  columnId,
  columnLabel,
  columnsOfData,
  leavesOf,
  orSpace,
  rowIdOf,
  toContent,
  valueOf,
} from './columns.ts'
import type {
  AnyColumn,
  TableApi,
  TableCell,
  TableCellContext,
  TableHeader,
  TableHeaderContext,
  TableModel,
  TableRow,
  ViewColumn,
  ViewHeader,
} from './types.ts'

type Row = object

/**
 * The model of a table without features. It needs no engine: the rows are the data. The row, cell and table objects
 * that the caller's functions receive are created when those functions are called.
 */
export function createPlainModel(props: ResolvedTableProps): TableModel<Row> {
  const { data, getRowId, renderFallbackValue } = props
  const given = (props.columns as readonly AnyColumn[] | undefined) ?? columnsOfData(data)
  const defs = props.defaultColumn ? withDefaults(given, props.defaultColumn as AnyColumn) : given
  const columns = leavesOf(defs).map((def): ViewColumn => ({ id: columnId(def), def, width: def.size }))

  const keyOf = (row: Row, index: number) => getRowId?.(row, index) ?? rowIdOf(row, index)
  if (process.env.NODE_ENV !== 'production') {
    checkColumns(given)
    checkIds(data, () => data.map(keyOf))
  }

  const table = warnOnMissing({
    options: { data, columns: given, meta: props.meta },
    state: {},
    getRowModel: () => ({ rows: data.map(rowOf) }),
    getRowCount: () => data.length,
    getAllLeafColumns: () => columns.map(columnOf),
    getColumn: (id: string) => columns.filter((column) => column.id === id).map(columnOf)[0],
  }) as unknown as TableApi<Row>

  const columnOf = ({ id, def }: Pick<ViewColumn, 'id' | 'def'>) => warnOnMissing({ id, columnDef: def, table })
  const rowOf = (original: Row, index: number) => {
    const getValue = (id: string) => {
      const column = columns.find((candidate) => candidate.id === id)
      return column && valueOf(column.def, original, index)
    }
    const renderValue = (id: string) => getValue(id) ?? renderFallbackValue
    const id = keyOf(original, index)
    return warnOnMissing({
      id,
      index,
      original,
      depth: 0,
      subRows: [],
      table,
      getValue,
      renderValue,
    }) as unknown as TableRow<Row>
  }

  function cellOf(original: Row, index: number, column: ViewColumn): TableCell<Row> {
    const row = rowOf(original, index)
    const getValue = () => valueOf(column.def, original, index)
    const renderValue = () => getValue() ?? renderFallbackValue
    const cell = warnOnMissing({
      id: `${row.id}_${column.id}`,
      row,
      column: columnOf(column),
      table,
      getValue,
      renderValue,
      getContext: () => ({ ...cell, cell }),
    }) as unknown as TableCell<Row>
    return cell
  }

  function contentOf(row: Row, index: number, column: ViewColumn): ReactNode {
    const { cell } = column.def
    if (typeof cell === 'function')
      return orSpace(cell(cellOf(row, index, column).getContext() as TableCellContext<Row>))
    return cell ?? toContent(valueOf(column.def, row, index), renderFallbackValue)
  }

  function headerOf(def: AnyColumn, part: 'header' | 'footer', depth: number, deepest: number): ViewHeader {
    const id = columnId(def)
    const colSpan = def.columns ? leavesOf(def.columns).length : 1
    const column = columnOf({ id, def })
    const header = warnOnMissing({ id, column, table, colSpan, depth }) as unknown as TableHeader<Row>
    const context = { header, column, table } as unknown as TableHeaderContext<Row>
    const shown = def[part]
    return {
      key: `${depth} ${id}`,
      def,
      colSpan,
      rowSpan: def.columns ? 1 : deepest - depth,
      content: typeof shown === 'function' ? shown(context) : part === 'header' ? columnLabel(def) : shown,
      header,
    }
  }

  const lines = toLevels(defs)
  const hasFooter = columns.some(({ def }) => def.footer !== undefined)
  return {
    table,
    headers: lines.map((line, depth) => line.map((def) => headerOf(def, 'header', depth, lines.length))),
    footers: hasFooter ? [columns.map(({ def }) => headerOf(def, 'footer', 0, 1))] : [],
    columns,
    items: data,
    keyOf,
    rowOf,
    cellOf,
    contentOf,
  }
}

function withDefaults(columns: readonly AnyColumn[], defaults: AnyColumn): AnyColumn[] {
  return columns.map((column) =>
    column.columns ? { ...column, columns: withDefaults(column.columns, defaults) } : { ...defaults, ...column },
  )
}

/** The columns level by level. Each column is on the level at which its header starts. */
function toLevels(columns: readonly AnyColumn[]): AnyColumn[][] {
  const lines: AnyColumn[][] = []
  const walk = (level: readonly AnyColumn[], depth: number) => {
    for (const column of level) {
      ;(lines[depth] ??= []).push(column)
      if (column.columns) walk(column.columns, depth + 1)
    }
  }
  walk(columns, 0)
  return lines
}

/** In development, warns when the caller uses a method that only a feature adds. */
function warnOnMissing<Thing extends object>(thing: Thing): Thing {
  return process.env.NODE_ENV === 'production' ? thing : (Object.setPrototypeOf(thing, missingMethods) as Thing)
}

const missingMethods: object =
  process.env.NODE_ENV === 'production'
    ? {}
    : new Proxy(Object.prototype, {
        get(target, key) {
          if (typeof key === 'string' && /^(?:get|set|toggle|pin|reset)[A-Z]/.test(key)) {
            warn('Table', `${key}() needs a feature. Pass it, such as features={[tableSelection]}.`)
          }
          return Reflect.get(target, key) as unknown
        },
      })
