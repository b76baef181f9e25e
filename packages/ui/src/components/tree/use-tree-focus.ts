'use client'

import { useLayoutEffect, useMemo, useRef, useState, type FocusEvent, type RefObject } from 'react'
import { findFocus } from '../../primitives/focus/focus.ts'
import { attributeSelector, scrollIntoView } from '../../system/browser-support.ts'
import type { TreeNode } from './nodes.ts'

/** An event that bubbled up to the tree. */
export interface TreeEvent {
  target: EventTarget
  currentTarget: HTMLElement
}

/** Roving tabindex: one row can be reached with the Tab key, and the focus moves between rows. */
export function useTreeFocus(
  rows: readonly TreeNode[],
  selected: ReadonlySet<string>,
  root: RefObject<HTMLElement | null>,
) {
  const [active, setActive] = useState<{ key: string; index: number } | undefined>(undefined)
  // The last focused row. If it was removed, the row in its place. Without one, the first selected row or the first row.
  const activeRow = useMemo(() => {
    if (rows.length === 0) return undefined
    const found = active && rows.findIndex((row) => row.key === active.key)
    if (found !== undefined && found >= 0) return found
    if (active) return Math.min(active.index, rows.length - 1)
    if (selected.size === 0) return 0
    const firstSelected = rows.findIndex((row) => selected.has(row.key))
    return Math.max(0, firstSelected)
  }, [rows, active, selected])

  /** Key of a row that gets the focus when it is rendered. */
  const pending = useRef<string | undefined>(undefined)
  const hasFocus = useRef(false)

  function setActiveNode(node: TreeNode): void {
    setActive({ key: node.key, index: Math.max(0, rows.indexOf(node)) })
  }

  /** Moves the focus to a row, now or when it is rendered. */
  function focusNode(node: TreeNode): void {
    setActiveNode(node)
    if (!focusRow(root.current, node.key)) pending.current = node.key
  }

  /** Moves the focus to a row when the next render has finished. */
  function focusAfterRender(node: TreeNode): void {
    setActiveNode(node)
    pending.current = node.key
  }

  /** Moves the active row out of a node that is about to collapse. */
  function leave(node: TreeNode): void {
    const current = activeRow === undefined ? undefined : rows[activeRow]
    if (!current || current === node || !isInside(current, node)) return
    if (hasFocus.current) focusNode(node)
    else setActiveNode(node)
  }

  useLayoutEffect(() => {
    if (pending.current !== undefined && focusRow(root.current, pending.current)) pending.current = undefined
    // If the focused row was removed, the browser moves the focus to `body`. Move it to the row that is active now.
    const key = activeRow === undefined ? undefined : rows[activeRow]?.key
    if (!hasFocus.current || key === undefined || !root.current || findFocus(root.current)) return
    focusRow(root.current, key)
  })

  /** The row that an event comes from. `undefined` if it comes from something else, such as a tree inside of a row. */
  function rowOf(event: TreeEvent): [TreeNode, HTMLElement] | undefined {
    const element = (event.target as Element).closest<HTMLElement>('[role="treeitem"]')
    if (!element || element.closest('[role="tree"]') !== event.currentTarget) return undefined
    const node = rows.find((row) => row.key === element.dataset.key)
    return node && [node, element]
  }

  function onFocus(event: FocusEvent<HTMLElement>): void {
    hasFocus.current = true
    const found = rowOf(event)
    if (!found || event.target !== found[1]) return
    if (active?.key !== found[0].key) setActiveNode(found[0])
  }

  function onBlur(event: FocusEvent<HTMLElement>): void {
    if (!event.currentTarget.contains(event.relatedTarget)) hasFocus.current = false
  }

  return { activeRow, focusNode, focusAfterRender, leave, rowOf, onFocus, onBlur }
}

function focusRow(root: HTMLElement | null, key: string): boolean {
  const row = root?.querySelector<HTMLElement>(`[role="treeitem"]${attributeSelector('data-key', key)}`)
  if (!row) return false
  // By default the browser scrolls a focused element to the center.
  row.focus({ preventScroll: true })
  scrollIntoView(row, { block: 'nearest', inline: 'nearest' })
  return true
}

function isInside(node: TreeNode, ancestor: TreeNode): boolean {
  for (let parent = node.parent; parent; parent = parent.parent) if (parent === ancestor) return true
  return false
}
