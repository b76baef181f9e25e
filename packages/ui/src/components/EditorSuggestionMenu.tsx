'use client'

import type { Editor as TiptapEditor, Range } from '@tiptap/core'
import type { ListItem, ListItems } from '../primitives/items/list-items.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { editorSuggestionMenuTheme } from '../theme/editor-suggestion-menu.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { findHandler, type EditorCommand } from './editor/editor-commands.ts'
import { SuggestionList, type EditorMenuOptions, type EditorMenuPart } from './editor/suggestion-list.tsx'

export type { EditorMenuOptions } from './editor/suggestion-list.tsx'
export type { EditorSuggestionOptions } from './editor/use-suggestion.ts'

/** An item of a suggestion menu: a command with a label, a heading or a separator. */
export interface EditorSuggestionMenuItem extends EditorCommand, Omit<ListItem<EditorMenuPart>, 'chip'> {}

export interface EditorSuggestionMenuProps<
  Item extends EditorSuggestionMenuItem = EditorSuggestionMenuItem,
> extends EditorMenuOptions<Item> {
  /** The commands, or groups of commands with a separator between them. */
  items?: ListItems<EditorSuggestionMenuItem>
  /** Size of the items. @default 'md' */
  size?: ThemeOption<typeof editorSuggestionMenuTheme, 'size'>
  /** The character that opens the menu. @default '/' */
  char?: string
  /** Name of the plugin. Two menus of one editor need different names. @default 'suggestionMenu' */
  pluginKey?: string
  /** Fields of an item that are searched. @default ['label', 'description'] */
  filterFields?: readonly string[]
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof editorSuggestionMenuTheme>]?: ClassValue }
}

const defaults = {
  size: 'md',
  char: '/',
  pluginKey: 'suggestionMenu',
  filterFields: ['label', 'description'],
  limit: 42,
  portal: true,
} as const

const fields = { valueKey: 'value', labelKey: 'label', descriptionKey: 'description' }

/** A menu of commands that opens when the user types a slash. */
export function EditorSuggestionMenu(ownProps: EditorSuggestionMenuProps) {
  const frond = useFrond()
  const { className, ui, ...options } = resolveProps(frond, editorSuggestionMenuTheme, defaults, ownProps)
  return (
    <SuggestionList
      componentName="EditorSuggestionMenu"
      slot="editor-suggestion-menu"
      frond={frond}
      fields={fields}
      classes={resolveClasses(frond, editorSuggestionMenuTheme, { size: options.size }, ui, className)}
      options={options}
      onChoose={runCommand}
    />
  )
}

/** Removes the typed text and runs the command. */
function runCommand(editor: TiptapEditor, item: EditorCommand, range: Range): void {
  editor.chain().focus().deleteRange(range).run()
  findHandler(editor, item)?.execute(editor, item)
}
