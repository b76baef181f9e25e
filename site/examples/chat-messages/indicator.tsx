import { ChatMessages, ChatShimmer } from '@frond/ui'

const messages = [{ id: '1', role: 'user', parts: [{ type: 'text', text: 'Compare ferns and hostas.' }] }]

export default function ChatMessagesIndicator() {
  return (
    <ChatMessages
      messages={messages}
      status="submitted"
      shouldScrollToBottom={false}
      indicator={<ChatShimmer text="Looking through the plant list…" className="text-sm" />}
      className="w-full max-w-md"
    />
  )
}
