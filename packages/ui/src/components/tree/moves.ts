import type { TreeNode, TreeNodes } from './nodes.ts'

export type TreePosition = 'before' | 'inside' | 'after'

/** Where a node is to go. */
export interface Place {
  readonly target: TreeNode
  readonly position: TreePosition
}

/** Whether a node can go there at all: not into itself, and not where it is. */
export function isPossible(nodes: TreeNodes, node: TreeNode, { target, position }: Place): boolean {
  if (target.type !== 'item') return false
  for (let place: TreeNode | undefined = target; place; place = place.parent) if (place === node) return false
  if (position === 'inside') {
    // What is inside has to be known, or it could not be told where the node went.
    return target.isParent && !target.isWaiting && nodes.childrenOf(target).at(-1) !== node
  }
  // Beside the one it already stands beside.
  const same = position === 'before' ? node.index + 1 : node.index - 1
  return target.parent !== node.parent || target.index !== same
}

/** The items as they are after a move. What is not touched stays the same object. */
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

/** Where an arrow key takes a node: up and down among its siblings and out at their ends, out of its parent, into the one before. */
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

/** Where a node would go if it were let go at a height of a row: a quarter at each edge is beside it, the rest is inside. */
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
    // Below an open folder comes what is in it.
    const first = isOpen ? nodes.childrenOf(over)[0] : undefined
    place = first && first !== node ? before(first) : after(over)
  }
  return isPossible(nodes, node, place) ? place : undefined
}
