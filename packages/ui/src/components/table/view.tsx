'use client'

import { useId, useImperativeHandle, useRef, type ComponentType, type ReactNode } from 'react'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { fillSlot, isEmptySlot } from '../../system/slots.ts'
import { messagesOf } from '../../system/messages.ts'
import { joinRefs, renderElement } from '../../system/render-element.ts'
import { resolveClasses, type Classes } from '../../system/resolve-classes.ts'
import { useScrollRegion } from '../../primitives/focus/use-scroll-region.ts'
import { table as english } from '../../locale/en.ts'
import { tableTheme } from '../../theme/table.ts'
import type { ResolvedTableProps } from '../Table.tsx'
import { baseRowAttributes, createRowRenderer, type RenderRow } from './body-rows.tsx'
import { headerRows } from './header-rows.tsx'
import type { Part, RowsProps, TableModel } from './types.ts'

interface TableViewProps<Item> {
  frond: FrondContextValue
  props: ResolvedTableProps
  classes: Classes<Part>
  model: TableModel<Item>
}

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
  // All features share one `addTableClasses`, so the first one is enough.
  const addTableClasses = features?.[0]?.addTableClasses
  if (!addTableClasses) return classes
  const withFeatures = addTableClasses(classes, 'common')
  const isWindowed = virtualize !== false && features.some(({ rows }) => rows)
  return isWindowed ? addTableClasses(withFeatures, 'windowed') : withFeatures
}

/** The markup of a table, with or without an engine. */
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
  useScrollRegion({
    box: root,
    content: base,
    label: label ?? (labelledby || hasCaption ? undefined : messages.label),
    labelledby: labelledby ?? (hasCaption ? captionId : undefined),
  })
  useImperativeHandle(handleRef, () => ({ tableRef: base, tableApi: table }), [base, table])

  const isEmpty = items.length + pinnedTop.length + pinnedBottom.length === 0
  const Rows = virtualize === false || isEmpty ? undefined : props.features?.find(({ rows }) => rows)?.rows
  const headRows = model.headers.length
  const renderRow = createRowRenderer(props, classes, model)
  const lineProps = { rowAttributes: baseRowAttributes(classes), classes, meta }

  const tableElement = (
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
            // An attribute, because a Content-Security-Policy may forbid styles in the HTML.
            <col key={id} data-column={id} width={width} />
          ))}
        </colgroup>
      )}
      <thead className={classes.thead} data-slot="thead">
        {headerRows({ ...lineProps, lines: model.headers, part: 'th', firstRowIndex: Rows && 1 })}
        <tr className={classes.separator} data-slot="separator" aria-hidden />
      </thead>
      {pinnedRows('top', pinnedTop, classes, renderRow)}
      <tbody className={classes.tbody} data-slot="tbody">
        {fillSlot(props.bodyTop, { table })}
        {isEmpty ? emptyRow(props, classes, model, messages) : bodyRows(props, model, Rows, renderRow)}
        {fillSlot(props.bodyBottom, { table })}
      </tbody>
      {pinnedRows('bottom', pinnedBottom, classes, renderRow)}
      {model.footers.length > 0 && (
        <tfoot className={classes.tfoot} data-slot="tfoot">
          {headerRows({
            ...lineProps,
            lines: model.footers,
            part: 'td',
            firstRowIndex: Rows && headRows + items.length + 1,
          })}
        </tfoot>
      )}
    </table>
  )

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
            {tableElement}
            {model.extra}
          </>
        ),
      })}
      {fillSlot(props.bottom, { table })}
    </>
  )
}

function bodyRows<Item>(
  { virtualize }: ResolvedTableProps,
  { items, columns, width, headers }: TableModel<Item>,
  Rows: ComponentType<RowsProps> | undefined,
  renderRow: RenderRow<Item>,
): ReactNode {
  if (!Rows) return items.map((item, index) => renderRow(item, index))
  return (
    <Rows
      count={items.length}
      settings={typeof virtualize === 'object' ? virtualize : undefined}
      columnKey={[width, ...columns.map(({ id }) => id)].join()}
      // A new function per render of the table: `Rows` reuses its elements until then.
      renderRow={(index) => renderRow(items[index]!, index, headers.length + index + 1)}
    />
  )
}

function emptyRow<Item>(
  props: ResolvedTableProps,
  classes: Classes<Part>,
  { table, columns }: TableModel<Item>,
  messages: typeof english,
): ReactNode {
  const { loading } = props
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

function pinnedRows<Item>(
  side: 'top' | 'bottom',
  rows: readonly Item[],
  classes: Classes<Part>,
  renderRow: RenderRow<Item>,
): ReactNode {
  if (rows.length === 0) return null
  return (
    <tbody className={classes.tbody} data-slot="tbody" data-pinned={side}>
      {rows.map((item, index) => renderRow(item, index))}
    </tbody>
  )
}
