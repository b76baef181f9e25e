import type { KeyboardEvent, RefObject } from 'react'
import { findTyped, isLetter, isTyping } from '../../primitives/text/typeahead.ts'
import type { TreeNode } from './nodes.ts'
import type { PressModifiers } from './use-tree-selection.ts'

/** What a key can do in a tree. */
interface KeyActions {
  root: RefObject<HTMLElement | null>
  rows: readonly TreeNode[]
  multiple: boolean
  isExpanded: (node: TreeNode) => boolean
  isDisabled: (node: TreeNode) => boolean
  focusNode: (node: TreeNode) => void
  toggle: (node: TreeNode) => void
  expandSiblings: (node: TreeNode) => void
  press: (node: TreeNode, modifiers: PressModifiers) => void
  retry: (node: TreeNode) => void
  select: (node: TreeNode, modifiers: PressModifiers) => void
  selectAll: (node: TreeNode) => void
  selectRange: (from: TreeNode, to: TreeNode) => void
  extendTo: (from: TreeNode, to: TreeNode) => void
  canDrag: (node: TreeNode) => boolean
  moveByKey: (node: TreeNode, direction: Direction) => void
}

type Direction = 'up' | 'down' | 'in' | 'out'

/** Handles a key that is pressed on a row. Returns whether the tree uses that key. */
export function pressTreeKey(tree: KeyActions, node: TreeNode, event: KeyboardEvent<HTMLElement>): boolean {
  const direction = directionOf(event)
  if (event.altKey) {
    if (!direction || !tree.canDrag(node)) return false
    tree.moveByKey(node, direction)
    return true
  }
  const { key, shiftKey: shift } = event
  const adds = event.ctrlKey || event.metaKey
  if (adds && !shift) {
    if (key.toLowerCase() === 'a' && tree.multiple) {
      tree.selectAll(node)
      return true
    }
    if (key !== ' ' && key !== 'Home' && key !== 'End') return false
  }
  if (direction) goInDirection(tree, node, direction, shift)
  else if ((key === 'Home' || key === 'End') && (!shift || adds)) goToEnd(tree, node, key, shift)
  else if (key === 'Enter') tree.press(node, { shift, adds })
  else if (key === ' ' && !isTyping(tree.root.current)) {
    if (node.type === 'failed') tree.retry(node.parent!)
    else tree.select(node, { shift, adds })
  } else if (key === '*') tree.expandSiblings(node)
  else if (isLetter(event)) {
    const typed = findTyped(tree.root.current, key, tree.rows, tree.rows.indexOf(node))
    if (typed) tree.focusNode(typed)
  } else return false
  return true
}

/** The direction of an arrow key. In right-to-left text, left and right are swapped. */
function directionOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): Direction | undefined {
  if (key === 'ArrowUp') return 'up'
  if (key === 'ArrowDown') return 'down'
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl'
  return (key === 'ArrowRight') === isRtl ? 'out' : 'in'
}

function goInDirection(tree: KeyActions, node: TreeNode, direction: Direction, shift: boolean): void {
  const { rows } = tree
  const row = rows.indexOf(node)
  if (direction === 'up' || direction === 'down') {
    return goTo(tree, node, rows[row + (direction === 'up' ? -1 : 1)], shift)
  }
  const isExpanded = node.canToggle && tree.isExpanded(node)
  if (direction === 'in') {
    if (node.canToggle && !isExpanded) tree.toggle(node)
    else if (isExpanded && rows[row + 1]?.parent === node) goTo(tree, node, rows[row + 1], shift)
  } else if (isExpanded && !tree.isDisabled(node)) tree.toggle(node)
  else if (node.parent) tree.focusNode(node.parent)
}

function goTo(tree: KeyActions, from: TreeNode, to: TreeNode | undefined, shift: boolean): void {
  if (!to) return
  tree.focusNode(to)
  if (shift && tree.multiple && to.type === 'item') tree.extendTo(from, to)
}

function goToEnd(tree: KeyActions, from: TreeNode, end: 'Home' | 'End', shift: boolean): void {
  const to = tree.rows.at(end === 'Home' ? 0 : -1)!
  tree.focusNode(to)
  if (shift && tree.multiple && to.type === 'item') tree.selectRange(from, to)
}
