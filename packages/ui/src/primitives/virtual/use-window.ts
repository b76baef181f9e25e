'use client'

import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { readField } from '../items/item-key.ts'
import type { Entry } from '../items/list-items.ts'

/** How a long list is windowed. */
export interface WindowSettings {
  /** Rows drawn beyond what is seen, at either end. @default 12 */
  overscan?: number
  /** Height of a row in px before it is measured. @default the height of an item of this size */
  estimateSize?: number | ((index: number) => number)
}

/** Whether only the rows in sight are drawn: always, never, or for more than 100 rows. */
export type Virtualize = boolean | 'auto' | WindowSettings

const AUTO_ROWS = 100
const OVERSCAN = 12
/** Rows drawn before the height of the list is known. */
const FIRST_ROWS = 12
/** Who types on does so within this. */
const REST_MS = 200

interface WindowOptions {
  rows: readonly Entry[]
  virtualize: Virtualize
  /** Height of an item in px, to begin with. */
  itemHeight: number
  descriptionKey: string
  viewport: RefObject<HTMLElement | null>
  /** Row to begin at. */
  startAt: number
  /** When it changes, the list begins at its top again. */
  restartKey: string
}

interface Range {
  start: number
  end: number
  restartKey: string
}

export interface ListWindow {
  /** Whether rows out of sight are left out. */
  windowed: boolean
  /** The rows to draw. */
  start: number
  end: number
  /** Number of items before each row, and of all at the end. */
  positions: readonly number[] | undefined
  topSpace: RefObject<HTMLDivElement | null>
  bottomSpace: RefObject<HTMLDivElement | null>
  /** To be called when the list is scrolled. */
  update: () => void
  /** Scrolls as little as it takes to show a row, or to its middle. */
  scrollTo: (row: number, block?: 'nearest' | 'center') => void
}

/**
 * Draws the part of a list that is in sight. Rows stand in the normal flow between two spacers, so that groups, gaps and
 * rows of any height work as in a short list. Heights are learned from the rows drawn, by kind of row, and one by one
 * where rows of a kind differ.
 */
