'use client'

import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { readSaved, writeSaved, type ValueStorage } from '../../system/saved-value.ts'
import { warn } from '../../system/warn.ts'
import type { SplitterItem, SplitterPanelHandle } from '../Splitter.tsx'
import {
  checkDefaults,
  fitLayout,
  isCollapsed,
  moveHandle,
  resizePanel,
  toRules,
  type PanelRule,
  type Snap,
} from './layout.ts'

interface SizeOptions {
  items: readonly SplitterItem[]
  keys: readonly string[]
  autoSaveId: string | null | undefined
  storage: ValueStorage | undefined
  onLayout: ((sizes: number[]) => void) | undefined
  onResize: (size: number, index: number) => void
  onCollapse: (index: number) => void
  onExpand: (index: number) => void
}

export interface PanelSizes {
  rules: readonly PanelRule[]
  /** The rendered sizes in percent. */
  layout: readonly number[]
  /** The sizes including those that are not rendered yet, so that two changes in a row add up. */
  readLayout: () => readonly number[]
  /** Moves the handle after the panel `index` by some percent. */
  move: (index: number, delta: number, snap: Snap) => void
  /** Moves a handle as part of a drag that started at another layout. The sizes are saved when the drag ends. */
  moveDuringDrag: (index: number, delta: number, startLayout: readonly number[]) => void
  /** Saves the current sizes. */
  save: () => void
  /** Moves a handle back to where it was at first. */
  resetHandle: (index: number) => void
  reset: () => void
  panelHandle: (index: number) => SplitterPanelHandle
}

const noSizes: Readonly<Record<string, number>> = {}

/** The sizes of the panels, and every way to change them. */
export function usePanelSizes(options: SizeOptions): PanelSizes {
  const { items, keys, storage } = options
  const rules = useRules(items, keys)
  // By key, so that adding or removing a panel does not change the sizes of the others.
  const [sizes, setSizes] = useState(noSizes)
  const layout = useMemo(() => fitLayout(rules, sizes), [rules, sizes])
  const expandedSizes = useRef(new Map<string, number>())

  const saveKey = options.autoSaveId ? `frond-sync-${options.autoSaveId}` : undefined
  // Storage exists in the browser only. A layout effect runs after hydration, but before the browser paints.
  useLayoutEffect(() => {
    if (saveKey === undefined) return
    const saved = readSaved(storage, saveKey)
    if (typeof saved === 'object' && saved !== null) setSizes(toSizes(saved))
  }, [saveKey, storage])

  const current = useRef<readonly number[]>(layout)
  useLayoutEffect(() => {
    current.current = layout
  })

  /** `startLayout` is set during a drag. The sizes are saved only when the drag ends. */
  function change(next: readonly number[], startLayout?: readonly number[]): void {
    const kept = { ...sizes, ...Object.fromEntries(keys.map((key, index) => [key, round(next[index]!)])) }
    if (saveKey !== undefined && !startLayout) writeSaved(storage, saveKey, kept)
    const last = current.current
    if (next.every((size, index) => Math.abs(size - last[index]!) < 0.001)) return
    current.current = next
    setSizes(kept)
    rules.forEach((rule, index) => {
      const [was, is] = [last[index]!, next[index]!]
      if (Math.abs(was - is) < 0.001) return
      options.onResize(is, index)
      const [wasCollapsed, nowCollapsed] = [isCollapsed(rule, was), isCollapsed(rule, is)]
      if (!wasCollapsed && nowCollapsed) {
        // A drag shrinks the panel to its minimum before it collapses, so remember the size before the drag.
        expandedSizes.current.set(rule.key, startLayout?.[index] ?? was)
        options.onCollapse(index)
      } else if (wasCollapsed && !nowCollapsed) options.onExpand(index)
    })
    options.onLayout?.([...next])
  }

  const resize = (index: number, size: number) => change(resizePanel(current.current, rules, index, size))

  return {
    rules,
    layout,
    readLayout: () => current.current,
    move: (index, delta, snap) => change(moveHandle(current.current, rules, index, delta, snap)),
    moveDuringDrag: (index, delta, startLayout) => change(moveHandle(startLayout, rules, index, delta), startLayout),
    save: () => change(current.current),
    resetHandle(index) {
      const delta = fitLayout(rules, noSizes)[index]! - current.current[index]!
      change(moveHandle(current.current, rules, index, delta, 'any'))
    },
    reset: () => change(fitLayout(rules, noSizes)),
    panelHandle: (index) => ({
      collapse() {
        const rule = rules[index]!
        if (rule.collapsible) resize(index, rule.collapsed)
      },
      expand() {
        const rule = rules[index]!
        if (!isCollapsed(rule, current.current[index]!)) return
        resize(index, Math.max(expandedSizes.current.get(rule.key) ?? rule.defaultSize ?? 0, rule.min))
      },
      resize(size) {
        if (Number.isFinite(size)) resize(index, size)
        else warn('Splitter', `resize was given ${size}. Pass a size in percent.`)
      },
      getSize: () => current.current[index] ?? 0,
    }),
  }
}

/** The rules of the panels. They are the same object until one of their numbers changes. */
function useRules(items: readonly SplitterItem[], keys: readonly string[]): readonly PanelRule[] {
  const content = JSON.stringify(
    items.map((item, index) => [
      keys[index],
      item.defaultSize,
      item.minSize,
      item.maxSize,
      item.collapsible,
      item.collapsedSize,
    ]),
  )
  return useMemo(() => {
    const rules = toRules(items, keys)
    if (process.env.NODE_ENV !== 'production') checkDefaults(rules)
    return rules
    // `content` changes whenever the part of `items` and `keys` that is read here changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [content])
}

/** The saved sizes, without invalid ones. */
function toSizes(saved: object): Record<string, number> {
  return Object.fromEntries(
    Object.entries(saved).filter(([, size]) => typeof size === 'number' && size >= 0 && size <= 100),
  ) as Record<string, number>
}

function round(size: number): number {
  return Math.round(size * 1000) / 1000
}
