import * as parts from '@frond/ui/editor'

/** The parts of the editor for knob panels. Each is inside an editor, because none of them works without one. */

const { Editor } = parts
const look = 'w-full rounded-lg ring ring-default'

export function EditorSuggestionMenu(props: parts.EditorSuggestionMenuProps) {
  return (
    <Editor aria-label="Text" placeholder={`Type ${props.char ?? '/'} for commands`} className={look}>
      <parts.EditorSuggestionMenu {...props} />
    </Editor>
  )
}

export function EditorMentionMenu(props: parts.EditorMentionMenuProps) {
  return (
    <Editor aria-label="Text" placeholder={`Type ${props.char ?? '@'} to mention a colleague`} className={look}>
      <parts.EditorMentionMenu {...props} />
    </Editor>
  )
}

export function EditorEmojiMenu(props: parts.EditorEmojiMenuProps) {
  return (
    <Editor aria-label="Text" placeholder={`Type ${props.char ?? ':'} for an emoji`} className={look}>
      <parts.EditorEmojiMenu {...props} />
    </Editor>
  )
}

const list = '<p>Tent and sleeping bag</p><p>Stove and matches</p><p>Map of the coast</p>'

export function EditorDragHandle(props: parts.EditorDragHandleProps) {
  return (
    <Editor aria-label="Packing list" defaultValue={list} className={look} ui={{ base: 'px-12 sm:px-12' }}>
      <parts.EditorDragHandle {...props} />
    </Editor>
  )
}
