import { Editor, EditorEmojiMenu, EditorToolbar } from '@frond/ui/editor'

const emojis = [
  { name: 'thumbs up', emoji: '👍', tags: ['yes', 'agree'] },
  { name: 'heart', emoji: '❤️', tags: ['love'] },
  { name: 'eyes', emoji: '👀', tags: ['look', 'review'] },
]

const items = [
  { kind: 'mark', mark: 'bold', icon: 'lucide:bold', tooltip: 'Bold' },
  { kind: 'emoji', icon: 'lucide:smile', tooltip: 'Emoji' },
]

export default function EmojiMenuWithButton() {
  return (
    <Editor
      aria-label="Reply"
      defaultValue="<p>Looks good to me</p>"
      className="w-full max-w-md rounded-lg ring ring-default"
      ui={{ base: 'min-h-24 px-4 py-3 sm:px-4' }}
    >
      <EditorToolbar aria-label="Formatting" items={items} className="border-b border-default p-1.5" />
      <EditorEmojiMenu aria-label="Emojis" items={emojis} />
    </Editor>
  )
}
