'use client'

import { useEffect, useRef, useState, type DragEvent } from 'react'
import { placeAt, type Place, type TreePosition } from './moves.ts'
import type { TreeNode, TreeNodes } from './nodes.ts'

/** A collapsed item expands if a dragged item stays over it for this long. */
const OPEN_AFTER_MS = 600

interface DragOptions {
  nodes: TreeNodes
  expanded: ReadonlySet<string>
  rowOf: (event: DragEvent<HTMLElement>) => [TreeNode, HTMLElement] | undefined
  canDrag: (node: TreeNode) => boolean
  isAllowed: (node: TreeNode, place: Place) => boolean
  move: (node: TreeNode, place: Place) => void
  expand: (nodes: readonly TreeNode[]) => void
}

interface DragState {
  /** Key of the dragged node. */
  dragged: string | undefined
  /** The place to which it would move if it were dropped now. */
  drop: { key: string; position: TreePosition } | undefined
}

const still: DragState = { dragged: undefined, drop: undefined }

/** Lets users drag items to another place with the mouse, or with touch after a long press. */
export function useTreeDrag({ nodes, expanded, rowOf, canDrag, isAllowed, move, expand }: DragOptions) {
  const [state, setState] = useState(still)
  const hover = useRef<{ key: string; timer: ReturnType<typeof setTimeout> } | undefined>(undefined)
  const latest = useRef({ expand, expanded })
  useEffect(() => {
    latest.current = { expand, expanded }
  })
  useEffect(() => () => clearTimeout(hover.current?.timer), [])

  function show(place: Place | undefined): void {
    setState((before) => {
      const { drop } = before
      if (drop?.key === place?.target.key && drop?.position === place?.position) return before
      return { ...before, drop: place && { key: place.target.key, position: place.position } }
    })
  }

  function hoverOver(node: TreeNode | undefined): void {
    if (hover.current?.key === node?.key) return
    clearTimeout(hover.current?.timer)
    hover.current = undefined
    if (!node?.canToggle || expanded.has(node.key)) return
    const timer = setTimeout(() => latest.current.expand([node]), OPEN_AFTER_MS)
    hover.current = { key: node.key, timer }
  }

  function end(): void {
    hoverOver(undefined)
    setState(still)
  }

  function findPlace(event: DragEvent<HTMLElement>): [TreeNode, Place] | undefined {
    const node = state.dragged === undefined ? undefined : nodes.find(state.dragged)
    const found = rowOf(event)
    if (!node || !found) return undefined
    const [over, element] = found
    const { top, height } = element.getBoundingClientRect()
    const place = placeAt(nodes, node, over, (event.clientY - top) / height, expanded.has(over.key))
    return place && isAllowed(node, place) ? [node, place] : undefined
  }

  return {
    ...state,
    events: {
      onDragStart(event: DragEvent<HTMLElement>) {
        const found = rowOf(event)
        if (event.defaultPrevented || !found || event.target !== found[1] || !canDrag(found[0])) return
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', found[0].label)
        setState({ dragged: found[0].key, drop: undefined })
      },
      onDragOver(event: DragEvent<HTMLElement>) {
        if (state.dragged === undefined) return
        const found = findPlace(event)
        const over = rowOf(event)?.[0]
        hoverOver(over?.key === state.dragged ? undefined : over)
        show(found?.[1])
        if (!found) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'move'
      },
      onDragLeave(event: DragEvent<HTMLElement>) {
        if (event.currentTarget.contains(event.relatedTarget as Node | null)) return
        hoverOver(undefined)
        show(undefined)
      },
      onDrop(event: DragEvent<HTMLElement>) {
        const found = findPlace(event)
        end()
        if (!found) return
        event.preventDefault()
        move(...found)
      },
      onDragEnd: end,
    },
  }
}

export type TreeDrag = ReturnType<typeof useTreeDrag>
