import { ChatPromptSubmit } from '@frond/ui'

export default function ChatPromptSubmitIcons() {
  return (
    <div className="flex gap-2">
      <ChatPromptSubmit icon="lucide:send" color="neutral" className="rounded-full" />
      <ChatPromptSubmit status="streaming" streamingIcon="lucide:pause" className="rounded-full" />
      <ChatPromptSubmit status="error" errorIcon="lucide:rotate-cw" errorVariant="subtle" className="rounded-full" />
    </div>
  )
}
