import { ChatPromptSubmit } from '@frond/ui'

export default function BasicChatPromptSubmit() {
  return (
    <div className="flex gap-2">
      <ChatPromptSubmit />
      <ChatPromptSubmit status="streaming" />
      <ChatPromptSubmit status="error" />
    </div>
  )
}
