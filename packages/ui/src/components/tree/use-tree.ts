'use client'

import type { KeyboardEvent, MouseEvent, RefObject } from 'react'
import { isFromControl } from '../../primitives/focus/focusable.ts'
import { warn } from '../../system/warn.ts'
import type { TreeHandle } from '../Tree.tsx'
import { confirmEvent, type ItemEvent } from './confirm-event.ts'
import { createMover, type AnyMove } from './create-mover.ts'
import type { TreeFields, TreeKey, TreeNode } from './nodes.ts'
import { isTouch } from '../../primitives/gestures/is-touch.ts'
import { pressTreeKey } from './press-tree-key.ts'
import { useTreeExpansion, type TreeExpansion } from './use-tree-expansion.ts'
import { useTreeFocus } from './use-tree-focus.ts'
import { useTreeSelection, type PressModifiers } from './use-tree-selection.ts'

export interface TreeOptions {
  items: readonly object[]
  fields: TreeFields
  value: TreeKey | readonly TreeKey[] | null | undefined
  defaultValue: TreeKey | readonly TreeKey[] | null | undefined
  onValueChange: ((value: never, item: never) => void) | undefined
  expanded: readonly TreeKey[] | undefined
  defaultExpanded: readonly TreeKey[] | undefined
  onExpandedChange: ((expanded: never) => void) | undefined
  multiple: boolean
  /** Whether a press replaces the selection. If false, it toggles the item. */
  replaces: boolean
  propagate: boolean
  bubble: boolean
  disabled: boolean
  /** Whether a press on an item also expands or collapses it. */
  opensOnPress: boolean
  onSelect: ItemEvent | undefined
  onToggle: ItemEvent | undefined
  loadChildren: ((item: object) => unknown) | undefined
  draggable: boolean | ((item: object) => boolean)
  canMove: ((move: AnyMove) => boolean) | undefined
  onMove: ((move: AnyMove) => void) | undefined
  root: RefObject<HTMLElement | null>
  /** Announces something to screen readers. */
  announce: (
    message: 'movedAfter' | 'movedBefore' | 'movedInside' | 'notLoaded' | 'notMoved',
    item: string,
    target?: string,
  ) => void
}

/** The state and the behavior of a tree, without its markup. */
export function useTree(options: TreeOptions) {
  const { multiple, root, announce } = options
  const expansion = useTreeExpansion({ ...options, onLoadError: (node) => announce('notLoaded', node.label) })
  const { nodes, rows, expanded, expandedKeys, setExpandedKeys, expand, collapse, forget, hasLoads } = expansion

  const isDisabled = (node: TreeNode) => options.disabled || node.disabled
  const selection = useTreeSelection(options, nodes, rows, isDisabled)
  const { selected, partial, select } = selection
  const { activeRow, focusNode, focusAfterRender, leave, rowOf, onFocus, onBlur } = useTreeFocus(rows, selected, root)

  const mayToggle = (node: TreeNode) =>
    node.canToggle && !isDisabled(node) && confirmEvent(node, 'onToggle', options.onToggle)

  function toggle(node: TreeNode): void {
    if (!mayToggle(node)) return
    if (!expanded.has(node.key)) return expand([node])
    leave(node)
    collapse(node)
  }

  function expandSiblings(node: TreeNode): void {
    expand(node.siblings.filter((each) => !expanded.has(each.key) && mayToggle(each)))
  }

  function retry(node: TreeNode): void {
    forget(node.key)
    focusNode(node)
  }

  function press(node: TreeNode, { shift = false, adds = false }: PressModifiers = {}, isTouched = false): void {
    if (node.type === 'failed') return retry(node.parent!)
    select(node, { shift, adds: adds || isTouched })
    if (options.opensOnPress && !shift && !adds) toggle(node)
  }

  const { canDrag, isAllowed, move, moveByKey } = createMover({
    nodes,
    options,
    isDisabled,
    onMoved(node, { target, position }) {
      // Show the node at its new place, and keep the focus on it.
      if (position === 'inside' && target.canToggle) expand([target])
      else if (position === 'inside') setExpandedKeys([...expandedKeys, target.value])
      focusAfterRender(node)
    },
  })

  function onClick(event: MouseEvent<HTMLElement>): void {
    if (event.defaultPrevented) return
    const found = rowOf(event)
    if (!found) return
    const [node, element] = found
    const target = event.target as Element
    const excluded = target.closest('[data-no-select]')
    if (isFromControl(target, element) || (excluded && element.contains(excluded))) return
    if (node.canToggle && target.closest('[data-toggle]')) toggle(node)
    else press(node, { shift: event.shiftKey, adds: event.ctrlKey || event.metaKey }, isTouch(event))
  }

  const keyActions = {
    ...selection,
    root,
    rows,
    multiple,
    isExpanded: (node: TreeNode) => expanded.has(node.key),
    isDisabled,
    focusNode,
    toggle,
    expandSiblings,
    press,
    retry,
    canDrag,
    moveByKey,
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const found = rowOf(event)
    if (event.defaultPrevented || !found || event.target !== found[1]) return
    if (pressTreeKey(keyActions, found[0], event)) event.preventDefault()
  }

  return {
    nodes,
    rows,
    expanded,
    selected,
    partial,
    activeRow,
    isDisabled,
    canDrag,
    isAllowed,
    move,
    expand,
    select,
    toggle,
    rowOf,
    hasLoads,
    handle: createHandle(expansion, focusAfterRender),
    events: { onClick, onFocus, onBlur, onKeyDown },
  }
}

export type TreeState = ReturnType<typeof useTree>

function createHandle(
  { nodes, expand, setExpandedKeys, forget }: TreeExpansion,
  focusAfterRender: (node: TreeNode) => void,
): TreeHandle {
  return {
    focus(key) {
      const node = nodes.find(String(key))
      if (!node) return warn('Tree', `no item has the key "${key}", so none gets the focus. Pass the key of an item.`)
      expand(ancestorsOf(node))
      focusAfterRender(node)
    },
    expandAll: () => expand(nodes.all().filter((node) => !node.isWaiting)),
    collapseAll: () => setExpandedKeys([]),
    reload: (key) => forget(String(key)),
  }
}

function ancestorsOf(node: TreeNode): TreeNode[] {
  const ancestors: TreeNode[] = []
  for (let parent = node.parent; parent; parent = parent.parent) ancestors.push(parent)
  return ancestors
}
