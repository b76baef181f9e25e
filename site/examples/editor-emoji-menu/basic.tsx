import { Editor, EditorEmojiMenu } from '@frond/ui/editor'

const emojis = [
  { name: 'herb', emoji: '🌿', shortcodes: ['herb'], tags: ['plant', 'green'] },
  { name: 'sunflower', emoji: '🌻', shortcodes: ['sunflower'], tags: ['flower', 'yellow'] },
  { name: 'sun', emoji: '☀️', shortcodes: ['sunny'], tags: ['weather', 'warm'] },
  { name: 'rain', emoji: '🌧️', shortcodes: ['rain_cloud'], tags: ['weather', 'water'] },
  { name: 'snail', emoji: '🐌', shortcodes: ['snail'], tags: ['animal', 'slow'] },
]

export default function BasicEmojiMenu() {
  return (
    <Editor
      placeholder="Type : and a word, such as :plant"
      className="w-full rounded-lg ring ring-default"
      ui={{ base: 'min-h-32 px-4 sm:px-6' }}
    >
      <EditorEmojiMenu aria-label="Emojis" items={emojis} />
    </Editor>
  )
}
