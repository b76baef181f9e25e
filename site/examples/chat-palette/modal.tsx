import { Button, ChatMessages, ChatPalette, ChatPrompt, ChatPromptSubmit, Modal, type ChatStatus } from '@frond/ui'
import { useState } from 'react'

const first = { id: '0', role: 'assistant', parts: [{ type: 'text', text: 'Ask me about your plants.' }] }

/** An assistant that repeats the question. Replace it by your own. */
export default function ModalChatPalette() {
  const [messages, setMessages] = useState([first])
  const [question, setQuestion] = useState('')
  const [status, setStatus] = useState<ChatStatus>('ready')

  const say = (role: string, text: string) =>
    setMessages((before) => [...before, { id: String(before.length), role, parts: [{ type: 'text', text }] }])

  const ask = () => {
    say('user', question)
    setQuestion('')
    setStatus('submitted')
    setTimeout(() => {
      say('assistant', `You asked: ${question}`)
      setStatus('ready')
    }, 1200)
  }

  return (
    <Modal
      title="Assistant"
      trigger={<Button label="Ask the assistant" icon="lucide:sparkles" color="neutral" variant="outline" />}
      renderContent={({ close }) => (
        <ChatPalette
          prompt={
            <ChatPrompt variant="naked" value={question} onValueChange={setQuestion} onSubmit={ask} onClose={close}>
              <ChatPromptSubmit status={status} disabled={!question.trim()} className="m-1" />
            </ChatPrompt>
          }
          className="h-96"
        >
          <ChatMessages messages={messages} status={status} compact />
        </ChatPalette>
      )}
    />
  )
}
