import { ChatMessages, useToast } from '@frond/ui'

const messages = [
  { id: '1', role: 'user', parts: [{ type: 'text', text: 'Is my order on its way?' }] },
  { id: '2', role: 'assistant', parts: [{ type: 'text', text: 'Yes. It left the warehouse this morning.' }] },
  { id: '3', role: 'user', parts: [{ type: 'text', text: 'When does it arrive?' }] },
  { id: '4', role: 'assistant', parts: [{ type: 'text', text: 'On Friday, between 9 and 12.' }] },
]

export default function ChatMessagesActions() {
  const toast = useToast()

  return (
    <ChatMessages
      messages={messages}
      shouldScrollToBottom={false}
      user={{ variant: 'solid', color: 'primary' }}
      assistant={{
        icon: 'lucide:bot',
        variant: 'outline',
        actions: [
          {
            label: 'Copy',
            icon: 'lucide:copy',
            onClick: (_event, { id }) => toast.add({ title: `Copied message ${id}` }),
          },
          { label: 'Write again', icon: 'lucide:rotate-cw' },
        ],
      }}
      className="w-full max-w-md"
    />
  )
}
