import { ChatPrompt, ChatPromptSubmit } from '@frond/ui'
import { useState } from 'react'

export default function LabeledChatPromptSubmit() {
  const [question, setQuestion] = useState('')

  return (
    <ChatPrompt
      value={question}
      onValueChange={setQuestion}
      onSubmit={() => setQuestion('')}
      autoFocus={false}
      placeholder="Ask about an order"
      footer={
        <>
          <span className="px-1 text-xs text-muted">Answers can be wrong.</span>
          <ChatPromptSubmit label="Ask" icon="lucide:sparkles" size="sm" disabled={!question.trim()} />
        </>
      }
      className="w-full max-w-md"
    />
  )
}
