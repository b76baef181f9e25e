'use client'

import type { Editor as TiptapEditor, Range } from '@tiptap/core'
import type { ListItem, ListItems } from '../primitives/items/list-items.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { editorMentionMenuTheme } from '../theme/editor-mention-menu.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { SuggestionList, type EditorMenuOptions, type EditorMenuPart } from './editor/suggestion-list.tsx'

/** A person or thing to mention, a heading or a separator. */
export interface EditorMentionMenuItem extends Omit<ListItem<EditorMenuPart>, 'chip'> {
  /** Identifies it in the document. @default its label */
  id?: string
}

export interface EditorMentionMenuProps<
  Item extends EditorMentionMenuItem = EditorMentionMenuItem,
> extends EditorMenuOptions<Item> {
  /** What can be mentioned, or groups with a separator between them. */
  items?: ListItems<Item>
  /** Size of the items. @default 'md' */
  size?: ThemeOption<typeof editorMentionMenuTheme, 'size'>
  /** The character that opens the menu. @default '@' */
  char?: string
  /** Name of the plugin. Two menus of one editor need different names. @default 'mentionMenu' */
  pluginKey?: string
  /** Fields of an item that are searched. @default ['label', 'description'] */
  filterFields?: readonly string[]
  /** Shows all items, whatever was typed. For items that a server has searched. @default false */
  ignoreFilter?: boolean
  /** Called with the text after the character, and with an empty text when the menu closes. */
  onSearchTermChange?: (searchTerm: string) => void
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof editorMentionMenuTheme>]?: ClassValue }
}

const defaults = {
  size: 'md',
  char: '@',
  pluginKey: 'mentionMenu',
  filterFields: ['label', 'description'],
  ignoreFilter: false,
  limit: 42,
  portal: true,
} as const

const fields = { valueKey: 'value', labelKey: 'label', descriptionKey: 'description' }

/** A menu of people or things to mention, which opens when the user types `@`. */
export function EditorMentionMenu<Item extends EditorMentionMenuItem>(ownProps: EditorMentionMenuProps<Item>) {
  const frond = useFrond()
  const { onSearchTermChange, className, ui, ...options } = resolveProps(
    frond,
    editorMentionMenuTheme,
    defaults,
    ownProps,
  )
  return (
    <SuggestionList
      componentName="EditorMentionMenu"
      slot="editor-mention-menu"
      frond={frond}
      fields={fields}
      classes={resolveClasses(frond, editorMentionMenuTheme, { size: options.size }, ui, className)}
      options={options}
      onChoose={(current, item, range) => insertMention(current, item, range, options.char)}
      onQueryChange={onSearchTermChange}
    />
  )
}

/** Replaces the typed text by a mention and a space. */
function insertMention(editor: TiptapEditor, item: EditorMentionMenuItem, range: Range, char: string): void {
  const { label = '', id = label } = item
  const attrs = { id, label, mentionSuggestionChar: char }
  editor
    .chain()
    .focus()
    .insertContentAt(range, [
      { type: 'mention', attrs },
      { type: 'text', text: ' ' },
    ])
    .run()
}
