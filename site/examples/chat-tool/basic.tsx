import { ChatTool } from '@frond/ui'

export default function BasicChatTool() {
  return (
    <ChatTool text="Searched the plant list" suffix="3 results" icon="lucide:search" defaultOpen className="w-80">
      Fern, hosta and astilbe grow in shade.
    </ChatTool>
  )
}
