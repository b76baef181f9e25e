'use client'

import {
  createElement,
  Fragment,
  useId,
  useImperativeHandle,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { isFromControl } from '../../primitives/focus/focusable.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { fillSlot, isEmptySlot } from '../../system/slots.ts'
import { messagesOf } from '../../system/messages.ts'
import { joinRefs, renderElement } from '../../system/render-element.ts'
import { addClass, resolveClasses, type Classes } from '../../system/resolve-classes.ts'
import { useScrollRegion } from '../../primitives/focus/use-scroll-region.ts'
import { table as english } from '../../locale/en.ts'
import { partClass } from '../../theme/class-names.ts'
import { tableTheme } from '../../theme/table.ts'
import type { ResolvedTableProps } from '../Table.tsx'
import type { Attributes, Part, TableModel, TableRow, ViewColumn, ViewHeader } from './types.ts'

interface TableViewProps<Item> {
  frond: FrondContextValue
  props: ResolvedTableProps
  classes: Classes<Part>
  model: TableModel<Item>
}

/** Cells that wear no more than this need no class: the table gives them their look. */
const bareCell = partClass(tableTheme, 'td')
/** Rows that wear no more than this and cannot be pressed need no class: it is about focus and pointer. */
const bareRow = partClass(tableTheme, 'tr')

export function tableClasses(frond: FrondContextValue, props: ResolvedTableProps): Classes<Part> {
  const { sticky, loading, features, virtualize } = props
  const classes = resolveClasses(
    frond,
    tableTheme,
    {
      color: loading ? props.loadingColor : undefined,
      loadingAnimation: loading ? props.loadingAnimation : undefined,
      stickyHeader: sticky === true || sticky === 'header',
      stickyFooter: sticky === true || sticky === 'footer',
    },
    props.ui,
    props.className,
  )
  // Every feature brings the look of what features add.
  const addTableClasses = features?.[0]?.addTableClasses
  if (!addTableClasses) return classes
  const looking = addTableClasses(classes, 'common')
  return virtualize !== false && features.some(({ rows }) => rows) ? addTableClasses(looking, 'windowed') : looking
}

/** Draws a table, whether an engine stands behind it or not. */
export function TableView<Item>({ frond, props, classes, model }: TableViewProps<Item>) {
  const { table, columns, items, pinnedTop = [], pinnedBottom = [] } = model
  const { attributes, virtualize, loading, meta, render, ref, handleRef } = props
  const { 'aria-label': label, 'aria-labelledby': labelledby, ...rest } = attributes
  const messages = messagesOf(frond, 'table', english)
  const captionId = useId()
  const root = useRef<HTMLElement>(null)
  const ownBase = useRef<HTMLTableElement>(null)
  const base = model.base ?? ownBase

  const caption = props.renderCaption === undefined ? props.caption : fillSlot(props.renderCaption, { table })
  const hasCaption = !isEmptySlot(caption)
  const name = label ?? (labelledby || hasCaption ? undefined : messages.label)
  useScrollRegion({
    box: root,
    content: base,
    label: name,
    labelledby: labelledby ?? (hasCaption ? captionId : undefined),
  })
  useImperativeHandle(handleRef, () => ({ tableRef: base, tableApi: table }), [base, table])

  function drawRow(item: Item, index: number, rowIndex?: number): ReactNode {
    const key = model.keyOf(item, index)
    const line = (
      <tr key={key} {...rowAttributes(item, index, rowIndex)}>
        {columns.map((column, place) => drawCell(item, index, column, cells[place]!))}
      </tr>
    )
    const detail = model.detailOf?.(item)
    if (detail === undefined) return line
    return (
      <Fragment key={key}>
        {line}
        <tr {...plainRow} data-detail="">
          <td colSpan={columns.length} className={classes.td} data-slot="td">
            {detail}
          </td>
        </tr>
      </Fragment>
    )
  }

  // Attributes that are not there are left out: a table has so many elements that even `undefined` takes its time.
  function rowAttributes(item: Item, index: number, rowIndex: number | undefined): Attributes {
    const common = { ...plainRow, ...model.attributesOf?.(item) }
    if (!needsRow && rowIndex === undefined) return common
    const row = model.rowOf(item, index)
    return {
      ...common,
      className: addClass(classes.tr, of(meta?.class?.tr, row)),
      style: of(meta?.style?.tr, row),
      'aria-rowindex': rowIndex,
      ...(hasHandlers && handlersOf(row, props)),
    }
  }

  const hasHandlers = Boolean(props.onSelect ?? props.onHover ?? props.onContextMenu)
  const needsRow = hasHandlers || meta?.class?.tr !== undefined || meta?.style?.tr !== undefined
  const plainRow: Attributes = { ...(classes.tr !== bareRow && { className: classes.tr }), 'data-slot': 'tr' }
  const cells = columns.map((column) => cellAttributes(column, classes.td))

  function drawCell(item: Item, index: number, column: ViewColumn, common: Attributes): ReactNode {
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
    const colSpan = of(own?.colSpan?.td, cell)
    const rowSpan = of(own?.rowSpan?.td, cell)
    if (colSpan === 0 || rowSpan === 0) return null
    return (
      <Cell
        key={column.id}
        {...common}
        className={addClass(
          addClass((common.className as string | undefined) ?? classes.td, of(meta?.class?.td, cell)),
          of(own?.class?.td, cell),
        )}
        style={joinStyles(common.style, of(meta?.style?.td, cell), of(own?.style?.td, cell))}
        colSpan={colSpan}
        rowSpan={rowSpan}
      >
        {model.contentOf(item, index, column)}
      </Cell>
    )
  }

  function drawHeader(view: ViewHeader, part: 'th' | 'td'): ReactNode {
    const { def, header } = view
    const isLeaf = !def.columns
    return createElement(
      part,
      {
        key: view.key,
        scope: part === 'th' ? (isLeaf ? 'col' : 'colgroup') : undefined,
        colSpan: view.colSpan > 1 ? view.colSpan : undefined,
        rowSpan: view.rowSpan > 1 ? view.rowSpan : undefined,
        'data-align': def.align ?? (isLeaf ? undefined : 'center'),
        'data-slot': part,
        ...view.attributes,
        className: [
          view.attributes?.className,
          of(meta?.class?.th, header),
          of(def.meta?.class?.th, header),
        ].reduce<string>((all, added) => addClass(all, added as string | undefined), classes[part]),
        style: joinStyles(view.attributes?.style, of(meta?.style?.th, header), of(def.meta?.style?.th, header)),
      },
      view.content,
    )
  }

  const isEmpty = items.length + pinnedTop.length + pinnedBottom.length === 0
  const Rows = virtualize === false || isEmpty ? undefined : props.features?.find(({ rows }) => rows)?.rows
  const headRows = model.headers.length

  function drawBody(): ReactNode {
    if (isEmpty) {
      const part = loading ? 'loading' : 'empty'
      const slot = loading ? props.renderLoading : props.renderEmpty
      const text = loading ? messages.loading : (props.empty ?? messages.noData)
      return (
        <tr data-slot="tr">
          <td colSpan={columns.length || 1} className={classes[part]} data-slot={part}>
            {slot === undefined ? text : fillSlot(slot, { table })}
          </td>
        </tr>
      )
    }
    if (!Rows) return items.map((item, index) => drawRow(item, index))
    return (
      <Rows
        count={items.length}
        settings={typeof virtualize === 'object' ? virtualize : undefined}
        columnKey={[model.width, ...columns.map(({ id }) => id)].join()}
        // A row whose number is known is the same row for as long as the table around it is not drawn anew.
        drawRow={(index) => drawRow(items[index]!, index, headRows + index + 1)}
      />
    )
  }

  const drawTable = (
    <table
      ref={base}
      width={model.width}
      className={classes.base}
      data-slot="base"
      aria-label={label}
      aria-labelledby={labelledby}
      aria-busy={loading || undefined}
      aria-rowcount={Rows ? headRows + items.length + model.footers.length : undefined}
    >
      {hasCaption && (
        <caption id={captionId} className={classes.caption} data-slot="caption">
          {caption}
        </caption>
      )}
      {(Rows || model.sizable || columns.some(({ width }) => width !== undefined)) && (
        <colgroup>
          {columns.map(({ id, width }) => (
            // As an attribute, because a Content-Security-Policy may forbid styles in the HTML.
            <col key={id} data-column={id} width={width} />
          ))}
        </colgroup>
      )}
      <thead className={classes.thead} data-slot="thead">
        {model.headers.map((line, index) => (
          <tr key={index} {...plainRow} aria-rowindex={Rows ? index + 1 : undefined}>
            {line.map((header) => drawHeader(header, 'th'))}
          </tr>
        ))}
        <tr className={classes.separator} data-slot="separator" aria-hidden />
      </thead>
      {pinnedTop.length > 0 && drawPinned('top', pinnedTop)}
      <tbody className={classes.tbody} data-slot="tbody">
        {fillSlot(props.bodyTop, { table })}
        {drawBody()}
        {fillSlot(props.bodyBottom, { table })}
      </tbody>
      {pinnedBottom.length > 0 && drawPinned('bottom', pinnedBottom)}
      {model.footers.length > 0 && (
        <tfoot className={classes.tfoot} data-slot="tfoot">
          {model.footers.map((line, index) => (
            <tr key={index} {...plainRow} aria-rowindex={Rows ? headRows + items.length + index + 1 : undefined}>
              {line.map((header) => drawHeader(header, 'td'))}
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  )

  function drawPinned(side: 'top' | 'bottom', rows: readonly Item[]): ReactNode {
    return (
      <tbody className={classes.tbody} data-slot="tbody" data-pinned={side}>
        {rows.map((item, index) => drawRow(item, index))}
      </tbody>
    )
  }

  return (
    <>
      {fillSlot(props.top, { table })}
      {renderElement('div', render, {
        'data-slot': 'table',
        ...rest,
        className: classes.root,
        ref: joinRefs(root, ref),
        children: (
          <>
            {drawTable}
            {model.extra}
          </>
        ),
      })}
      {fillSlot(props.bottom, { table })}
    </>
  )
}

/** What all cells of a column have in common. */
function cellAttributes({ def, attributes }: ViewColumn, className: string): Attributes {
  if (className === bareCell && !def.align && !def.rowHeader && !attributes) return { 'data-slot': 'td' }
  return {
    'data-slot': 'td',
    scope: def.rowHeader ? 'row' : undefined,
    'data-align': def.align,
    ...attributes,
    className: addClass(className, attributes?.className as string | undefined),
  }
}

function of<Value, Args>(
  value: Value | ((args: Args) => Value | undefined) | undefined,
  args: Args,
): Value | undefined {
  return typeof value === 'function' ? (value as (args: Args) => Value | undefined)(args) : value
}

function joinStyles(...styles: unknown[]): CSSProperties | undefined {
  const given = styles.filter(Boolean)
  return given.length > 0 ? Object.assign({}, ...given) : undefined
}

function isOwn(event: MouseEvent<HTMLTableRowElement>): boolean {
  // React also passes on events from popups of the row, which are elsewhere in the document.
  return event.currentTarget.contains(event.target as Element) && !isFromControl(event.target, event.currentTarget)
}

function handlersOf(row: TableRow<object>, props: ResolvedTableProps): Attributes {
  const { onSelect, onHover, onContextMenu } = props
  return {
    ...(onSelect && {
      tabIndex: 0,
      'data-selectable': '',
      onClick: (event: MouseEvent<HTMLTableRowElement>) => {
        if (isOwn(event)) onSelect(row, event)
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
