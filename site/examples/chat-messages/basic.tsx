import { ChatMessages } from '@frond/ui'

const messages = [
  { id: '1', role: 'user', parts: [{ type: 'text', text: 'What grows in shade?' }] },
  { id: '2', role: 'assistant', parts: [{ type: 'text', text: 'Ferns, hostas and astilbe.' }] },
  { id: '3', role: 'user', parts: [{ type: 'text', text: 'Which of them is the tallest?' }] },
]

export default function BasicChatMessages() {
  return (
    <ChatMessages messages={messages} status="submitted" shouldScrollToBottom={false} className="w-full max-w-md" />
  )
}
