'use client'

import type { Editor as TiptapEditor } from '@tiptap/core'
import { useLayoutEffect, useRef, type DragEvent, type HTMLAttributes, type KeyboardEvent, type Ref } from 'react'
import { isElement } from '../system/is-node.ts'
import { drag } from '../icons/drag.ts'
import { placePopup, type PopupPlacement } from '../primitives/popup/place-popup.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { joinProps, renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { fillSlot, isEmptySlot, roleIcon, type Slot } from '../system/slots.ts'
import { useJoinedRef } from '../system/use-joined-ref.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { editorDragHandleTheme } from '../theme/editor-drag-handle.ts'
import { Button, type ButtonProps } from './Button.tsx'
import { findHandler } from './editor/editor-commands.ts'
import { useEditorAround } from './editor/editor-context.ts'
import { startDrag, useHandledBlock, type EditorBlock } from './editor/use-handled-block.ts'
import type { IconValue } from './Icon.tsx'

export type { EditorBlock } from './editor/use-handled-block.ts'

/** Arguments of `children`. */
export interface EditorDragHandleSlotArgs {
  /** The block beside the handle. */
  block: EditorBlock | null
  /** Selects the block. */
  onClick: () => void
  /** The classes of each part. */
  ui: Classes<SlotOf<typeof editorDragHandleTheme>>
}

export interface EditorDragHandleProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'className' | 'color' | 'content' | 'children' | 'aria-label'
> {
  /** Name of the button, such as `Move block`. */
  'aria-label': string
  /** The editor. @default the editor around the handle */
  editor?: TiptapEditor | null
  /** Icon of the button. @default the icon of the role `drag` */
  icon?: IconValue
  /** Color of the button. @default 'neutral' */
  color?: ButtonProps['color']
  /** Visual style of the button. @default 'ghost' */
  variant?: ButtonProps['variant']
  /** Size of the button. @default 'sm' */
  size?: ButtonProps['size']
  /** Placement beside the block. @default { side: 'inline-start', align: 'start', sideOffset: 4 } */
  content?: PopupPlacement
  /** Called when the handle moves to another block, and with `null` when it disappears. */
  onNodeChange?: (block: EditorBlock | null) => void
  /** Replaces the button. */
  children?: Slot<EditorDragHandleSlotArgs>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof editorDragHandleTheme>]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLDivElement>
}

const defaults = { color: 'neutral', variant: 'ghost', size: 'sm' } as const

/** A handle beside the block under the pointer or with the cursor, to drag it to another place. */
export function EditorDragHandle(ownProps: EditorDragHandleProps) {
  const frond = useFrond()
  const {
    'aria-label': label,
    editor: givenEditor,
    icon = roleIcon(frond, 'drag', drag),
    color,
    variant,
    size,
    content,
    onNodeChange,
    children,
    className,
    ui,
    render,
    ref,
    ...attributes
  } = resolveProps(frond, editorDragHandleTheme, defaults, ownProps)
  const editor = useEditorAround(givenEditor)
  const root = useRef<HTMLDivElement>(null)
  const joinedRef = useJoinedRef(root, ref)
  const block = useHandledBlock(editor, root, (next) => onNodeChange?.(next))
  usePlacement(editor, root, block, content)

  const classes = resolveClasses(frond, editorDragHandleTheme, {}, ui, className)
  const select = () => {
    if (editor && block) editor.chain().focus().setNodeSelection(block.pos).run()
  }
  const own = {
    'data-slot': 'editor-drag-handle',
    'data-shown': block ? '' : undefined,
    draggable: true,
    onDragStart(event: DragEvent) {
      if (editor && block) startDrag(event, editor, block)
    },
    onDragEnd() {
      if (editor) editor.view.dragging = null
    },
    onKeyDown: (event: KeyboardEvent) => moveByKey(event, editor, block),
  }
  return renderElement('div', render, {
    ...joinProps(own, attributes),
    className: classes.root,
    ref: joinedRef,
    children: isEmptySlot(children) ? (
      <Button
        icon={icon}
        color={color}
        variant={variant}
        size={size}
        aria-label={label}
        className={classes.handle}
        data-slot="handle"
        onClick={select}
      />
    ) : (
      fillSlot(children, { block, onClick: select, ui: classes })
    ),
  })
}

/** Keeps the handle beside its block. */
function usePlacement(
  editor: TiptapEditor | null,
  root: { readonly current: HTMLElement | null },
  block: EditorBlock | null,
  content: PopupPlacement | undefined,
): void {
  const { side = 'inline-start', align = 'start', sideOffset = 4, alignOffset } = content ?? {}
  useLayoutEffect(() => {
    const element = editor && block && editor.view.nodeDOM(block.pos)
    if (!isElement(element) || !root.current) return
    return placePopup(element, root.current, {
      side,
      align,
      sideOffset,
      ...(alignOffset !== undefined && { alignOffset }),
    })
  }, [editor, root, block, side, align, sideOffset, alignOffset])
}

/** On the button, Alt and an arrow key move the block. The plain arrow keys open the menu that the caller may render. */
function moveByKey(event: KeyboardEvent, editor: TiptapEditor | null, block: EditorBlock | null): void {
  if (!editor || !block || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
  event.preventDefault()
  const command = { kind: event.key === 'ArrowUp' ? 'moveUp' : 'moveDown', pos: block.pos }
  findHandler(editor, command)?.execute(editor, command)
}
