import { ChatMessage } from '@frond/ui'
import { ProseMarkdown } from '@frond/ui/prose'

const answer = `Two plants fit your bed:

| Plant | Light | Water |
| --- | --- | --- |
| **Fern** | shade | often |
| **Hosta** | half shade | weekly |

1. Loosen the soil
2. Plant 40 cm apart
3. Cover with \`mulch\``

export default function MarkdownChatMessage() {
  return (
    <ChatMessage
      id="1"
      role="assistant"
      parts={[{ type: 'text', text: answer }]}
      renderContent={({ text }) => <ProseMarkdown text={text} />}
      className="max-w-md"
    />
  )
}
