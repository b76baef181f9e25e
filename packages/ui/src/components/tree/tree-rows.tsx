'use client'

import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { TreeNode } from './nodes.ts'
import { treeRow, type RowsView } from './tree-row.tsx'
import type { TreeWindow } from './use-tree-window.ts'

/** The rows of a tree: only the visible ones, all of them in one list, or nested lists. */
export function treeRows(view: RowsView, window: TreeWindow | undefined): ReactNode {
  const { rows, nodes } = view.tree
  if (window) return windowedRows(view, window)
  return view.flat ? rows.map((node) => flatRow(view, node)) : nestedRows(view, nodes.roots)
}

function flatRow(view: RowsView, node: TreeNode): ReactNode {
  const { classes } = view
  const part = node.canToggle ? 'itemWithChildren' : 'item'
  const indents: ReactNode[] = []
  for (let level = 1; level < node.level; level++) {
    indents.push(<span key={level} className={classes.indent} data-slot="indent" />)
  }
  return (
    <li key={node.key} role="none" className={classes[part]} data-slot={part}>
      {indents}
      {treeRow(view, node)}
    </li>
  )
}

/** The visible rows, the row that the Tab key reaches, and spacers for all others. */
function windowedRows(view: RowsView, { start, end, offsets }: TreeWindow): ReactNode[] {
  const { rows, activeRow } = view.tree
  const rendered: ReactNode[] = []
  let next = 0
  let spaces = 0
  const addSpace = (to: number) => {
    if (to > next) rendered.push(<Space key={`space ${spaces++}`} height={offsets[to]! - offsets[next]!} />)
    next = to
  }
  const addRow = (row: number) => {
    if (row < next) return
    addSpace(row)
    rendered.push(flatRow(view, rows[row]!))
    next = row + 1
  }
  if (activeRow !== undefined && activeRow < start) addRow(activeRow)
  for (let row = start; row < end; row++) addRow(row)
  if (activeRow !== undefined && activeRow >= end) addRow(activeRow)
  addSpace(rows.length)
  return rendered
}

function nestedRows(view: RowsView, siblings: readonly TreeNode[], failure?: TreeNode): ReactNode {
  const { tree, classes } = view
  const list = failure ? [failure, ...siblings] : siblings
  return list.map((node) => {
    if (!node.canToggle) {
      return (
        <li key={node.key} role="none" className={classes.item} data-slot="item">
          {treeRow(view, node)}
        </li>
      )
    }
    const isExpanded = tree.expanded.has(node.key)
    const hasFailed = isExpanded && tree.nodes.loadOf(node) === 'failed'
    const failedRow = hasFailed ? tree.rows.find((row) => row.type === 'failed' && row.parent === node) : undefined
    const children = isExpanded ? tree.nodes.childrenOf(node) : []
    return (
      <li key={node.key} role="none" className={classes.itemWithChildren} data-slot="itemWithChildren">
        {treeRow(view, node)}
        {(failedRow || children.length > 0) && (
          <ul role="group" className={classes.listWithChildren} data-slot="listWithChildren">
            {nestedRows(view, children, failedRow)}
          </ul>
        )}
      </li>
    )
  })
}

/** Takes the space of rows that are not rendered. Its height is set by script, because a Content-Security-Policy may forbid style attributes. */
function Space({ height }: { height: number }) {
  const ref = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    ref.current!.style.height = `${height}px`
  }, [height])
  return <li ref={ref} aria-hidden />
}
