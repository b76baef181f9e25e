'use client'

import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { addTableClasses } from './table-classes.ts'
import type { RowsProps, TableFeature, TableWindow } from './types.ts'

/** Draws only the rows in sight, so that a table may have a hundred thousand of them. */
export const tableVirtualization: TableFeature = {
  name: 'virtualization',
  addTableClasses,
  rows: WindowedRows,
}

const ESTIMATE = 65
const OVERSCAN = 12
/** Rows drawn before the height of the table is known, such as on the server. */
const FIRST_ROWS = 12

interface Range {
  start: number
  end: number
}

/**
 * Draws the rows in sight, between two spacers, so that the table keeps its own layout. Scrolling draws the rows that come
 * into sight and no others. Heights are learned from the rows drawn: the first one speaks for all, others for themselves
 * where they differ.
 */
function WindowedRows({ count, settings, columnKey, drawRow }: RowsProps) {
  const overscan = settings?.overscan ?? OVERSCAN
  const estimate = settings?.estimateSize ?? ESTIMATE
  const [wanted, setRange] = useState<Range>({ start: 0, end: FIRST_ROWS + overscan })
  const end = Math.min(wanted.end, count)
  const start = Math.min(wanted.start, Math.max(0, end - FIRST_ROWS - overscan))

  const topSpace = useRef<HTMLTableRowElement>(null)
  const bottomSpace = useRef<HTMLTableRowElement>(null)
  const [heights] = useState(() => new Heights())
  heights.fit(count, estimate)

  // The rows of the last drawing are kept until whoever draws them changes.
  const drawn = useRef({ drawRow, rows: new Map<number, ReactNode>() })
  if (drawn.current.drawRow !== drawRow) drawn.current = { drawRow, rows: new Map() }
  const before = drawn.current.rows
  const rows = new Map<number, ReactNode>()
  for (let index = start; index < end; index++) rows.set(index, before.get(index) ?? drawRow(index))
  drawn.current.rows = rows

  const update = useCallback((): void => {
    if (!topSpace.current) return
    const box = scrollerOf(topSpace.current)
    const top = box.scrollTop - topSpace.current.offsetTop
    const first = heights.find(top)
    const last = heights.find(top + box.clientHeight)
    const slack = overscan / 2
    if ((first - slack >= start || start === 0) && (last + slack < end || end === count)) return
    const next = { start: Math.max(0, first - overscan), end: Math.min(count, last + 1 + overscan) }
    if (next.start === start && next.end === end) return
    keepFocus(box, topSpace.current.parentElement!, start, next)
    setRange(next)
  }, [heights, overscan, start, end, count])

  useLayoutEffect(() => {
    const fit = () => {
      topSpace.current!.style.height = `${heights.before(start)}px`
      bottomSpace.current!.style.height = `${heights.before(count) - heights.before(end)}px`
    }
    fit()
    if (heights.learn(start, measure(topSpace.current!, bottomSpace.current!))) fit()
    update()
  })

  const latest = useRef(update)
  useLayoutEffect(() => {
    latest.current = update
  })
  useLayoutEffect(() => {
    const box = scrollerOf(topSpace.current!)
    // Drawn before the browser paints what was scrolled to, or there would be a gap.
    const onScroll = () => flushSync(() => latest.current())
    const observer = new ResizeObserver(() => latest.current())
    box.addEventListener('scroll', onScroll, { passive: true })
    observer.observe(box)
    return () => {
      box.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [])

  useLayoutEffect(() => keepWidths(topSpace.current!), [columnKey])

  return (
    <>
      <tr ref={topSpace} aria-hidden data-space="" />
      {[...rows.values()]}
      <tr ref={bottomSpace} aria-hidden data-space="" />
    </>
  )
}

/** The root of the table. Its own ref is not set yet when the effects of the rows run. */
function scrollerOf(row: HTMLElement): HTMLElement {
  return row.closest('table')!.parentElement!
}

/** Heights of rows, and with them where each begins. */
class Heights {
  private sizes = new Float64Array(0)
  private offsets = new Float64Array(1)
  /** Whether a row was measured: until then its height is an estimate. */
  private known = new Uint8Array(0)
  private typical: number | undefined
  private estimate: NonNullable<TableWindow['estimateSize']> = ESTIMATE

  /** Makes room for so many rows. What is known of the first ones stays known. */
  fit(count: number, estimate: NonNullable<TableWindow['estimateSize']>): void {
    this.estimate = estimate
    if (count === this.sizes.length) return
    const { sizes, known } = this
    this.sizes = new Float64Array(count)
    this.known = new Uint8Array(count)
    this.sizes.set(sizes.subarray(0, count))
    this.known.set(known.subarray(0, count))
    this.sum()
  }

  before(row: number): number {
    return this.offsets[row]!
  }

  /** The row at a height. */
  find(top: number): number {
    let low = 0
    let high = Math.max(0, this.sizes.length - 1)
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.offsets[middle]! <= top) low = middle
      else high = middle - 1
    }
    return low
  }

  /** Takes in how high rows came out. Returns whether that is news. */
  learn(start: number, measured: readonly number[]): boolean {
    let isNews = false
    measured.forEach((height, place) => {
      const row = start + place
      // A table that is hidden has no heights to learn from.
      if (height <= 0 || row >= this.sizes.length) return
      if (this.typical === undefined) {
        this.typical = height
        isNews = true
      }
      this.known[row] = 1
      if (Math.abs(this.sizes[row]! - height) < 0.5) return
      this.sizes[row] = height
      isNews = true
    })
    if (isNews) this.sum()
    return isNews
  }

  private sum(): void {
    const { sizes, known, estimate } = this
    const offsets = new Float64Array(sizes.length + 1)
    for (let row = 0; row < sizes.length; row++) {
      if (!known[row]) sizes[row] = typeof estimate === 'function' ? estimate(row) : (this.typical ?? estimate)
      offsets[row + 1] = offsets[row]! + sizes[row]!
    }
    this.offsets = offsets
  }
}

