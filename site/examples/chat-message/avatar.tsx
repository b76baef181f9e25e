import { ChatMessage } from '@frond/ui'

export default function ChatMessageAvatar() {
  return (
    <div className="grid w-full max-w-md gap-4">
      <ChatMessage
        id="1"
        role="assistant"
        avatar={{ icon: 'lucide:bot' }}
        variant="outline"
        header="Support, 9:41"
        parts={[{ type: 'text', text: 'Your parcel is on its way.' }]}
      />
      <ChatMessage
        id="2"
        role="user"
        side="right"
        avatar={{ alt: 'Ada' }}
        variant="solid"
        color="primary"
        parts={[{ type: 'text', text: 'When does it arrive?' }]}
      />
    </div>
  )
}
