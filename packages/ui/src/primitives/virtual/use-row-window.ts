'use client'

import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { findRow, RowHeights, type MeasuredRow, type VirtualRows } from './row-heights.ts'

/** Rows from `start` up to, but not including, `end`. */
export interface RowRange {
  readonly start: number
  readonly end: number
}

/** Rows rendered beyond each end of the visible part. */
export const OVERSCAN = 12
/** Rows rendered while the height of the viewport is unknown, for example on the server. */
export const FIRST_ROWS = 12
/** Keystrokes less than this apart count as one burst. */
const TYPING_PAUSE_MS = 200

export interface RowWindowOptions {
  /** If false, all rows are rendered. */
  isOn: boolean
  rows: VirtualRows
  overscan: number | undefined
  /** The rows of the first render. */
  firstRange: RowRange
  /** When it changes, the window starts at the first row again. */
  restartKey?: string
  /** The visible part in px, from the top of the first row. `undefined` if nothing is rendered. */
  findView: () => { top: number; bottom: number } | undefined
  /** The heights of the rows that are rendered. */
  measure: (range: RowRange) => Iterable<MeasuredRow>
  /** The spacers before and after the rows. The window sets their heights. */
  topSpace?: RefObject<HTMLElement | null>
  bottomSpace?: RefObject<HTMLElement | null>
  /** Called before other rows are rendered. */
  onRangeChange?: (next: RowRange, current: RowRange) => void
}

export interface RowWindow extends RowRange {
  /** The offset of each row and the total height, in px. `undefined` if all rows are rendered. */
  offsets: Float64Array | undefined
  heightOf: (row: number) => number
  /** Renders the rows that are visible now. Call it when something scrolls or changes its size. */
  update: () => void
  /**
   * Sizes the spacers and measures the rows. Call it in a layout effect of every render. It does nothing if the same rows
   * are rendered as before, unless `force` is set. Returns true if all heights were as assumed: only then do scroll
   * positions hold. If not, the window renders again.
   */
  fit: (force?: boolean) => boolean
}

/**
 * Renders only the visible part of a long list. The rows are in normal flow between two spacers, so they can have any
 * height. Heights are estimated first and then measured.
 */
export function useRowWindow(options: RowWindowOptions): RowWindow {
  const { isOn, rows, overscan = OVERSCAN, restartKey = '', topSpace, bottomSpace } = options
  const { count } = rows
  const [heights] = useState(() => new RowHeights())
  const [version, setVersion] = useState(0)
  const offsets = useMemo(
    () => (isOn ? heights.toOffsets(rows) : undefined),
    // `heights` is mutable: `version` changes with its content.
    // oxlint-disable-next-line react/exhaustive-deps
    [isOn, rows, heights, version],
  )
  const [range, setRange] = useState({ ...options.firstRange, restartKey })
  /** Height of the visible part when it was last measured. */
  const viewHeight = useRef(0)

  let start = 0
  let end = count
  if (offsets && range.restartKey === restartKey) {
    start = range.start
    end = Math.min(count, range.end)
  } else if (offsets) {
    // After a restart the range is computed during render, because setting a state would render each keystroke twice. Without
    // overscan, because the next keystroke replaces the rows.
    end = Math.min(count, viewHeight.current > 0 ? findRow(offsets, viewHeight.current) + 1 : FIRST_ROWS + overscan)
  }
  if (start >= end) start = Math.max(0, end - FIRST_ROWS - overscan)

  const rendered = { options, overscan, offsets, start, end, restartKey }
  const latest = useRef(rendered)

  const update = useCallback((): void => {
    const { options: now, overscan: extra, offsets: tops, ...current } = latest.current
    const view = now.findView()
    if (!view || !tops) return
    viewHeight.current = view.bottom - view.top
    const first = findRow(tops, view.top)
    const last = findRow(tops, view.bottom)
    const total = now.rows.count
    // Half of the overscan may be used up before other rows are rendered.
    const slack = extra / 2
    const isCovered =
      (first - slack >= current.start || current.start === 0) && (last + slack < current.end || current.end === total)
    if (isCovered && current.end - current.start <= last - first + 4 * extra) return
    const next = { start: Math.max(0, first - extra), end: Math.min(total, last + 1 + extra) }
    if (next.start === current.start && next.end === current.end) return
    now.onRangeChange?.(next, current)
    setRange({ ...next, restartKey: current.restartKey })
  }, [])

  function learn(): boolean {
    const isChanged = heights.learn(rows, options.measure({ start, end }))
    if (isChanged) setVersion((before) => before + 1)
    return isChanged
  }

  const fitted = useRef<readonly unknown[]>([undefined, undefined, undefined, restartKey])
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLayoutEffect(() => () => clearTimeout(pause.current), [])

  function fit(force = false): boolean {
    latest.current = rendered
    const before = fitted.current
    fitted.current = [offsets, start, end, restartKey]
    // Measuring forces a layout, so skip it while only the highlight moves.
    if (!force && fitted.current.every((value, place) => value === before[place])) return false
    clearTimeout(pause.current)
    if (!offsets) return false
    if (topSpace?.current) topSpace.current.style.height = `${offsets[start]}px`
    if (bottomSpace?.current) bottomSpace.current.style.height = `${offsets[count]! - offsets[end]!}px`
    // At the top no position depends on heights. If the kinds are known, measure when the user stops typing.
    if (!force && before[3] !== restartKey && heights.hasKinds(rows, start, end)) {
      pause.current = setTimeout(() => learn() || update(), TYPING_PAUSE_MS)
      return false
    }
    return !learn()
  }

  return { start, end, offsets, heightOf: (row) => heights.heightOf(rows, row), update, fit }
}

/**
 * The height of each element: the distance to the next element, so that gaps are included. The last element is measured
 * only if the element after it is given. Offsets are used because a popup that opens may be scaled.
 */
export function measureRows(
  elements: readonly HTMLElement[],
  { start, end }: RowRange,
  after?: HTMLElement | null,
): MeasuredRow[] {
  const tops = elements.slice(0, end - start).map((element) => element.offsetTop)
  if (after) tops.push(after.offsetTop)
  return tops.slice(1).map((top, place) => [start + place, top - tops[place]!])
}
