'use client'

import { useLayoutEffect, useMemo, type RefObject } from 'react'
import { viewOf } from '../../system/view-of.ts'
import { createResizeObserver } from '../../system/browser-support.ts'
import type { MeasuredRow } from '../../primitives/virtual/row-heights.ts'
import { useRowWindow, type RowRange } from '../../primitives/virtual/use-row-window.ts'
import type { TreeNode } from './nodes.ts'

/** How a long tree is virtualized. */
export interface TreeWindowSettings {
  /** Rows rendered beyond each end of the visible part. @default 12 */
  overscan?: number
  /** Height of a row in px before it is measured. @default the height of a row of this size */
  estimateSize?: number
}

/** Rows rendered while the height of the viewport is unknown, for example on the server. */
const firstRange: RowRange = { start: 0, end: 36 }

interface TreeWindowOptions {
  isOn: boolean
  rows: readonly TreeNode[]
  settings: TreeWindowSettings | undefined
  /** Height of a row in px before it is measured. */
  rowHeight: number
  root: RefObject<HTMLElement | null>
}

export interface TreeWindow extends RowRange {
  /** The offset of each row and the total height, in px. */
  offsets: Float64Array
}

/**
 * Renders only the visible rows of a tree. The tree itself or any element around it may scroll, so the visible part is the
 * intersection of all elements that clip the tree. Returns `undefined` if all rows are rendered.
 */
export function useTreeWindow({ isOn, rows, settings, rowHeight, root }: TreeWindowOptions): TreeWindow | undefined {
  const estimate = settings?.estimateSize ?? rowHeight
  const virtualRows = useMemo(
    () => ({
      count: rows.length,
      isUniform: true,
      keyOf: (row: number) => rows[row]!.key,
      kindOf: () => 'row',
      estimateOf: () => estimate,
    }),
    [rows, estimate],
  )
  const { start, end, offsets, update, fit } = useRowWindow({
    isOn,
    rows: virtualRows,
    overscan: settings?.overscan,
    firstRange,
    findView: () => findView(root.current),
    measure: (range) => measure(root.current, rows, range),
  })
  useLayoutEffect(() => {
    if (fit()) update()
  })

  useLayoutEffect(() => {
    const list = root.current
    if (!isOn || !list) return
    // Scroll events do not bubble, but a capturing listener receives those of all elements around the tree.
    const targets = new Set([list.getRootNode(), list.ownerDocument])
    for (const target of targets) target.addEventListener('scroll', update, { capture: true, passive: true })
    const observer = createResizeObserver(update)
    for (const box of [list, ...clipsAround(list)]) observer.observe(box)
    const view = viewOf(list)
    view.addEventListener('resize', update)
    return () => {
      for (const target of targets) target.removeEventListener('scroll', update, { capture: true })
      observer.disconnect()
      view.removeEventListener('resize', update)
    }
  }, [isOn, root, update])

  return offsets && { start, end, offsets }
}

/** The part of the tree that no element around it clips, in px from the top of the first row. */
function findView(list: HTMLElement | null): { top: number; bottom: number } | undefined {
  const first = list?.firstElementChild
  if (!list || !first) return undefined
  let top = 0
  let bottom = viewOf(list).innerHeight
  for (const box of [list, ...clipsAround(list)]) {
    const rect = box.getBoundingClientRect()
    top = Math.max(top, rect.top)
    bottom = Math.min(bottom, rect.bottom)
  }
  const origin = first.getBoundingClientRect().top
  return { top: top - origin, bottom: Math.max(bottom, top) - origin }
}

function clipsAround(list: HTMLElement): HTMLElement[] {
  const clips: HTMLElement[] = []
  for (let box = list.parentElement; box && box !== list.ownerDocument.body; box = box.parentElement) {
    if (getComputedStyle(box).overflowY !== 'visible') clips.push(box)
  }
  return clips
}

/** The children of the list are the rows of the window in order, with spacers and perhaps the active row around them. */
function measure(list: HTMLElement | null, rows: readonly TreeNode[], { start, end }: RowRange): MeasuredRow[] {
  const measured: MeasuredRow[] = []
  let row = start
  for (const element of list?.children ?? []) {
    // The treeitem is the last child, after the indents.
    const key = (element.lastElementChild as HTMLElement | null)?.dataset.key
    if (row < end && key === rows[row]!.key) measured.push([row++, element.getBoundingClientRect().height])
  }
  return measured
}
