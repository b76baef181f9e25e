import { ChatMessages, ChatPrompt, ChatPromptSubmit, ScrollArea, type ChatStatus } from '@frond/ui'
import { ProseMarkdown } from '@frond/ui/prose'
import { useRef, useState } from 'react'

const answer = `Here is a plan for **one week**:

- Monday: loosen the soil
- Tuesday: plant the *ferns*
- Friday: water, unless it rains

Keep the distance in mind:

\`\`\`ts
const distance = { fern: 40, hosta: 60 } // cm
\`\`\`

Ask me again when the first leaves appear.`

const text = (id: string, role: string, content: string) => ({ id, role, parts: [{ type: 'text', text: content }] })

export default function StreamingChatMessages() {
  const [messages, setMessages] = useState([text('0', 'assistant', 'What would you like to plant?')])
  const [status, setStatus] = useState<ChatStatus>('ready')
  const [question, setQuestion] = useState('I have a shady bed. What do I do this week?')
  const run = useRef(0)

  const ask = async () => {
    const current = ++run.current
    const history = [...messages, text(`q${current}`, 'user', question)]
    setMessages(history)
    setQuestion('')
    setStatus('submitted')
    for (let end = 0; end <= answer.length; end += 4) {
      await new Promise((resolve) => setTimeout(resolve, end === 0 ? 800 : 25))
      if (run.current !== current) return
      setStatus('streaming')
      setMessages([...history, text(`a${current}`, 'assistant', answer.slice(0, end))])
    }
    setMessages([...history, text(`a${current}`, 'assistant', answer)])
    setStatus('ready')
  }

  const stop = () => {
    run.current += 1
    setStatus('ready')
  }

  return (
    <div className="flex h-120 w-full max-w-xl flex-col gap-3">
      <ScrollArea aria-label="Messages" className="min-h-0 flex-1 px-1">
        <ChatMessages
          messages={messages}
          status={status}
          shouldAutoScroll
          renderContent={({ message, text, streaming }) =>
            message.role === 'user' ? text : <ProseMarkdown text={text} streaming={streaming} />
          }
        />
      </ScrollArea>
      <ChatPrompt value={question} onValueChange={setQuestion} onSubmit={ask} autoFocus={false}>
        <ChatPromptSubmit status={status} onStop={stop} disabled={!question.trim()} className="m-1" />
      </ChatPrompt>
    </div>
  )
}
