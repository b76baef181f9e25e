import type { ChainedCommands, Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'

/** The commands that every editor has. */
export type EditorCommandKind =
  | 'mark'
  | 'heading'
  | 'paragraph'
  | 'bulletList'
  | 'orderedList'
  | 'taskList'
  | 'blockquote'
  | 'codeBlock'
  | 'horizontalRule'
  | 'textAlign'
  | 'link'
  | 'image'
  | 'undo'
  | 'redo'
  | 'clearFormatting'
  | 'duplicate'
  | 'delete'
  | 'moveUp'
  | 'moveDown'
  | 'suggestion'
  | 'mention'
  | 'emoji'

/** A command of an editor, as data. Items of toolbars and menus refer to commands by `kind`. */
export interface EditorCommand {
  /** The command: a built-in one, or a name from the `handlers` of the editor. */
  kind?: EditorCommandKind | (string & {})
  /** The mark that the command `mark` toggles. */
  mark?: 'bold' | 'italic' | 'underline' | 'strike' | 'code' | (string & {})
  /** The level of a heading. @default 1 */
  level?: 1 | 2 | 3 | 4 | 5 | 6
  /** The alignment that `textAlign` sets. It needs the extension `TextAlign` of Tiptap. */
  align?: 'left' | 'center' | 'right' | 'justify'
  /** The address of a link. Without it, the command `link` removes the link at the selection. */
  href?: string
  /** The address of an image. */
  src?: string
  /** The alternative text of an image. */
  alt?: string
  /** The position of the block to change. @default the block of the selection */
  pos?: number
}

/** The names of `EditorCommand`, to separate them from other props. */
export const commandKeys: Readonly<Record<keyof EditorCommand, true>> = {
  kind: true,
  mark: true,
  level: true,
  align: true,
  href: true,
  src: true,
  alt: true,
  pos: true,
}

/** How an editor runs a command, and what toolbars show for it. */
export interface EditorHandler {
  /** Runs the command. */
  execute: (editor: Editor, command: EditorCommand) => void
  /** Whether the command can run now. @default always */
  canExecute?: (editor: Editor, command: EditorCommand) => boolean
  /** Whether the selection already has what the command adds. Only commands that can be active have it. */
  isActive?: (editor: Editor, command: EditorCommand) => boolean
}

/** Handlers by the `kind` of their command. */
export type EditorHandlers = Readonly<Record<string, EditorHandler>>

type Step = (chain: ChainedCommands, command: EditorCommand) => ChainedCommands

/** A handler that runs a chain of commands of Tiptap. A command that is missing because of its extension cannot run. */
function fromChain(step: Step, isActive?: EditorHandler['isActive']): EditorHandler {
  return {
    execute: (editor, command) => void step(editor.chain().focus(), command).run(),
    canExecute(editor, command) {
      try {
        return step(editor.can().chain(), command).run()
      } catch {
        return false
      }
    },
    ...(isActive && { isActive }),
  }
}

const isNodeActive = (name: string) => (editor: Editor) => editor.isActive(name)

/** Inserts the character that opens a menu, with a space before it if it would otherwise join a word. */
function opensMenu(character: string): EditorHandler {
  return {
    execute(editor) {
      const { $from } = editor.state.selection
      const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 1), $from.parentOffset)
      editor
        .chain()
        .focus()
        .insertContent(/\S/.test(before) ? ` ${character}` : character)
        .run()
    },
    canExecute: (editor) => editor.isEditable,
  }
}

/** The block at a position, or that of the selection. */
function findBlock(editor: Editor, pos?: number) {
  const { doc, selection } = editor.state
  const start = pos ?? (selection.$from.depth > 0 ? selection.$from.before(1) : selection.from)
  const node = doc.nodeAt(start)
  if (!node) return undefined
  const $start = doc.resolve(start)
  return { node, start, end: start + node.nodeSize, index: $start.index(), parent: $start.parent }
}

function movesBlock(by: -1 | 1): EditorHandler {
  return {
    execute(editor, { pos }) {
      const block = findBlock(editor, pos)
      const other = block?.parent.maybeChild(block.index + by)
      if (!block || !other) return
      const target = by < 0 ? block.start - other.nodeSize : block.start + other.nodeSize
      const { tr } = editor.state
      tr.delete(block.start, block.end).insert(target, block.node)
      tr.setSelection(TextSelection.near(tr.doc.resolve(target + 1)))
      editor.view.dispatch(tr.scrollIntoView())
      editor.commands.focus()
    },
    canExecute(editor, { pos }) {
      const block = findBlock(editor, pos)
      return editor.isEditable && Boolean(block?.parent.maybeChild(block.index + by))
    },
  }
}

