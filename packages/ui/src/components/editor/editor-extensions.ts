import { Extension, type Extensions } from '@tiptap/core'
import { Image, type ImageOptions } from '@tiptap/extension-image'
import { Mention, type MentionOptions } from '@tiptap/extension-mention'
import { Placeholder, type PlaceholderOptions } from '@tiptap/extensions'
import { Markdown, type MarkdownExtensionOptions } from '@tiptap/markdown'
import { StarterKit, type StarterKitOptions } from '@tiptap/starter-kit'
import { withoutUnsafeUrls } from './editor-content.ts'

/** Options of the placeholder of an editor. */
export interface EditorPlaceholderOptions extends Partial<PlaceholderOptions> {
  /** Shows it on every empty line with the cursor, or only in an empty editor. @default 'everyLine' */
  mode?: 'everyLine' | 'firstLine'
}

/** The extensions that an editor has. They are read once, when the editor is created. */
export interface EditorExtensionOptions {
  /** Marks, headings, lists and other basics of Tiptap, or their options. `false` leaves plain text. @default true */
  starterKit?: boolean | Partial<StarterKitOptions>
  /** Text that is shown in empty lines, or the options of the extension. */
  placeholder?: string | EditorPlaceholderOptions
  /** Options for reading and writing Markdown. @default { markedOptions: { gfm: true } } */
  markdown?: Partial<MarkdownExtensionOptions>
  /** Images, or the options of the extension. @default true */
  image?: boolean | Partial<ImageOptions>
  /** Mentions, or the options of the extension. `EditorMentionMenu` inserts them. @default true */
  mention?: boolean | Partial<MentionOptions>
  /** More extensions of Tiptap. */
  extensions?: Extensions
}

/** The kit without formatting, for plain text. */
const plainText: Partial<StarterKitOptions> = {
  blockquote: false,
  bold: false,
  bulletList: false,
  code: false,
  codeBlock: false,
  heading: false,
  horizontalRule: false,
  italic: false,
  link: false,
  listItem: false,
  listKeymap: false,
  orderedList: false,
  strike: false,
  underline: false,
}

/** A click in the text sets the cursor. A link opens in a new tab without access to the page. */
const kit: Partial<StarterKitOptions> = {
  link: { openOnClick: false, HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer nofollow' } },
  dropcursor: { color: false, class: 'drop-cursor' },
  // It adds an empty paragraph after a heading or list at the end, which would become part of the value.
  trailingNode: false,
}

export function createExtensions(options: EditorExtensionOptions): Extensions {
  const { starterKit = true, placeholder, markdown, image = true, mention = true, extensions = [] } = options
  const isRich = starterKit !== false
  const kitOptions = { ...kit, ...(isRich ? typeof starterKit === 'object' && starterKit : plainText) }
  return [
    StarterKit.configure(kitOptions),
    Markdown.configure({ markedOptions: { gfm: true }, ...markdown }),
    SafeContent,
    ...(placeholder === undefined ? [] : [Placeholder.configure(placeholderOptions(placeholder))]),
    ...(isRich && image ? [Image.configure(typeof image === 'object' ? image : {})] : []),
    ...(isRich && mention ? [MentionNode.configure(typeof mention === 'object' ? mention : {})] : []),
    ...extensions,
  ]
}

function placeholderOptions(placeholder: string | EditorPlaceholderOptions): Partial<PlaceholderOptions> {
  const { mode: _, ...given } = typeof placeholder === 'string' ? { placeholder } : placeholder
  return { showOnlyWhenEditable: false, showOnlyCurrent: true, ...given }
}

/** Mentions without the menu of Tiptap. `EditorMentionMenu` replaces it. */
const MentionNode = Mention.extend({
  addProseMirrorPlugins: () => [],
})

/** Cleans the initial content. Its priority is low, so that it runs after Markdown is parsed. */
const SafeContent = Extension.create({
  name: 'safeContent',
  priority: 1,
  onBeforeCreate() {
    const { content } = this.editor.options
    if (content && typeof content === 'object' && !Array.isArray(content) && 'type' in content) {
      this.editor.options.content = withoutUnsafeUrls(content)
    }
  },
})
