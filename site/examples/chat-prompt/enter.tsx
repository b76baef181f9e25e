import { ChatPrompt, ChatPromptSubmit, Kbd } from '@frond/ui'

export default function ChatPromptEnter() {
  return (
    <ChatPrompt
      submitOnEnter={false}
      autoFocus={false}
      rows={3}
      placeholder="Write a longer question"
      variant="subtle"
      footer={
        <>
          <span className="flex items-center gap-1 px-1 text-xs text-muted">
            <Kbd value="meta" size="sm" /> <Kbd value="enter" size="sm" /> sends
          </span>
          <ChatPromptSubmit size="sm" label="Send" />
        </>
      }
      className="w-full max-w-lg"
    />
  )
}
