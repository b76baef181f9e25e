import { ChatReasoning } from '@frond/ui'

export default function BasicChatReasoning() {
  return (
    <ChatReasoning
      defaultOpen
      duration={12}
      text="The bed gets two hours of sun. Ferns and hostas grow there; lavender does not."
      className="w-80"
    />
  )
}