const builtIn: Readonly<Record<EditorCommandKind, EditorHandler>> = {
  mark: fromChain(
    (chain, { mark = 'bold' }) => chain.toggleMark(mark),
    (editor, { mark = 'bold' }) => editor.isActive(mark),
  ),
  heading: fromChain(
    (chain, { level = 1 }) => chain.toggleHeading({ level }),
    (editor, { level = 1 }) => editor.isActive('heading', { level }),
  ),
  paragraph: fromChain((chain) => chain.setParagraph(), isNodeActive('paragraph')),
  bulletList: fromChain((chain) => chain.toggleBulletList(), isNodeActive('bulletList')),
  orderedList: fromChain((chain) => chain.toggleOrderedList(), isNodeActive('orderedList')),
  taskList: fromChain((chain) => chain.toggleList('taskList', 'taskItem'), isNodeActive('taskList')),
  blockquote: fromChain((chain) => chain.toggleBlockquote(), isNodeActive('blockquote')),
  codeBlock: fromChain((chain) => chain.toggleCodeBlock(), isNodeActive('codeBlock')),
  horizontalRule: fromChain((chain) => chain.setHorizontalRule()),
  textAlign: fromChain(
    (chain, { align = 'left' }) => withTextAlign(chain).setTextAlign(align),
    (editor, { align = 'left' }) => editor.isActive({ textAlign: align }),
  ),
  link: {
    execute(editor, { href }) {
      const chain = editor.chain().focus().extendMarkRange('link')
      if (href) chain.setLink({ href }).run()
      else chain.unsetLink().run()
    },
    canExecute: (editor, { href }) =>
      href ? editor.can().setLink({ href }) : editor.isEditable && editor.isActive('link'),
    isActive: isNodeActive('link'),
  },
  image: {
    ...fromChain((chain, { src = '', alt }) => chain.setImage({ src, ...(alt !== undefined && { alt }) })),
    isActive: isNodeActive('image'),
  },
  undo: fromChain((chain) => chain.undo()),
  redo: fromChain((chain) => chain.redo()),
  clearFormatting: {
    execute: (editor) => void editor.chain().focus().unsetAllMarks().clearNodes().run(),
    canExecute: (editor) => editor.isEditable,
  },
  duplicate: {
    execute(editor, { pos }) {
      const block = findBlock(editor, pos)
      if (block) editor.chain().focus().insertContentAt(block.end, block.node.toJSON()).run()
    },
    canExecute: (editor, { pos }) => editor.isEditable && findBlock(editor, pos) !== undefined,
  },
  delete: {
    execute(editor, { pos }) {
      const block = findBlock(editor, pos)
      if (block) editor.chain().focus().deleteRange({ from: block.start, to: block.end }).run()
    },
    canExecute: (editor, { pos }) => editor.isEditable && findBlock(editor, pos) !== undefined,
  },
  moveUp: movesBlock(-1),
  moveDown: movesBlock(1),
  suggestion: opensMenu('/'),
  mention: opensMenu('@'),
  emoji: opensMenu(':'),
}

/** The command exists only if the application adds the extension `TextAlign`, whose types are not installed here. */
function withTextAlign(chain: ChainedCommands) {
  return chain as unknown as { setTextAlign: (align: string) => ChainedCommands }
}

const ownHandlers = new WeakMap<Editor, EditorHandlers>()

/** Sets the handlers that an application adds to an editor. */
export function setHandlers(editor: Editor, handlers: EditorHandlers): void {
  ownHandlers.set(editor, handlers)
}

/** All handlers of an editor: those of the application, and the built-in ones. */
export function handlersOf(editor: Editor | null): EditorHandlers {
  return { ...builtIn, ...(editor && ownHandlers.get(editor)) }
}

/** The handler of a command. `undefined` for items that are no commands. */
export function findHandler(editor: Editor | null, { kind }: EditorCommand): EditorHandler | undefined {
  if (!kind) return undefined
  return (editor && ownHandlers.get(editor)?.[kind]) ?? builtIn[kind as EditorCommandKind]
}

/** What a toolbar or menu shows for a command. */
export interface CommandState {
  /** `undefined` for a command that is never active. */
  active: boolean | undefined
  disabled: boolean
}

export function commandState(editor: Editor | null, command: EditorCommand): CommandState {
  const handler = findHandler(editor, command)
  // The server renders commands enabled. Otherwise they would change their color as soon as the editor exists.
  if (!editor || !handler) return { active: handler?.isActive && false, disabled: false }
  return {
    active: handler.isActive?.(editor, command),
    disabled: !editor.isEditable || handler.canExecute?.(editor, command) === false,
  }
}
