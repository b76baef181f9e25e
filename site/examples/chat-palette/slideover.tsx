import { Button, ChatMessages, ChatPalette, ChatPrompt, ChatPromptSubmit, Slideover } from '@frond/ui'

const messages = [
  { id: '1', role: 'user', parts: [{ type: 'text', text: 'Which of my orders is late?' }] },
  {
    id: '2',
    role: 'assistant',
    parts: [{ type: 'text', text: 'The twelve ferns of 3 May. The nursery expects them on Friday.' }],
  },
]

export default function SlideoverChatPalette() {
  return (
    <Slideover
      title="Help"
      trigger={<Button label="Open help" icon="lucide:message-square" color="neutral" variant="outline" />}
      ui={{ body: 'flex min-h-0 flex-col p-0 sm:p-0' }}
    >
      <ChatPalette
        prompt={
          <ChatPrompt variant="naked" placeholder="Ask about an order">
            <ChatPromptSubmit className="m-1" />
          </ChatPrompt>
        }
        ui={{ content: 'px-4 sm:px-6', prompt: 'px-2 sm:px-4' }}
      >
        <ChatMessages messages={messages} compact />
      </ChatPalette>
    </Slideover>
  )
}