export function useWindow(options: WindowOptions): ListWindow {
  const { rows, virtualize, itemHeight, descriptionKey, viewport, startAt, restartKey } = options
  const settings = typeof virtualize === 'object' ? virtualize : undefined
  const overscan = settings?.overscan ?? OVERSCAN
  const windowed = virtualize === 'auto' ? rows.length > AUTO_ROWS : Boolean(virtualize)
  const count = rows.length

  const [initial] = useState(() => {
    const start = Math.max(0, startAt - FIRST_ROWS)
    return { start: start < overscan ? 0 : start, end: startAt + FIRST_ROWS + overscan, restartKey }
  })
  const [heights] = useState(() => new Heights())
  const [version, setVersion] = useState(0)
  const layout = useMemo(
    () => (windowed ? toLayout(rows, heights, itemHeight, descriptionKey, settings?.estimateSize) : undefined),
    // The version stands for what the heights know.
    // oxlint-disable-next-line react/exhaustive-deps
    [windowed, rows, heights, version, itemHeight, descriptionKey, settings?.estimateSize],
  )

  const [range, setRange] = useState<Range>(initial)
  /** As high as the list was when it was last looked at. */
  const height = useRef(0)
  const isStale = range.restartKey !== restartKey
  // Not kept: that would render all once more for each letter. What is kept next is of this search. Nor is anything drawn
  // beyond what is seen: with the next letter it would be gone.
  const firstEnd = height.current > 0 && layout ? findRow(layout.offsets, height.current) + 1 : FIRST_ROWS + overscan
  let start = windowed && !isStale ? range.start : 0
  const end = windowed ? Math.min(count, isStale ? firstEnd : range.end) : count
  if (start >= end) start = Math.max(0, end - FIRST_ROWS - overscan)

  /** Whether it may not be at its top. To ask the list itself would make the browser lay out the page. */
  const isScrolled = useRef(false)
  const topSpace = useRef<HTMLDivElement>(null)
  const bottomSpace = useRef<HTMLDivElement>(null)
  /** The row that is on its way into sight and not drawn yet. */
  const wanted = useRef<{ row: number; block: 'nearest' | 'center' } | null>(null)

  function update(): void {
    const box = viewport.current
    if (!box || !layout) return
    const first = findRow(layout.offsets, box.scrollTop)
    height.current = box.clientHeight
    const last = findRow(layout.offsets, box.scrollTop + height.current)
    const slack = overscan / 2
    if ((first - slack >= start || start === 0) && (last + slack < end || end === count)) return
    setRange({ start: Math.max(0, first - overscan), end: Math.min(count, last + 1 + overscan), restartKey })
  }

  function scrollTo(row: number, block: 'nearest' | 'center' = 'nearest'): void {
    const box = viewport.current
    if (!box || row < 0 || row >= count) return
    const element = row >= start && row < end ? rowElements(box)[row - start] : undefined
    wanted.current = element ? null : { row, block }
    const padding = Number.parseFloat(getComputedStyle(box).paddingTop) || 0
    // What stands before the first item comes into sight with it.
    const isFirst = rows.findIndex((entry) => entry.type === 'item' || entry.type === 'create') === row
    const top = isFirst ? 0 : element ? element.offsetTop : padding + layout!.offsets[row]!
    const bottom = element
      ? element.offsetTop + element.offsetHeight
      : padding + layout!.offsets[row]! + heights.of(rows[row]!, itemHeight, descriptionKey)
    const { scrollTop, clientHeight } = box
    isScrolled.current = true
    if (block === 'center') box.scrollTop = isFirst ? 0 : (top + bottom - clientHeight) / 2
    else if (top - padding < scrollTop) box.scrollTop = top - padding
    else if (bottom + padding > scrollTop + clientHeight) box.scrollTop = bottom + padding - clientHeight
    update()
  }

  const seen = useRef<unknown[]>([undefined, undefined, undefined, undefined, restartKey])
  const frame = useRef(0)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const forgetMeasuring = () => {
    cancelAnimationFrame(frame.current)
    clearTimeout(rest.current)
  }
  useLayoutEffect(() => forgetMeasuring, [])
  /** Fits the spacers to what is drawn, then what is drawn to what is seen. It ends when there is nothing new to learn. */
  function fit(): void {
    const box = viewport.current
    if (!box) return
    const now = [layout, start, end, rows, restartKey]
    const isSeen = now.every((each, index) => each === seen.current[index])
    const isRestarted = seen.current[4] !== restartKey
    seen.current = now
    // Measuring makes the browser lay out the page: not while one only moves through the rows that are drawn.
    if (isSeen && !wanted.current) return
    forgetMeasuring()
    if (layout) {
      topSpace.current!.style.height = `${layout.offsets[start]}px`
      bottomSpace.current!.style.height = `${layout.offsets[count]! - layout.offsets[end]!}px`
    }
    if (isRestarted) {
      // Another search begins at the top.
      if (isScrolled.current) box.scrollTop = 0
      isScrolled.current = false
    }
    if (!layout) return
    const learn = () => {
      const elements = rowElements(box)
      const drawn = rows.slice(start, end)
      if (standAsExpected(elements, layout.offsets[end - 1]! - layout.offsets[start]!)) {
        heights.confirm(drawn, itemHeight, descriptionKey)
        return false
      }
      if (isRestarted) heights.forgetSingle()
      return heights.learn(drawn, elements, itemHeight, descriptionKey)
    }
    if (isRestarted && !wanted.current) {
      // At the top nothing depends on heights, so that no letter has to wait for the page to be laid out on the spot.
      const learnLater = () => {
        if (learn()) setVersion((count) => count + 1)
        else latest.current()
      }
      // Rows are as high as others of their kind, or nearly: to make sure of it there is time when nobody types.
      if (heights.know(rows, start, end, descriptionKey)) rest.current = setTimeout(learnLater, REST_MS)
      else frame.current = requestAnimationFrame(learnLater)
      return
    }
    if (learn()) setVersion(version + 1)
    else if (wanted.current) scrollTo(wanted.current.row, wanted.current.block)
    else update()
  }
  const latest = useRef(update)
  useLayoutEffect(fit)
  useLayoutEffect(() => {
    latest.current = update
  })
  useLayoutEffect(() => {
    if (!windowed || !viewport.current) return
    const observer = new ResizeObserver(() => latest.current())
    observer.observe(viewport.current)
    return () => observer.disconnect()
  }, [windowed, viewport])

  function onScroll(): void {
    isScrolled.current = (viewport.current?.scrollTop ?? 0) > 0
    update()
  }

  return { windowed, start, end, positions: layout?.positions, topSpace, bottomSpace, update: onScroll, scrollTo }
}

