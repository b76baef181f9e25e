'use client'

import type { Editor as TiptapEditor, Range } from '@tiptap/core'
import type { ListItems } from '../primitives/items/list-items.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { editorEmojiMenuTheme } from '../theme/editor-emoji-menu.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { SuggestionList, type EditorMenuOptions } from './editor/suggestion-list.tsx'

/** An emoji. The lists of `@tiptap/extension-emoji` have this shape. */
export interface EditorEmojiMenuItem {
  /** Name of the emoji, which is shown. */
  name: string
  /** The character. */
  emoji?: string
  /** Short names that find it. */
  shortcodes?: readonly string[]
  /** Words that find it. */
  tags?: readonly string[]
  /** Name of its group. */
  group?: string
  /** Address of an image for an emoji without character. */
  fallbackImage?: string
}

export interface EditorEmojiMenuProps<
  Item extends EditorEmojiMenuItem = EditorEmojiMenuItem,
> extends EditorMenuOptions<Item> {
  /** The emojis, or groups of emojis with a separator between them. */
  items?: ListItems<Item>
  /** Size of the items. @default 'md' */
  size?: ThemeOption<typeof editorEmojiMenuTheme, 'size'>
  /** The character that opens the menu. @default ':' */
  char?: string
  /** Name of the plugin. Two menus of one editor need different names. @default 'emojiMenu' */
  pluginKey?: string
  /** Fields of an item that are searched. @default ['name', 'shortcodes', 'tags'] */
  filterFields?: readonly string[]
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof editorEmojiMenuTheme>]?: ClassValue }
}

const defaults = {
  size: 'md',
  char: ':',
  pluginKey: 'emojiMenu',
  filterFields: ['name', 'shortcodes', 'tags'],
  limit: 42,
  portal: true,
} as const

const fields = { valueKey: 'name', labelKey: 'name', descriptionKey: 'description' }

/** A menu of emojis that opens when the user types a colon. */
export function EditorEmojiMenu<Item extends EditorEmojiMenuItem>(ownProps: EditorEmojiMenuProps<Item>) {
  const frond = useFrond()
  const { className, ui, ...options } = resolveProps(frond, editorEmojiMenuTheme, defaults, ownProps)
  const classes = resolveClasses(frond, editorEmojiMenuTheme, { size: options.size }, ui, className)
  return (
    <SuggestionList
      componentName="EditorEmojiMenu"
      slot="editor-emoji-menu"
      frond={frond}
      fields={fields}
      classes={classes}
      options={{ itemLeading: ({ item, ui: parts }) => emojiView(item, parts.itemLeadingIcon), ...options }}
      onChoose={insertEmoji}
    />
  )
}

/** The name of the item already says what it shows. */
function emojiView({ emoji, fallbackImage }: EditorEmojiMenuItem, className: string) {
  if (!emoji) return <img src={fallbackImage} alt="" className={className} data-slot="itemLeadingIcon" />
  return (
    <span aria-hidden className={className} data-slot="itemLeadingIcon">
      {emoji}
    </span>
  )
}

/** Replaces the typed text by the emoji and a space. */
function insertEmoji(editor: TiptapEditor, { name, emoji, fallbackImage }: EditorEmojiMenuItem, range: Range): void {
  const content = emoji
    ? { type: 'text', text: `${emoji} ` }
    : { type: 'image', attrs: { src: fallbackImage, alt: name } }
  editor.chain().focus().insertContentAt(range, content).run()
}
