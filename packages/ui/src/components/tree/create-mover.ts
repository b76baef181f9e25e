import { isPossible, itemsAfter, placeByKey, type Place, type TreePosition } from './moves.ts'
import type { TreeNode, TreeNodes } from './nodes.ts'
import type { TreeOptions } from './use-tree.ts'

/** A move as `onMove` receives it, without the type of the caller's items. */
export interface AnyMove {
  readonly item: object
  readonly target: object
  readonly position: TreePosition
  readonly items: object[]
}

interface MoverOptions {
  nodes: TreeNodes
  options: Pick<TreeOptions, 'announce' | 'canMove' | 'disabled' | 'draggable' | 'onMove'>
  isDisabled: (node: TreeNode) => boolean
  onMoved: (node: TreeNode, place: Place) => void
}

const messages = { inside: 'movedInside', before: 'movedBefore', after: 'movedAfter' } as const

/** Moves nodes to other places, by drag or by keyboard. */
export function createMover({ nodes, options, isDisabled, onMoved }: MoverOptions) {
  const { draggable, announce } = options

  const canDrag = (node: TreeNode) =>
    node.type === 'item' && !isDisabled(node) && (typeof draggable === 'function' ? draggable(node.item) : draggable)

  function toMove(node: TreeNode, { target, position }: Place): AnyMove {
    return {
      item: node.item,
      target: target.item,
      position,
      get items() {
        return itemsAfter(nodes, node, { target, position })
      },
    }
  }

  const isAllowed = (node: TreeNode, place: Place) =>
    isPossible(nodes, node, place) && !options.disabled && (options.canMove?.(toMove(node, place)) ?? true)

  function move(node: TreeNode, place: Place): void {
    options.onMove?.(toMove(node, place))
    announce(messages[place.position], node.label, place.target.label)
    onMoved(node, place)
  }

  function moveByKey(node: TreeNode, direction: Parameters<typeof placeByKey>[2]): void {
    const place = placeByKey(nodes, node, direction)
    if (place && isAllowed(node, place)) move(node, place)
    else announce('notMoved', node.label)
  }

  return { canDrag, isAllowed, move, moveByKey }
}
