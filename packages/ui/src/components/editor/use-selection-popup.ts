'use client'

import { isNodeSelection, posToDOMRect, type Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { isElement } from '../../system/is-node.ts'
import { placePopup, type PopupPlacement } from '../../primitives/popup/place-popup.ts'
import { resolveReference, type PopupReference } from '../../primitives/popup/popup-options.ts'

/** Arguments of `shouldShow`. */
export interface EditorToolbarVisibility {
  editor: Editor
  /** Start of the selection. */
  from: number
  /** End of the selection. */
  to: number
}

export interface SelectionPopupOptions {
  editor: Editor | null
  layout: 'fixed' | 'bubble' | 'floating'
  shouldShow: ((args: EditorToolbarVisibility) => boolean) | undefined
  placement: PopupPlacement | undefined
  reference: PopupReference | undefined
  root: RefObject<HTMLElement | null>
}

export interface SelectionPopup {
  open: boolean
  /** Closes it until the selection changes. */
  dismiss: () => void
  onFocus: () => void
  onBlur: () => void
}

/** Shows a toolbar beside the selection (`bubble`) or an empty line (`floating`) while editor or toolbar has the focus. */
export function useSelectionPopup(options: SelectionPopupOptions): SelectionPopup {
  const { editor, layout, shouldShow = layout === 'bubble' ? hasSelectedText : isEmptyLine, reference, root } = options
  const selection = useEditorState({
    editor,
    // Not the editor of the argument, which is that of the first render until the first transaction.
    selector() {
      if (!editor || layout === 'fixed') return undefined
      const { from, to } = editor.state.selection
      return editor.isEditable && shouldShow({ editor, from, to }) ? `${from} ${to}` : undefined
    },
  })
  const focus = useFocusInside(editor)
  const [dismissed, setDismissed] = useState<string>()
  const open = selection !== undefined && selection !== null && selection !== dismissed && focus.inside

  const placement: PopupPlacement = {
    side: layout === 'bubble' ? 'top' : 'bottom',
    align: layout === 'bubble' ? 'center' : 'start',
    ...options.placement,
  }
  const { side, sideOffset, align, alignOffset } = placement
  useLayoutEffect(() => {
    if (!open || !root.current || !editor) return
    const anchor = resolveReference(reference) ?? selectionAnchor(editor)
    return placePopup(anchor, root.current, placement)
    // Lists the properties of `placement`, because callers may create a new object in each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open, selection, editor, reference, root, side, sideOffset, align, alignOffset])

  return { open, dismiss: () => setDismissed(selection ?? undefined), onFocus: focus.enter, onBlur: focus.leave }
}

/** The position of the selection on the screen. */
function selectionAnchor(editor: Editor) {
  return {
    contextElement: editor.view.dom,
    getBoundingClientRect() {
      const { selection } = editor.state
      const node = isNodeSelection(selection) && editor.view.nodeDOM(selection.from)
      return isElement(node) ? node.getBoundingClientRect() : posToDOMRect(editor.view, selection.from, selection.to)
    },
  }
}

function hasSelectedText({ editor, from, to }: EditorToolbarVisibility): boolean {
  const { selection, doc } = editor.state
  return !selection.empty && !isNodeSelection(selection) && doc.textBetween(from, to, ' ').trim() !== ''
}

function isEmptyLine({ editor }: EditorToolbarVisibility): boolean {
  const { empty, $from } = editor.state.selection
  const { parent } = $from
  return empty && $from.depth === 1 && parent.isTextblock && !parent.type.spec.code && parent.content.size === 0
}

/** Whether the editor, the toolbar or a popup that the toolbar has opened has the focus. */
function useFocusInside(editor: Editor | null) {
  const [inside, setInside] = useState(false)
  const latest = useRef(false)
  const enter = () => {
    latest.current = true
    setInside(true)
  }
  // When the focus moves from the editor to the toolbar, it is nowhere in between. Wait for the next frame.
  const leave = () => {
    latest.current = false
    requestAnimationFrame(() => !latest.current && setInside(false))
  }
  useLayoutEffect(() => {
    if (!editor) return
    latest.current = editor.isFocused
    setInside(editor.isFocused)
    editor.on('focus', enter)
    editor.on('blur', leave)
    return () => {
      editor.off('focus', enter)
      editor.off('blur', leave)
    }
  }, [editor])
  return { inside, enter, leave }
}
