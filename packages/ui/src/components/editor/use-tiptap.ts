'use client'

import { Editor, type EditorOptions, type Extensions, type JSONContent } from '@tiptap/core'
import { useLayoutEffect, useRef, useState } from 'react'
import { writeContent, type EditorContentType } from './editor-content.ts'

/** Options of Tiptap that are passed on unchanged. They are read once, when the editor is created. */
export type TiptapOptions = Partial<
  Pick<
    EditorOptions,
    | 'autofocus'
    | 'textDirection'
    | 'parseOptions'
    | 'coreExtensionOptions'
    | 'enableInputRules'
    | 'enablePasteRules'
    | 'enableCoreExtensions'
    | 'enableContentCheck'
    | 'emitContentError'
    | 'enableExtensionDispatchTransaction'
  >
>

/** Events of Tiptap. */
export type TiptapEvents = Partial<
  Pick<
    EditorOptions,
    | 'onBeforeCreate'
    | 'onCreate'
    | 'onMount'
    | 'onUnmount'
    | 'onContentError'
    | 'onUpdate'
    | 'onSelectionUpdate'
    | 'onTransaction'
    | 'onFocus'
    | 'onBlur'
    | 'onDestroy'
    | 'onPaste'
    | 'onDrop'
    | 'onDelete'
  >
>

export interface UseTiptapOptions {
  extensions: () => Extensions
  content: string | JSONContent | undefined
  contentType: EditorContentType
  editable: boolean
  editorProps: EditorOptions['editorProps'] | undefined
  /** Attributes of the text box. */
  attributes: Readonly<Record<string, string>>
  options: TiptapOptions
  events: TiptapEvents
}

/**
 * Creates an editor in the browser and destroys it when the component is removed. Returns `null` on the server and in the first
 * render, so that both render the same.
 */
export function useTiptap(input: UseTiptapOptions): Editor | null {
  const latest = useRef(input)
  useLayoutEffect(() => {
    latest.current = input
  })

  const [editor, setEditor] = useState<Editor | null>(null)
  useLayoutEffect(() => {
    const { extensions, content, contentType, editable, options } = latest.current
    const created = new Editor({
      ...withoutUndefined(options),
      ...latestEvents(() => latest.current.events),
      extensions: extensions(),
      // Markdown must be text, also if there is no content.
      content: content ?? '',
      contentType: typeof content === 'string' || content === undefined ? contentType : 'json',
      editable,
      editorProps: toEditorProps(latest.current),
      // A strict Content-Security-Policy forbids it. The theme contains these styles.
      injectCSS: false,
    })
    setEditor(created)
    return () => {
      created.destroy()
      setEditor(null)
    }
  }, [])

  const { editable, editorProps, attributes } = input
  useLayoutEffect(() => {
    if (!editor || editor.isEditable === editable) return
    editor.setEditable(editable, false)
    // Toolbars read the state after each transaction.
    editor.view.dispatch(editor.state.tr.setMeta('addToHistory', false))
  }, [editor, editable])
  const attributeText = JSON.stringify(attributes)
  useLayoutEffect(() => {
    editor?.setOptions({ editorProps: toEditorProps(latest.current) })
  }, [editor, editorProps, attributeText])
  return editor
}

/** Writes a new value of the caller into the editor. A value that the editor has reported itself is already there. */
export function useControlledContent(
  editor: Editor | null,
  value: string | JSONContent | undefined,
  type: EditorContentType,
  reported: { readonly current: unknown },
): void {
  const written = useRef(value)
  useLayoutEffect(() => {
    if (!editor || value === undefined || value === written.current) return
    written.current = value
    if (value !== reported.current) writeContent(editor, value, type)
  }, [editor, value, type, reported])
}

function toEditorProps({ editorProps, attributes }: UseTiptapOptions): EditorOptions['editorProps'] {
  const given = editorProps?.attributes
  return {
    ...editorProps,
    handleDOMEvents: { keydown: passEscapeOn, ...editorProps?.handleDOMEvents },
    attributes:
      typeof given === 'function' ? (state) => ({ ...attributes, ...given(state) }) : { ...attributes, ...given },
  }
}

/**
 * ProseMirror prevents the default of every Escape. An Escape that no menu of the editor handles must close the dialog
 * around the editor. Returning true keeps the event from ProseMirror.
 */
function passEscapeOn(view: Editor['view'], event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.isComposing) return false
  if (view.someProp('handleKeyDown', (handle) => handle(view, event))) event.preventDefault()
  return true
}

/** Handlers that call the handlers of the latest render. */
function latestEvents(events: () => TiptapEvents): TiptapEvents {
  return {
    onBeforeCreate: (event) => events().onBeforeCreate?.(event),
    onCreate: (event) => events().onCreate?.(event),
    onMount: (event) => events().onMount?.(event),
    onUnmount: (event) => events().onUnmount?.(event),
    onContentError: (event) => events().onContentError?.(event),
    onUpdate: (event) => events().onUpdate?.(event),
    onSelectionUpdate: (event) => events().onSelectionUpdate?.(event),
    onTransaction: (event) => events().onTransaction?.(event),
    onFocus: (event) => events().onFocus?.(event),
    onBlur: (event) => events().onBlur?.(event),
    onDestroy: (event) => events().onDestroy?.(event),
    onPaste: (event, slice) => events().onPaste?.(event, slice),
    onDrop: (event, slice, moved) => events().onDrop?.(event, slice, moved),
    onDelete: (event) => events().onDelete?.(event),
  }
}

/** Tiptap would take `undefined` instead of its default. */
function withoutUndefined<Options extends object>(options: Options): Partial<Options> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Partial<Options>
}
