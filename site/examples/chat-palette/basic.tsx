import { ChatMessages, ChatPalette, ChatPrompt, ChatPromptSubmit } from '@frond/ui'

const messages = [
  { id: '1', role: 'user', parts: [{ type: 'text', text: 'When do I water ferns?' }] },
  { id: '2', role: 'assistant', parts: [{ type: 'text', text: 'Twice a week, and more often in summer.' }] },
]

export default function BasicChatPalette() {
  return (
    <ChatPalette
      prompt={
        <ChatPrompt variant="naked" autoFocus={false} placeholder="Ask anything">
          <ChatPromptSubmit className="m-1" />
        </ChatPrompt>
      }
      className="h-72 w-full max-w-md rounded-lg ring ring-default"
    >
      <ChatMessages messages={messages} compact />
    </ChatPalette>
  )
}
