import type { TreeNode, TreeNodes } from './nodes.ts'

export interface SelectionRules {
  readonly nodes: TreeNodes
  /** Whether the descendants of an item are selected with it. */
  readonly propagate: boolean
  /** Whether an item is selected when all of its children are. */
  readonly bubble: boolean
}

/** Selects or unselects nodes, and the ancestors and descendants that the rules include. */
export function withNodes(
  before: ReadonlySet<string>,
  changed: readonly TreeNode[],
  isOn: boolean,
  { nodes, propagate, bubble }: SelectionRules,
): Set<string> {
  const after = new Set(before)
  const set = (node: TreeNode, on: boolean) => void (on ? after.add(node.key) : after.delete(node.key))
  for (const node of changed) {
    set(node, isOn)
    if (propagate) for (const inner of nodes.below(node)) if (isSelectable(inner)) set(inner, isOn)
    if (!bubble) continue
    for (let parent = node.parent; parent; parent = parent.parent) {
      if (!parent.disabled) set(parent, isFull(nodes, parent, after))
    }
  }
  return after
}

/**
 * Completes a selection that propagates and bubbles. The caller may pass only a folder, or only all of its children:
 * both mean the same.
 */
export function cascade(chosen: ReadonlySet<string>, nodes: TreeNodes): Set<string> {
  const all = nodes.all()
  const after = new Set(chosen)
  for (const node of all) {
    if (node.parent && isSelectable(node) && after.has(node.parent.key)) after.add(node.key)
  }
  for (const node of all.toReversed()) {
    if (node.disabled || !node.canToggle || node.isWaiting) continue
    if (!nodes.childrenOf(node).some(isSelectable)) continue
    if (isFull(nodes, node, after)) after.add(node.key)
    else after.delete(node.key)
  }
  return after
}

/** The nodes that are not selected but have selected descendants. */
export function findPartial(selected: ReadonlySet<string>, nodes: TreeNodes): Set<string> {
  const partial = new Set<string>()
  for (const key of selected) {
    for (let parent = nodes.find(key)?.parent; parent && !partial.has(parent.key); parent = parent.parent) {
      partial.add(parent.key)
    }
  }
  for (const key of selected) partial.delete(key)
  return partial
}

function isFull(nodes: TreeNodes, parent: TreeNode, selected: ReadonlySet<string>): boolean {
  return nodes.childrenOf(parent).every((child) => !isSelectable(child) || selected.has(child.key))
}

function isSelectable(node: TreeNode): boolean {
  return node.type === 'item' && !node.disabled
}

/** The enabled rows between two rows, in either order. */
export function between(rows: readonly TreeNode[], from: string | undefined, to: TreeNode): TreeNode[] {
  const end = rows.indexOf(to)
  const found = rows.findIndex((row) => row.key === from)
  const start = found < 0 ? end : found
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1).filter(isSelectable)
}
