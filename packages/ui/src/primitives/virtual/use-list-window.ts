'use client'

import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import { createResizeObserver } from '../../system/browser-support.ts'
import { readField } from '../items/item-key.ts'
import type { Entry } from '../items/list-items.ts'
import type { VirtualRows } from './row-heights.ts'
import { FIRST_ROWS, measureRows, OVERSCAN, useRowWindow, type RowRange } from './use-row-window.ts'

/** How a long list is virtualized. */
export interface WindowSettings {
  /** Rows rendered beyond each end of the visible part. @default 12 */
  overscan?: number
  /** Height of a row in px before it is measured. @default the height of an item of this size */
  estimateSize?: number | ((index: number) => number)
}

/** Whether only the visible rows are rendered: always, never, or for more than 100 rows. */
export type Virtualize = boolean | 'auto' | WindowSettings

const AUTO_ROWS = 100
const DESCRIPTION_HEIGHT = 16
const SEPARATOR_HEIGHT = 9

interface WindowOptions {
  rows: readonly Entry[]
  virtualize: Virtualize
  /** Height of an item in px before it is measured. */
  itemHeight: number
  descriptionKey: string
  viewport: RefObject<HTMLElement | null>
  /** The row that is visible first. */
  startAt: number
  /** When it changes, the list scrolls to its top. */
  restartKey: string
}

type Block = 'nearest' | 'center'

export interface ListWindow extends RowRange {
  /** Whether only the visible rows are rendered. */
  windowed: boolean
  /** The number of items before each row, and at the end the number of all items. */
  positions: readonly number[] | undefined
  topSpace: RefObject<HTMLDivElement | null>
  bottomSpace: RefObject<HTMLDivElement | null>
  /** Call it when the list is scrolled. */
  update: () => void
  /** Scrolls a row into view: as little as needed, or to the center. */
  scrollTo: (row: number, block?: Block) => void
}

/** Renders the visible part of a list. */
export function useListWindow(options: WindowOptions): ListWindow {
  const { rows, virtualize, viewport, startAt, restartKey } = options
  const settings = typeof virtualize === 'object' ? virtualize : undefined
  const overscan = settings?.overscan ?? OVERSCAN
  const windowed = virtualize === 'auto' ? rows.length > AUTO_ROWS : Boolean(virtualize)
  const positions = useMemo(() => (windowed ? countItems(rows) : undefined), [windowed, rows])

  const firstStart = startAt - FIRST_ROWS
  const topSpace = useRef<HTMLDivElement>(null)
  const bottomSpace = useRef<HTMLDivElement>(null)
  const { start, end, offsets, heightOf, update, fit } = useRowWindow({
    isOn: windowed,
    rows: useVirtualRows(options, settings?.estimateSize),
    overscan,
    firstRange: { start: firstStart < overscan ? 0 : firstStart, end: startAt + FIRST_ROWS + overscan },
    restartKey,
    findView() {
      const box = viewport.current
      return box ? { top: box.scrollTop, bottom: box.scrollTop + box.clientHeight } : undefined
    },
    measure: (range) => measureRows(viewport.current ? rowElements(viewport.current) : [], range),
    topSpace,
    bottomSpace,
  })

  /** False if the list is certainly at its top. Reading `scrollTop` instead would force a layout with each keystroke. */
  const isScrolled = useRef(false)
  /** A row to scroll to that is not rendered yet. */
  const wanted = useRef<{ row: number; block: Block } | null>(null)

  function scrollTo(row: number, block: Block = 'nearest'): void {
    const box = viewport.current
    if (!box || row < 0 || row >= rows.length) return
    const element = row >= start && row < end ? rowElements(box)[row - start] : undefined
    wanted.current = element ? null : { row, block }
    const padding = Number.parseFloat(getComputedStyle(box).paddingTop) || 0
    // Show the heading of the first item together with it.
    const isFirst = rows.findIndex(isItem) === row
    const rowTop = element ? element.offsetTop : padding + offsets![row]!
    const top = isFirst ? 0 : rowTop
    const bottom = rowTop + (element ? element.offsetHeight : heightOf(row))
    const { scrollTop, clientHeight } = box
    isScrolled.current = true
    if (block === 'center') box.scrollTop = isFirst ? 0 : (top + bottom - clientHeight) / 2
    else if (top - padding < scrollTop) box.scrollTop = top - padding
    else if (bottom + padding > scrollTop + clientHeight) box.scrollTop = bottom + padding - clientHeight
    update()
  }

  const lastRestart = useRef(restartKey)
  useLayoutEffect(() => {
    const box = viewport.current
    if (!box) return
    const isSettled = fit(wanted.current !== null)
    if (lastRestart.current !== restartKey) {
      lastRestart.current = restartKey
      if (isScrolled.current) box.scrollTop = 0
      isScrolled.current = false
    }
    if (!isSettled) return
    if (wanted.current) scrollTo(wanted.current.row, wanted.current.block)
    else update()
  })
  useLayoutEffect(() => {
    if (!windowed || !viewport.current) return
    const observer = createResizeObserver(update)
    observer.observe(viewport.current)
    return () => observer.disconnect()
  }, [windowed, viewport, update])

  function onScroll(): void {
    isScrolled.current = (viewport.current?.scrollTop ?? 0) > 0
    update()
  }

  return { windowed, start, end, positions, topSpace, bottomSpace, update: onScroll, scrollTo }
}

function useVirtualRows(
  { rows, itemHeight, descriptionKey }: WindowOptions,
  estimateSize: WindowSettings['estimateSize'],
): VirtualRows {
  return useMemo(
    () => ({
      count: rows.length,
      keyOf: (row) => rows[row]!,
      kindOf: (row) => toKind(rows[row]!, descriptionKey),
      estimateOf(row, kind) {
        if (kind === 'separator') return SEPARATOR_HEIGHT
        const height = typeof estimateSize === 'function' ? estimateSize(row) : (estimateSize ?? itemHeight)
        return kind === 'described' ? height + DESCRIPTION_HEIGHT : height
      },
    }),
    [rows, itemHeight, descriptionKey, estimateSize],
  )
}

function toKind(row: Entry, descriptionKey: string): string {
  if (row.type !== 'item' || typeof row.item !== 'object' || row.item === null) return row.type
  return readField(row.item, descriptionKey) ? 'described' : 'item'
}

function isItem(row: Entry): boolean {
  return row.type === 'item' || row.type === 'create'
}

function countItems(rows: readonly Entry[]): number[] {
  const positions: number[] = []
  let items = 0
  for (const row of rows) {
    positions.push(items)
    if (isItem(row)) items += 1
  }
  positions.push(items)
  return positions
}

/** The elements of the rendered rows in order, including those inside groups. */
function rowElements(viewport: HTMLElement): HTMLElement[] {
  const elements: HTMLElement[] = []
  for (const child of viewport.children as HTMLCollectionOf<HTMLElement>) {
    if (child.dataset.slot === 'group') elements.push(...(child.children as HTMLCollectionOf<HTMLElement>))
    else if (child.dataset.slot) elements.push(child)
  }
  return elements
}
