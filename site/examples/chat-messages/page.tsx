import {
  Button,
  ChatMessages,
  ChatPrompt,
  ChatPromptSubmit,
  ChatReasoning,
  ChatTool,
  ColorModeButton,
  Container,
  Icon,
  type ChatStatus,
} from '@frond/ui'
import { ProseMarkdown } from '@frond/ui/prose'
import { useRef, useState } from 'react'

export const layout = 'page'

type Part =
  | { type: 'text'; text: string }
  | { type: 'reasoning'; text: string; state: 'streaming' | 'done' }
  | { type: 'tool-search'; state: 'input-available' | 'output-available'; output?: string }
  | { type: 'tool-order'; state: 'approval-requested' | 'output-available' | 'output-denied' }

interface Message {
  id: string
  role: 'user' | 'assistant'
  parts: Part[]
}

const ideas = ['Plan a shady bed', 'What can I sow in June?', 'Why are the leaves brown?']
const thoughts = 'A shady bed gets less than three hours of sun. I look for plants that like wet soil.'
const plants = 'Fern, hosta and astilbe: 48 in stock.'
const answer = `Three plants fit a **shady bed**:

| Plant | Height | Water |
| --- | --: | --- |
| Fern | 80 cm | often |
| Hosta | 50 cm | weekly |
| Astilbe | 70 cm | often |

1. Loosen the soil and add compost.
2. Plant the ferns at the back, *40 cm apart*.
3. Cover the soil with \`mulch\`.

I can order the plants for you.`

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** An answer as a model would stream it: reasoning, a tool call, text, and a tool call that needs approval. */
async function* streamAnswer(): AsyncGenerator<Part[]> {
  await wait(700)
  for (let end = 4; end < thoughts.length; end += 4) {
    yield [{ type: 'reasoning', text: thoughts.slice(0, end), state: 'streaming' }]
    await wait(40)
  }
  const reasoning: Part = { type: 'reasoning', text: thoughts, state: 'done' }
  yield [reasoning, { type: 'tool-search', state: 'input-available' }]
  await wait(1200)
  const search: Part = { type: 'tool-search', state: 'output-available', output: plants }
  for (let end = 3; end < answer.length; end += 3) {
    yield [reasoning, search, { type: 'text', text: answer.slice(0, end) }]
    await wait(20)
  }
  yield [reasoning, search, { type: 'text', text: answer }, { type: 'tool-order', state: 'approval-requested' }]
}

function useChat() {
  const [messages, setMessages] = useState<Message[]>([])
  const [status, setStatus] = useState<ChatStatus>('ready')
  const run = useRef(0)

  const send = async (text: string) => {
    const current = ++run.current
    const history: Message[] = [...messages, { id: `q${current}`, role: 'user', parts: [{ type: 'text', text }] }]
    setMessages(history)
    setStatus('submitted')
    for await (const parts of streamAnswer()) {
      if (run.current !== current) return
      setStatus('streaming')
      setMessages([...history, { id: `a${current}`, role: 'assistant', parts }])
    }
    setStatus('ready')
  }
  const stop = () => {
    run.current += 1
    setStatus('ready')
  }
  const clear = () => {
    stop()
    setMessages([])
  }
  const answerOrder = (id: string, state: 'output-available' | 'output-denied') =>
    setMessages((before) =>
      before.map((message) =>
        message.id === id
          ? { ...message, parts: message.parts.map((part) => (part.type === 'tool-order' ? { ...part, state } : part)) }
          : message,
      ),
    )
  return { messages, status, send, stop, clear, answerOrder }
}

