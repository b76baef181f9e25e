import type { TreeNode, TreeNodes } from './nodes.ts'

export type TreePosition = 'before' | 'inside' | 'after'

/** The place to which a node moves. */
export interface Place {
  readonly target: TreeNode
  readonly position: TreePosition
}

/** Whether a node can be moved to a place. It cannot move into itself, nor to the place where it is. */
export function isPossible(nodes: TreeNodes, node: TreeNode, { target, position }: Place): boolean {
  if (target.type !== 'item') return false
  for (let place: TreeNode | undefined = target; place; place = place.parent) if (place === node) return false
  if (position === 'inside') {
    // The children of the target must be loaded, or the new position of the node would be unknown.
    return target.isParent && !target.isWaiting && nodes.childrenOf(target).at(-1) !== node
  }
  // A move next to the sibling that it is already next to changes nothing.
  const same = position === 'before' ? node.index + 1 : node.index - 1
  return target.parent !== node.parent || target.index !== same
}

/** The items after a move. Items that the move does not affect stay the same objects. */
export function itemsAfter(nodes: TreeNodes, node: TreeNode, { target, position }: Place): object[] {
  const newParent = position === 'inside' ? target : target.parent
  const lists = new Map<TreeNode | undefined, object[]>()
  const listOf = (parent: TreeNode | undefined): object[] => {
    let list = lists.get(parent)
    if (!list) lists.set(parent, (list = [...nodes.itemsIn(parent)]))
    return list
  }

  const from = listOf(node.parent)
  from.splice(from.indexOf(node.item), 1)
  const to = listOf(newParent)
  const index = position === 'inside' ? to.length : to.indexOf(target.item) + (position === 'after' ? 1 : 0)
  to.splice(index, 0, node.item)

  const touched = new Map<object, TreeNode>()
  for (const parent of [node.parent, newParent]) {
    for (let each = parent; each; each = each.parent) touched.set(each.item, each)
  }
  const rebuild = (parent: TreeNode | undefined): object[] =>
    (lists.get(parent) ?? nodes.itemsIn(parent)).map((item) => {
      const holder = touched.get(item)
      return holder ? { ...item, children: rebuild(holder) } : item
    })
  return rebuild(undefined)
}

/**
 * The place to which an arrow key moves a node. Up and down move it among its siblings, and past the first or last
 * one out of the parent. The other two keys move it out of its parent, or into the sibling before it.
 */
export function placeByKey(nodes: TreeNodes, node: TreeNode, key: 'up' | 'down' | 'in' | 'out'): Place | undefined {
  const { siblings, index, parent } = node
  const previous = siblings[index - 1]
  const next = siblings[index + 1]
  if (key === 'up') return previous ? before(previous) : parent && before(parent)
  if (key === 'down') return next ? after(next) : parent && after(parent)
  if (key === 'out') return parent && after(parent)
  const place: Place | undefined = previous && { target: previous, position: 'inside' }
  return place && isPossible(nodes, node, place) ? place : undefined
}

const before = (target: TreeNode): Place => ({ target, position: 'before' })
const after = (target: TreeNode): Place => ({ target, position: 'after' })

/**
 * The place to which a node would move if it were dropped on a row. The top and bottom quarter of a parent's row mean
 * beside it, the rest means into it. A row that cannot have children is split in halves.
 */
export function placeAt(
  nodes: TreeNodes,
  node: TreeNode,
  over: TreeNode,
  fraction: number,
  isOpen: boolean,
): Place | undefined {
  const inside: Place = { target: over, position: 'inside' }
  const edge = over.isParent ? 0.25 : 0.5
  let place: Place
  if (fraction < edge) place = before(over)
  else if (fraction < 1 - edge) place = inside
  else {
    // The row after an expanded node is its first child.
    const first = isOpen ? nodes.childrenOf(over)[0] : undefined
    place = first && first !== node ? before(first) : after(over)
  }
  return isPossible(nodes, node, place) ? place : undefined
}