/** The heights of the rows drawn, each with what belongs to it. */
function measure(topSpace: HTMLElement, bottomSpace: HTMLElement): number[] {
  const tops: number[] = []
  for (let row = topSpace.nextElementSibling; row && row !== bottomSpace; row = row.nextElementSibling) {
    if (row.hasAttribute('aria-rowindex')) tops.push((row as HTMLElement).offsetTop)
  }
  return tops.map((top, place) => (tops[place + 1] ?? bottomSpace.offsetTop) - top)
}

/** A row that goes out of sight while it has the focus hands it to the table, or the keyboard would be lost. */
function keepFocus(box: HTMLElement, body: HTMLElement, from: number, next: Range): void {
  const rows = [...body.querySelectorAll(':scope > [aria-rowindex]')]
  const place = rows.findIndex((row) => row.contains(document.activeElement))
  if (place === -1) return
  if (from + place < next.start || from + place >= next.end) box.focus({ preventScroll: true })
}

/**
 * The first rows decide how wide the columns are, in shares of the whole. If every row had a say, the columns would jump
 * while one scrolls.
 */
function keepWidths(anyRow: HTMLElement): void {
  const table = anyRow.closest('table')!
  const columns = [...table.querySelectorAll<HTMLElement>(':scope > colgroup > col')]
  const row = anyRow.parentElement!.querySelector(':scope > [aria-rowindex]')
  if (!row || row.children.length !== columns.length) return
  table.style.tableLayout = table.style.width = ''
  for (const column of columns) column.style.width = ''
  // Somebody has set the widths.
  if (table.hasAttribute('width')) return
  const total = table.offsetWidth
  const widths = Array.from(row.children, (cell) => cell.getBoundingClientRect().width)
  // Nothing to learn from a table that is hidden.
  if (total === 0) return
  columns.forEach((column, place) => {
    column.style.width = `${(widths[place]! / total) * 100}%`
  })
  table.style.tableLayout = 'fixed'
  table.style.width = total > table.parentElement!.clientWidth ? `${total}px` : '100%'
}
