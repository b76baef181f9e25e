import type { TreeNode } from './nodes.ts'

export type ItemEvent = (event: Event, item: object) => void

/** Calls the handlers of the item and of the tree before a change. Returns false if one of them prevents it. */
export function confirmEvent(
  node: TreeNode,
  name: 'onSelect' | 'onToggle',
  treeHandler: ItemEvent | undefined,
): boolean {
  const itemHandler = (node.item as { [Name in typeof name]?: unknown })[name]
  if (typeof itemHandler !== 'function' && !treeHandler) return true
  const event = new Event(name === 'onSelect' ? 'select' : 'toggle', { cancelable: true })
  if (typeof itemHandler === 'function') (itemHandler as (event: Event) => void).call(node.item, event)
  treeHandler?.(event, node.item)
  return !event.defaultPrevented
}