export default function ChatPage() {
  const { messages, status, send, stop, clear, answerOrder } = useChat()
  const [question, setQuestion] = useState('')

  const ask = (text: string) => {
    setQuestion('')
    void send(text)
  }

  return (
    <div className="flex h-dvh min-h-96 flex-col bg-default">
      <header className="flex h-14 shrink-0 items-center gap-2 border-b border-default px-4">
        <Icon name="lucide:sprout" className="size-5 shrink-0 text-primary" />
        <h1 className="me-auto truncate font-semibold text-highlighted">Garden assistant</h1>
        <Button
          icon="lucide:plus"
          label="New chat"
          color="neutral"
          variant="ghost"
          size="sm"
          className="min-w-0"
          disabled={messages.length === 0}
          onClick={clear}
        />
        <ColorModeButton size="sm" />
      </header>

      <div tabIndex={0} role="group" aria-label="Messages" className="min-h-0 flex-1 overflow-y-auto outline-hidden">
        <Container className="flex min-h-full max-w-3xl flex-col py-6">
          {messages.length === 0 ? (
            <div className="my-auto grid grid-cols-1 gap-6 text-center">
              <h2 className="text-2xl font-semibold tracking-tight text-balance text-highlighted">
                What are you growing this year?
              </h2>
              <div className="flex flex-wrap justify-center gap-2">
                {ideas.map((idea) => (
                  <Button key={idea} label={idea} color="neutral" variant="outline" onClick={() => ask(idea)} />
                ))}
              </div>
            </div>
          ) : (
            <ChatMessages
              messages={messages}
              status={status}
              shouldAutoScroll
              spacingOffset={24}
              assistant={{ icon: 'lucide:sprout' }}
              renderContent={({ message, text, streaming }) =>
                message.role === 'user' ? (
                  text
                ) : (
                  <div className="grid gap-4">
                    {message.parts.map((part, index) => (
                      <AnswerPart
                        key={index}
                        part={part}
                        streaming={streaming}
                        onOrder={(state) => answerOrder(message.id, state)}
                      />
                    ))}
                  </div>
                )
              }
            />
          )}
        </Container>
      </div>

      <Container className="w-full max-w-3xl shrink-0 pb-4">
        <ChatPrompt
          value={question}
          onValueChange={setQuestion}
          onSubmit={(_event, value) => ask(value)}
          autoFocus={false}
          maxrows={8}
          placeholder="Ask about plants, soil or tools"
          footer={
            <>
              <Button icon="lucide:paperclip" color="neutral" variant="ghost" aria-label="Add a file" />
              <ChatPromptSubmit status={status} onStop={stop} disabled={!question.trim()} />
            </>
          }
        />
        <p className="mt-2 text-center text-xs text-muted">The assistant can be wrong. Check important answers.</p>
      </Container>
    </div>
  )
}

interface AnswerPartProps {
  part: Part
  streaming: boolean
  onOrder: (state: 'output-available' | 'output-denied') => void
}

function AnswerPart({ part, streaming, onOrder }: AnswerPartProps) {
  switch (part.type) {
    case 'text':
      return (
        <div>
          <ProseMarkdown text={part.text} streaming={streaming} />
        </div>
      )
    case 'reasoning':
      return <ChatReasoning text={part.text} streaming={part.state === 'streaming'} icon="lucide:brain" />
    case 'tool-search': {
      const isRunning = part.state === 'input-available'
      return (
        <ChatTool
          text={isRunning ? 'Searching the plant list' : 'Searched the plant list'}
          icon="lucide:search"
          loading={isRunning}
          streaming={isRunning}
        >
          {part.output}
        </ChatTool>
      )
    }
    case 'tool-order':
      return (
        <ChatTool
          variant="card"
          text={orderTexts[part.state]}
          suffix="12 plants, €84"
          icon={part.state === 'output-available' ? 'lucide:circle-check' : 'lucide:package'}
          actions={
            part.state === 'approval-requested'
              ? [
                  { label: 'Order', onClick: () => onOrder('output-available') },
                  { label: 'Not now', onClick: () => onOrder('output-denied') },
                ]
              : []
          }
        />
      )
  }
}

const orderTexts = {
  'approval-requested': 'Order the plants?',
  'output-available': 'Ordered the plants',
  'output-denied': 'Did not order the plants',
}
