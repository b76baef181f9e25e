import { ChatPrompt, ChatPromptSubmit, useToast } from '@frond/ui'
import { useState } from 'react'

export default function BasicChatPrompt() {
  const [message, setMessage] = useState('')
  const toast = useToast()

  return (
    <ChatPrompt
      value={message}
      onValueChange={setMessage}
      autoFocus={false}
      onSubmit={(_event, value) => {
        toast.add({ title: 'Sent', description: value })
        setMessage('')
      }}
      className="w-full max-w-md"
    >
      <ChatPromptSubmit className="m-1" />
    </ChatPrompt>
  )
}
