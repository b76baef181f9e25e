'use client'

import type { Editor as TiptapEditor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  Fragment,
  useEffect,
  useRef,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { useRovingTabindex } from '../primitives/focus/use-roving-tabindex.ts'
import type { PopupPlacement } from '../primitives/popup/place-popup.ts'
import type { PopupReference } from '../primitives/popup/popup-options.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { joinProps, renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { Slot } from '../system/slots.ts'
import { useJoinedRef } from '../system/use-joined-ref.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { editorToolbarTheme } from '../theme/editor-toolbar.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { ButtonProps } from './Button.tsx'
import { useEditorAround } from './editor/editor-context.ts'
import { ToolbarButton, toGroups, toolbarItemState } from './editor/toolbar-button.tsx'
import type { EditorToolbarItemArgs, EditorToolbarItems } from './editor/toolbar-types.ts'
import { useSelectionPopup, type EditorToolbarVisibility } from './editor/use-selection-popup.ts'

export type {
  EditorToolbarItem,
  EditorToolbarItemArgs,
  EditorToolbarItems,
  EditorToolbarMenuItem,
} from './editor/toolbar-types.ts'
export type { EditorToolbarVisibility } from './editor/use-selection-popup.ts'

export interface EditorToolbarProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'className' | 'color' | 'content' | 'children'
> {
  /** The buttons, or groups of buttons with a separator between them. */
  items?: EditorToolbarItems
  /** The editor that the buttons change. @default the editor around the toolbar */
  editor?: TiptapEditor | null
  /** Shows the toolbar always, above selected text, or beside an empty line. @default 'fixed' */
  layout?: ThemeOption<typeof editorToolbarTheme, 'layout'>
  /** Color of the buttons. @default 'neutral' */
  color?: ButtonProps['color']
  /** Visual style of the buttons. @default 'ghost' */
  variant?: ButtonProps['variant']
  /** Color of active buttons. @default 'primary' */
  activeColor?: ButtonProps['activeColor']
  /** Visual style of active buttons. @default 'soft' */
  activeVariant?: ButtonProps['activeVariant']
  /** Size of the buttons. @default 'sm' */
  size?: ButtonProps['size']
  /** Whether a `bubble` or `floating` toolbar is shown. @default selected text, or an empty line */
  shouldShow?: (args: EditorToolbarVisibility) => boolean
  /** Placement of a `bubble` or `floating` toolbar. @default { side: 'top' }, or { side: 'bottom', align: 'start' } */
  content?: PopupPlacement
  /** What a `bubble` or `floating` toolbar is placed beside. @default the selection */
  reference?: PopupReference
  /** Replaces each button. */
  item?: Slot<EditorToolbarItemArgs>
  /** Content after the buttons. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof editorToolbarTheme>]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLDivElement>
}

const defaults = {
  layout: 'fixed',
  color: 'neutral',
  variant: 'ghost',
  activeColor: 'primary',
  activeVariant: 'soft',
  size: 'sm',
} as const

/** Buttons that format the text of an editor and show its state. */
export function EditorToolbar(ownProps: EditorToolbarProps) {
  const frond = useFrond()
  const {
    items,
    editor: givenEditor,
    layout,
    color,
    variant,
    activeColor,
    activeVariant,
    size,
    shouldShow,
    content,
    reference,
    item: slot,
    children,
    className,
    ui,
    render,
    ref,
    ...attributes
  } = resolveProps(frond, editorToolbarTheme, defaults, ownProps)
  const editor = useEditorAround(givenEditor)
  const root = useRef<HTMLDivElement>(null)
  const joinedRef = useJoinedRef(root, ref)
  const roving = useRovingTabindex(root)
  const popup = useSelectionPopup({ editor, layout, shouldShow, placement: content, reference, root })
  const isOpen = layout === 'fixed' || popup.open
  useToolbarKeys(editor, root, layout === 'fixed' ? undefined : popup.dismiss)

  const groups = toGroups(items)
  const states = useEditorState({
    editor,
    // Not the editor of the argument, which is that of the first render until the first transaction.
    selector: () => groups.map((group) => group.map((item) => toolbarItemState(editor, item))),
  })
  if (!isOpen) return null

  const classes = resolveClasses(frond, editorToolbarTheme, { layout }, ui, className)
  const look = { color, variant, activeColor, activeVariant, size }
  const own = {
    role: 'toolbar',
    'data-slot': 'editor-toolbar',
    onFocus(event: FocusEvent<HTMLElement>) {
      roving.onFocus(event)
      popup.onFocus()
    },
    onBlur: popup.onBlur,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      roving.onKeyDown(event)
      leaveOnEscape(event, editor)
    },
  }
  return renderElement('div', render, {
    ...joinProps(own, attributes),
    className: classes.root,
    ref: joinedRef,
    children: (
      <div className={classes.base} data-slot="base">
        {groups.map((group, groupIndex) => (
          <Fragment key={groupIndex}>
            {groupIndex > 0 && <div className={classes.separator} data-slot="separator" />}
            <div role="group" className={classes.group} data-slot="group">
              {group.map((item, index) => (
                <ToolbarButton
                  key={index}
                  editor={editor}
                  item={item}
                  state={states?.[groupIndex]?.[index] ?? toolbarItemState(null, item)}
                  look={look}
                  slot={slot}
                />
              ))}
            </div>
          </Fragment>
        ))}
        {children}
      </div>
    ),
  })
}

/** Escape returns the focus from the toolbar to the text. */
function leaveOnEscape(event: KeyboardEvent, editor: TiptapEditor | null): void {
  if (event.key !== 'Escape' || event.defaultPrevented || !event.currentTarget.contains(event.target as Node)) return
  event.preventDefault()
  editor?.commands.focus()
}

/** In the text, Alt+F10 moves the focus to the toolbar, and Escape closes a toolbar beside the selection. */
function useToolbarKeys(
  editor: TiptapEditor | null,
  root: { readonly current: HTMLElement | null },
  dismiss: (() => void) | undefined,
): void {
  const latest = useRef(dismiss)
  useEffect(() => {
    latest.current = dismiss
  })
  useEffect(() => {
    if (!editor) return
    const text = editor.view.dom
    // ProseMirror has already prevented the default action of Escape.
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (!root.current) return
      if (event.key === 'F10' && event.altKey) {
        event.preventDefault()
        root.current.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
      } else if (event.key === 'Escape') {
        latest.current?.()
      }
    }
    text.addEventListener('keydown', onKeyDown)
    return () => text.removeEventListener('keydown', onKeyDown)
  }, [editor, root])
}
