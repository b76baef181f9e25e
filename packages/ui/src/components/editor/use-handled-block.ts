'use client'

import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { NodeSelection } from '@tiptap/pm/state'
import { useEffect, useRef, useState, type DragEvent, type RefObject } from 'react'
import { findFocus } from '../../primitives/focus/focus.ts'
import { isElement } from '../../system/is-node.ts'

/** A block of the document, and its position. */
export interface EditorBlock {
  node: Node
  pos: number
}

/**
 * The block that a handle belongs to: the one under the pointer, else the one with the cursor. It stays while the handle has an
 * open menu.
 */
export function useHandledBlock(
  editor: Editor | null,
  handle: RefObject<HTMLElement | null>,
  onChange: (block: EditorBlock | null) => void,
): EditorBlock | null {
  const [block, setBlock] = useState<EditorBlock | null>(null)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })

  useEffect(() => {
    if (!editor) return
    const text = editor.view.dom
    const area = text.closest<HTMLElement>('[data-slot="editor"]') ?? text
    let current: EditorBlock | null = null
    let pointerY: number | undefined

    const update = () => {
      if (editor.isDestroyed || handle.current?.querySelector('[aria-expanded="true"]')) return
      const isInside = editor.isFocused || handle.current?.contains(findFocus(handle.current))
      const next = findBlockAt(editor, pointerY) ?? (isInside ? findSelectedBlock(editor) : null)
      if (next?.pos === current?.pos && next?.node === current?.node) return
      current = next
      setBlock(next)
      latest.current(next)
    }
    const move = (event: PointerEvent) => {
      // The handle itself is not above a block.
      if (event.pointerType === 'touch' || handle.current?.contains(event.target as Element)) return
      pointerY = event.clientY
      update()
    }
    const leave = () => {
      pointerY = undefined
      update()
    }
    area.addEventListener('pointermove', move)
    area.addEventListener('pointerleave', leave)
    editor.on('transaction', update)
    return () => {
      area.removeEventListener('pointermove', move)
      area.removeEventListener('pointerleave', leave)
      editor.off('transaction', update)
    }
  }, [editor, handle])
  return editor?.isEditable ? block : null
}

/** The outermost block at a height of the screen. */
function findBlockAt({ view, state }: Editor, y: number | undefined): EditorBlock | null {
  if (y === undefined) return null
  const box = view.dom.getBoundingClientRect()
  const at = view.posAtCoords({ left: box.left + box.width / 2, top: y })
  if (!at) return null
  const $pos = state.doc.resolve(at.inside >= 0 ? at.inside : at.pos)
  return toBlock(state.doc, $pos.depth > 0 ? $pos.before(1) : $pos.pos)
}

function findSelectedBlock({ state }: Editor): EditorBlock | null {
  const { $from } = state.selection
  return toBlock(state.doc, $from.depth > 0 ? $from.before(1) : $from.pos)
}

function toBlock(doc: Node, pos: number): EditorBlock | null {
  const node = doc.nodeAt(pos)
  return node && { node, pos }
}

/** Starts to drag a block. ProseMirror shows where it would land, and moves it on drop. */
export function startDrag(event: DragEvent, editor: Editor, { pos }: EditorBlock): void {
  const { view } = editor
  const selection = NodeSelection.create(view.state.doc, pos)
  view.dispatch(view.state.tr.setSelection(selection))
  const slice = selection.content()
  const { dom, text } = view.serializeForClipboard(slice)
  event.dataTransfer.clearData()
  event.dataTransfer.setData('text/html', dom.innerHTML)
  event.dataTransfer.setData('text/plain', text)
  event.dataTransfer.effectAllowed = 'copyMove'
  const element = view.nodeDOM(pos)
  if (isElement(element)) event.dataTransfer.setDragImage(element, 0, 0)
  view.dragging = { slice, move: true }
}
