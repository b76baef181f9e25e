import { Editor, EditorEmojiMenu } from '@frond/ui/editor'

const emojis = [
  [
    { name: 'grinning', emoji: '😀', tags: ['smile', 'happy'] },
    { name: 'thinking', emoji: '🤔', tags: ['doubt'] },
  ],
  [
    { name: 'party', emoji: '🎉', tags: ['congratulations'] },
    { name: 'rocket', emoji: '🚀', tags: ['launch', 'ship'] },
  ],
]

export default function GroupedEmojiMenu() {
  return (
    <Editor
      aria-label="Status"
      placeholder="How is it going? Type : for emojis"
      className="w-full max-w-md rounded-lg ring ring-default"
      ui={{ base: 'min-h-24 px-4 py-3 sm:px-4' }}
    >
      <EditorEmojiMenu aria-label="Emojis" size="sm" items={emojis} />
    </Editor>
  )
}
