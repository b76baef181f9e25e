'use client'

import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { findFocus } from '../../primitives/focus/focus.ts'
import { createResizeObserver } from '../../system/browser-support.ts'
import type { VirtualRows } from '../../primitives/virtual/row-heights.ts'
import {
  FIRST_ROWS,
  measureRows,
  OVERSCAN,
  useRowWindow,
  type RowRange,
} from '../../primitives/virtual/use-row-window.ts'
import { addTableClasses } from './table-classes.ts'
import type { RowsProps, TableFeature, TableWindow } from './types.ts'

/** Renders only the rows near the viewport, so that a table can have a hundred thousand rows. */
export const tableVirtualization: TableFeature = {
  name: 'virtualization',
  addTableClasses,
  rows: WindowedRows,
}

const ESTIMATE = 65

/**
 * Renders the visible rows between two spacer rows, so that the table keeps its own layout. Scrolling renders the rows that
 * become visible and reuses the others.
 */
function WindowedRows({ count, settings, columnKey, renderRow }: RowsProps) {
  const topSpace = useRef<HTMLTableRowElement>(null)
  const bottomSpace = useRef<HTMLTableRowElement>(null)
  const { start, end, update, fit } = useRowWindow({
    isOn: true,
    rows: useVirtualRows(count, settings?.estimateSize ?? ESTIMATE),
    overscan: settings?.overscan,
    firstRange: { start: 0, end: FIRST_ROWS + (settings?.overscan ?? OVERSCAN) },
    findView: () => findView(topSpace.current),
    measure: (range) => measureRows(rowElements(topSpace.current!), range, bottomSpace.current),
    topSpace,
    bottomSpace,
    onRangeChange: (next, current) => keepFocus(topSpace.current!, next, current),
  })

  // Elements of the last render are reused until `renderRow` changes.
  const rendered = useRef({ renderRow, rows: new Map<number, ReactNode>() })
  if (rendered.current.renderRow !== renderRow) rendered.current = { renderRow, rows: new Map() }
  const before = rendered.current.rows
  const rows = new Map<number, ReactNode>()
  for (let index = start; index < end; index++) rows.set(index, before.get(index) ?? renderRow(index))
  rendered.current.rows = rows

  useLayoutEffect(() => {
    // Each render may change the content of rows, and with it their heights.
    if (fit(true)) update()
  })

  useLayoutEffect(() => {
    const box = scrollerOf(topSpace.current!)
    // Render before the browser paints the new scroll position. Otherwise it would paint an empty space first.
    const onScroll = () => flushSync(update)
    const observer = createResizeObserver(update)
    box.addEventListener('scroll', onScroll, { passive: true })
    observer.observe(box)
    return () => {
      box.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [update])

  useLayoutEffect(() => keepWidths(topSpace.current!), [columnKey])

  return (
    <>
      <tr ref={topSpace} aria-hidden data-space="" />
      {[...rows.values()]}
      <tr ref={bottomSpace} aria-hidden data-space="" />
    </>
  )
}

function useVirtualRows(count: number, estimate: NonNullable<TableWindow['estimateSize']>): VirtualRows {
  const latest = useRef(estimate)
  latest.current = estimate
  const isFunction = typeof estimate === 'function'
  // A function is often written inline. Its identity does not count, or each render would add up all heights again.
  const size = isFunction ? undefined : estimate
  return useMemo(
    () => ({
      count,
      isUniform: !isFunction,
      keyOf: (row) => row,
      kindOf: () => (isFunction ? undefined : 'row'),
      estimateOf: (row) => size ?? (latest.current as (index: number) => number)(row),
    }),
    [count, isFunction, size],
  )
}

/** The root of the table. Its own ref is not set yet when the effects of the rows run. */
function scrollerOf(row: HTMLElement): HTMLElement {
  return row.closest('table')!.parentElement!
}

function findView(topSpace: HTMLElement | null): { top: number; bottom: number } | undefined {
  if (!topSpace) return undefined
  const box = scrollerOf(topSpace)
  const top = box.scrollTop - topSpace.offsetTop
  return { top, bottom: top + box.clientHeight }
}

/** The rows between the spacers, without the detail rows that belong to them. */
function rowElements(topSpace: HTMLElement): HTMLElement[] {
  const elements: HTMLElement[] = []
  for (let row = topSpace.nextElementSibling; row && !row.hasAttribute('data-space'); row = row.nextElementSibling) {
    if (row.hasAttribute('aria-rowindex')) elements.push(row as HTMLElement)
  }
  return elements
}

/** If the row with the focus is removed, moves the focus to the table. Otherwise it would fall back to `body`. */
function keepFocus(topSpace: HTMLElement, next: RowRange, current: RowRange): void {
  const focused = findFocus(topSpace)
  const place = rowElements(topSpace).findIndex((row) => row.contains(focused))
  if (place === -1) return
  const row = current.start + place
  if (row < next.start || row >= next.end) scrollerOf(topSpace).focus({ preventScroll: true })
}

/**
 * Fixes the widths of the columns to those of the first rows, in percent. Otherwise the columns would change their
 * widths while the user scrolls.
 */
function keepWidths(anyRow: HTMLElement): void {
  const table = anyRow.closest('table')!
  const columns = [...table.querySelectorAll<HTMLElement>(':scope > colgroup > col')]
  const row = anyRow.parentElement!.querySelector(':scope > [aria-rowindex]')
  if (!row || row.children.length !== columns.length) return
  table.style.tableLayout = table.style.width = ''
  for (const column of columns) column.style.width = ''
  // The widths are set already, by `tableResizing` or by the columns.
  if (table.hasAttribute('width')) return
  const total = table.offsetWidth
  const widths = Array.from(row.children, (cell) => cell.getBoundingClientRect().width)
  // A hidden table has no widths to measure.
  if (total === 0) return
  columns.forEach((column, place) => {
    column.style.width = `${(widths[place]! / total) * 100}%`
  })
  table.style.tableLayout = 'fixed'
  table.style.width = total > table.parentElement!.clientWidth ? `${total}px` : '100%'
}
