'use client'

import type { Editor as TiptapEditor, EditorOptions } from '@tiptap/core'
import { EditorContent as EditorContentView } from '@tiptap/react'
import { useImperativeHandle, useRef, type HTMLAttributes, type Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { fillSlot, type Slot } from '../system/slots.ts'
import { splitProps } from '../system/split-props.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { editorTheme } from '../theme/editor.ts'
import { handlersOf, setHandlers, type EditorHandlers } from './editor/editor-commands.ts'
import { contentTypeOf, readContent, type EditorContent, type EditorContentType } from './editor/editor-content.ts'
import { EditorContext } from './editor/editor-context.ts'
import { createExtensions, type EditorExtensionOptions } from './editor/editor-extensions.ts'
import { useControlledContent, useTiptap, type TiptapEvents, type TiptapOptions } from './editor/use-tiptap.ts'

export type { EditorCommand, EditorCommandKind, EditorHandler, EditorHandlers } from './editor/editor-commands.ts'
export type { EditorContent, EditorContentType } from './editor/editor-content.ts'
export type { EditorPlaceholderOptions } from './editor/editor-extensions.ts'

/** Arguments of `children`. */
export interface EditorSlotArgs {
  /** The editor of Tiptap. `null` on the server and in the first render. */
  editor: TiptapEditor | null
  /** All handlers of the editor, by the kind of their command. */
  handlers: EditorHandlers
}

/** What `handleRef` gives access to. */
export interface EditorHandle {
  /** The editor of Tiptap. `null` until it is created. */
  editor: TiptapEditor | null
}

export interface EditorProps<Type extends EditorContentType = 'html'>
  extends
    EditorExtensionOptions,
    TiptapOptions,
    TiptapEvents,
    Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'children' | 'defaultValue' | keyof TiptapEvents> {
  /** The content. Leave it out to let the editor keep its own. */
  value?: EditorContent<Type>
  /** The initial content. */
  defaultValue?: EditorContent<Type>
  /** Called with the content when the user changes it. */
  onValueChange?: (value: EditorContent<Type>) => void
  /** Format of the content. @default 'html', or 'json' for an object */
  contentType?: Type
  /** Whether the user can change the content. @default true */
  editable?: boolean
  /** Handlers for commands of your own, or that replace built-in ones, by the `kind` of their command. */
  handlers?: EditorHandlers
  /** Props of the editor of ProseMirror, such as handlers of DOM events. */
  editorProps?: EditorOptions['editorProps']
  /** Gives access to the editor of Tiptap. */
  handleRef?: Ref<EditorHandle>
  /** Toolbars, menus and other content before the text. A function gets the editor. */
  children?: Slot<EditorSlotArgs>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof editorTheme>]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLDivElement>
}

const defaults = { starterKit: true, image: true, mention: true, editable: true } as const

/** A rich text editor that reads and writes HTML, JSON or Markdown. */
export function Editor<Type extends EditorContentType = 'html'>(ownProps: EditorProps<Type>) {
  const frond = useFrond()
  const props = resolveProps(frond, editorTheme, defaults, ownProps)
  const [extensionOptions, withoutExtensions] = splitProps(props, extensionKeys)
  const [options, withoutOptions] = splitProps(withoutExtensions, optionKeys)
  const [events, withoutEvents] = splitProps(withoutOptions, eventKeys)
  const [textBox, rest] = splitProps(withoutEvents, textBoxKeys)
  const {
    value,
    defaultValue,
    onValueChange,
    contentType,
    editable,
    handlers,
    editorProps,
    handleRef,
    children,
    className,
    ui,
    render,
    ...attributes
  } = rest

  const { placeholder } = extensionOptions
  const placeholderMode = (typeof placeholder === 'object' && placeholder.mode) || 'everyLine'
  const classes = resolveClasses(frond, editorTheme, { placeholderMode }, ui, className)
  const initial = value ?? defaultValue
  const type = contentTypeOf(contentType, initial)
  const reported = useRef<unknown>(undefined)

  const textAttributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    ...(typeof placeholder === 'string' && !textBox['aria-labelledby'] && { 'aria-label': placeholder }),
    ...(!editable && { 'aria-readonly': 'true', tabindex: '0' }),
    ...toText(textBox),
    class: classes.base,
    'data-slot': 'base',
  }
  const editor = useTiptap({
    extensions: () => createExtensions(extensionOptions),
    content: initial,
    contentType: type,
    editable,
    editorProps,
    attributes: textAttributes,
    options,
    events: {
      ...events,
      onUpdate(event) {
        if (onValueChange) {
          reported.current = readContent(event.editor, type)
          // The cast is safe: `type` is the format that `Type` stands for.
          onValueChange(reported.current as EditorContent<Type>)
        }
        events.onUpdate?.(event)
      },
    },
  })
  useControlledContent(editor, value, type, reported)
  // In the render, because toolbars among the children read the handlers in the same render.
  if (editor) setHandlers(editor, handlers ?? {})
  useImperativeHandle(handleRef, () => ({ editor }), [editor])

  return (
    <EditorContext value={editor}>
      {renderElement('div', render, {
        'data-slot': 'editor',
        ...attributes,
        className: classes.root,
        children: (
          <>
            {fillSlot(children, { editor, handlers: handlersOf(editor) })}
            {editor ? (
              <EditorContentView editor={editor} className={classes.content} data-slot="content" />
            ) : (
              <div className={classes.content} data-slot="content">
                <div className={classes.base} data-slot="base">
                  <p>
                    <br />
                  </p>
                </div>
              </div>
            )}
          </>
        ),
      })}
    </EditorContext>
  )
}

const extensionKeys: Readonly<Record<keyof EditorExtensionOptions, true>> = {
  starterKit: true,
  placeholder: true,
  markdown: true,
  image: true,
  mention: true,
  extensions: true,
}

const optionKeys: Readonly<Record<keyof TiptapOptions, true>> = {
  autofocus: true,
  textDirection: true,
  parseOptions: true,
  coreExtensionOptions: true,
  enableInputRules: true,
  enablePasteRules: true,
  enableCoreExtensions: true,
  enableContentCheck: true,
  emitContentError: true,
  enableExtensionDispatchTransaction: true,
}

const eventKeys: Readonly<Record<keyof TiptapEvents, true>> = {
  onBeforeCreate: true,
  onCreate: true,
  onMount: true,
  onUnmount: true,
  onContentError: true,
  onUpdate: true,
  onSelectionUpdate: true,
  onTransaction: true,
  onFocus: true,
  onBlur: true,
  onDestroy: true,
  onPaste: true,
  onDrop: true,
  onDelete: true,
}

/** Attributes of the text box instead of the root, because they name and describe it. */
const textBoxKeys = {
  id: true,
  'aria-label': true,
  'aria-labelledby': true,
  'aria-describedby': true,
  'aria-invalid': true,
  'aria-required': true,
  spellCheck: true,
  translate: true,
} as const

/** Attributes as ProseMirror takes them: text, with the names of HTML. */
function toText(attributes: object): Record<string, string> {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(given.map(([name, value]) => [name.toLowerCase(), String(value)]))
}
