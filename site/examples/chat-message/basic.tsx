import { ChatMessage } from '@frond/ui'

export default function BasicChatMessage() {
  return (
    <div className="grid w-full max-w-md gap-4">
      <ChatMessage
        id="1"
        role="user"
        side="right"
        variant="soft"
        parts={[{ type: 'text', text: 'When do I water ferns?' }]}
      />
      <ChatMessage
        id="2"
        role="assistant"
        icon="lucide:sprout"
        parts={[{ type: 'text', text: 'Twice a week, and more often in summer.' }]}
      />
    </div>
  )
}
