import { Button, ChatPalette, ChatPrompt, ChatPromptSubmit, Empty } from '@frond/ui'
import { useState } from 'react'

const ideas = ['Plan a shady bed', 'What can I sow in June?', 'Why are the leaves brown?']

export default function EmptyChatPalette() {
  const [question, setQuestion] = useState('')

  return (
    <ChatPalette
      prompt={
        <ChatPrompt variant="naked" autoFocus={false} value={question} onValueChange={setQuestion}>
          <ChatPromptSubmit disabled={!question.trim()} className="m-1" />
        </ChatPrompt>
      }
      className="h-96 w-full max-w-md rounded-lg ring ring-default"
    >
      <Empty
        variant="naked"
        icon="lucide:sprout"
        title="What are you growing?"
        description="Ask, or begin with one of these."
      />
      <div className="mx-auto grid max-w-xs gap-2">
        {ideas.map((idea) => (
          <Button key={idea} label={idea} color="neutral" variant="outline" block onClick={() => setQuestion(idea)} />
        ))}
      </div>
    </ChatPalette>
  )
}