/** Kinds of rows are as high as one another, as a rule. */
function kindOf(row: Entry, descriptionKey: string): string {
  if (row.type !== 'item' || typeof row.item !== 'object' || row.item === null) return row.type
  return readField(row.item, descriptionKey) ? 'described' : 'item'
}

class Heights {
  private readonly kinds: Record<string, number> = {}
  private readonly single = new Map<number, number>()

  of(row: Entry, itemHeight: number, descriptionKey: string): number {
    const single = this.single.size > 0 ? this.single.get(row.index) : undefined
    if (single !== undefined) return single
    const kind = kindOf(row, descriptionKey)
    return this.kinds[kind] ?? (kind === 'described' ? itemHeight + 16 : kind === 'separator' ? 9 : itemHeight)
  }

  /** Takes in that rows came out as high as was thought. */
  confirm(rows: readonly Entry[], itemHeight: number, descriptionKey: string): void {
    for (const row of rows) {
      this.kinds[kindOf(row, descriptionKey)] ??= this.of(row, itemHeight, descriptionKey)
    }
  }

  /** Whether it was seen how high rows of these kinds are. */
  know(rows: readonly Entry[], start: number, end: number, descriptionKey: string): boolean {
    for (let row = start; row < end; row++) {
      if (this.kinds[kindOf(rows[row]!, descriptionKey)] === undefined) return false
    }
    return true
  }

  /** Other rows take the places of those that were not like their kind. */
  forgetSingle(): void {
    this.single.clear()
  }

  /** Takes in how high rows came out. Returns whether that is news. */
  learn(rows: readonly Entry[], elements: readonly HTMLElement[], itemHeight: number, descriptionKey: string): boolean {
    let isNews = false
    // The room a row takes reaches to the next one; the last one has none after it.
    const tops = elements.map((element) => element.offsetTop)
    for (let index = 0; index < Math.min(rows.length, tops.length) - 1; index++) {
      const height = tops[index + 1]! - tops[index]!
      const row = rows[index]!
      if (height <= 0) continue
      const kind = kindOf(row, descriptionKey)
      const expected = this.of(row, itemHeight, descriptionKey)
      if (Math.abs(height - expected) < 1) {
        this.kinds[kind] ??= expected
        continue
      }
      if (this.kinds[kind] === undefined) this.kinds[kind] = height
      else this.single.set(row.index, height)
      isNews = true
    }
    return isNews
  }
}

interface Layout {
  /** Where each row begins, and the whole height at the end. */
  offsets: Float64Array
  positions: number[]
}

function toLayout(
  rows: readonly Entry[],
  heights: Heights,
  itemHeight: number,
  descriptionKey: string,
  estimateSize: WindowSettings['estimateSize'],
): Layout {
  const offsets = new Float64Array(rows.length + 1)
  const positions: number[] = []
  let items = 0
  rows.forEach((row, index) => {
    positions.push(items)
    if (row.type === 'item' || row.type === 'create') items += 1
    const estimate = typeof estimateSize === 'function' ? estimateSize(index) : (estimateSize ?? itemHeight)
    offsets[index + 1] = offsets[index]! + heights.of(row, estimate, descriptionKey)
  })
  positions.push(items)
  return { offsets, positions }
}

/** The row at a height. */
function findRow(offsets: Float64Array, top: number): number {
  let low = 0
  let high = offsets.length - 2
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (offsets[middle]! <= top) low = middle
    else high = middle - 1
  }
  return Math.max(0, low)
}

/** Whether the last of some rows stands as far below the first as it should: then there is nothing to measure. */
function standAsExpected(elements: readonly HTMLElement[], expected: number): boolean {
  return elements.length > 1 && Math.abs(elements.at(-1)!.offsetTop - elements[0]!.offsetTop - expected) < 1
}

/** The elements of the rows drawn, in order: those between the spacers, out of their groups. */
export function rowElements(viewport: HTMLElement): HTMLElement[] {
  const elements: HTMLElement[] = []
  for (const child of viewport.children as HTMLCollectionOf<HTMLElement>) {
    if (child.dataset.slot === 'group') elements.push(...(child.children as HTMLCollectionOf<HTMLElement>))
    else if (child.dataset.slot) elements.push(child)
  }
  return elements
}
