import { Fragment, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { isFromControl } from '../../primitives/focus/focusable.ts'
import { addClass, type Classes } from '../../system/resolve-classes.ts'
import { partClass } from '../../theme/class-names.ts'
import { tableTheme } from '../../theme/table.ts'
import type { ResolvedTableProps } from '../Table.tsx'
import { joinStyles, resolveMeta } from './meta.ts'
import type { Attributes, Part, TableModel, TableRow, ViewColumn } from './types.ts'

/** A cell with only this class needs no class attribute: the table element styles it. */
const bareCell = partClass(tableTheme, 'td')
/** A row with only this class needs no class attribute unless it can be pressed: the class is about focus and hover. */
const bareRow = partClass(tableTheme, 'tr')

/** The attributes that all rows share. */
export function baseRowAttributes(classes: Classes<Part>): Attributes {
  return { ...(classes.tr !== bareRow && { className: classes.tr }), 'data-slot': 'tr' }
}

/** Renders an item as a row. `rowIndex` is its number in the table, for tables that render only some of their rows. */
export type RenderRow<Item> = (item: Item, index: number, rowIndex?: number) => ReactNode

/** What is the same for all rows is computed once, because a table can have very many of them. */
export function createRowRenderer<Item>(
  props: ResolvedTableProps,
  classes: Classes<Part>,
  model: TableModel<Item>,
): RenderRow<Item> {
  const { columns } = model
  const { meta } = props
  const hasHandlers = Boolean(props.onSelect ?? props.onHover ?? props.onContextMenu)
  const needsRow = hasHandlers || meta?.class?.tr !== undefined || meta?.style?.tr !== undefined
  const baseRow = baseRowAttributes(classes)
  const baseCells = columns.map((column) => baseCellAttributes(column, classes.td))
  /** The number of columns with checkboxes or toggles before the first column with data. */
  const controls = Math.max(
    columns.findIndex(({ def }) => !def.control),
    0,
  )

  // Attributes without a value are left out: a table has so many elements that even `undefined` costs time.
  function rowAttributes(item: Item, index: number, rowIndex: number | undefined): Attributes {
    const common = { ...baseRow, ...model.attributesOf?.(item) }
    if (!needsRow && rowIndex === undefined) return common
    const row = model.rowOf(item, index)
    return {
      ...common,
      className: addClass(classes.tr, resolveMeta(meta?.class?.tr, row)),
      style: resolveMeta(meta?.style?.tr, row),
      'aria-rowindex': rowIndex,
      ...(hasHandlers && handlersOf(row, props)),
    }
  }

  function renderCell(item: Item, index: number, column: ViewColumn, common: Attributes): ReactNode {
    const Cell = column.def.rowHeader ? 'th' : 'td'
    const own = column.def.meta
    if (!own && !meta?.class?.td && !meta?.style?.td) {
      return (
        <Cell key={column.id} {...common}>
          {model.contentOf(item, index, column)}
        </Cell>
      )
    }
    const cell = model.cellOf(item, index, column)
    const colSpan = resolveMeta(own?.colSpan?.td, cell)
    const rowSpan = resolveMeta(own?.rowSpan?.td, cell)
    // A cell with span 0 is covered by another cell.
    if (colSpan === 0 || rowSpan === 0) return null
    return (
      <Cell
        key={column.id}
        {...common}
        className={addClass(
          addClass((common.className as string | undefined) ?? classes.td, resolveMeta(meta?.class?.td, cell)),
          resolveMeta(own?.class?.td, cell),
        )}
        style={joinStyles(common.style, resolveMeta(meta?.style?.td, cell), resolveMeta(own?.style?.td, cell))}
        colSpan={colSpan}
        rowSpan={rowSpan}
      >
        {model.contentOf(item, index, column)}
      </Cell>
    )
  }

  return function renderRow(item, index, rowIndex) {
    const key = model.keyOf(item, index)
    const row = (
      <tr key={key} {...rowAttributes(item, index, rowIndex)}>
        {columns.map((column, place) => renderCell(item, index, column, baseCells[place]!))}
      </tr>
    )
    const detail = model.detailOf?.(item)
    if (detail === undefined) return row
    return (
      <Fragment key={key}>
        {row}
        <tr {...baseRow} data-detail="">
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell, not a control */}
          {controls > 0 && <td colSpan={controls} className={classes.td} data-slot="td" />}
          <td colSpan={columns.length - controls} className={classes.td} data-slot="td">
            {detail}
          </td>
        </tr>
      </Fragment>
    )
  }
}

/** The attributes that all cells of a column share. */
function baseCellAttributes({ def, attributes }: ViewColumn, className: string): Attributes {
  if (className === bareCell && !def.align && !def.rowHeader && !attributes) return { 'data-slot': 'td' }
  return {
    'data-slot': 'td',
    scope: def.rowHeader ? 'row' : undefined,
    'data-align': def.align,
    ...attributes,
    className: addClass(className, attributes?.className as string | undefined),
  }
}

function isPressOnRow(event: MouseEvent<HTMLTableRowElement>): boolean {
  // React also bubbles events of popups that a cell renders through a portal.
  return event.currentTarget.contains(event.target as Element) && !isFromControl(event.target, event.currentTarget)
}

function handlersOf(row: TableRow<object>, props: ResolvedTableProps): Attributes {
  const { onSelect, onHover, onContextMenu } = props
  return {
    ...(onSelect && {
      tabIndex: 0,
      'data-selectable': '',
      onClick: (event: MouseEvent<HTMLTableRowElement>) => {
        if (isPressOnRow(event)) onSelect(row, event)
      },
      onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => {
        if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return
        event.preventDefault()
        onSelect(row, event)
      },
    }),
    ...(onHover && {
      onMouseEnter: (event: MouseEvent<HTMLTableRowElement>) => onHover(row, event),
      onMouseLeave: (event: MouseEvent<HTMLTableRowElement>) => onHover(null, event),
    }),
    ...(onContextMenu && {
      onContextMenu: (event: MouseEvent<HTMLTableRowElement>) => {
        if (event.currentTarget.contains(event.target as Element)) onContextMenu(row, event)
      },
    }),
  }
}
