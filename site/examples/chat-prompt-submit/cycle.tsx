import { ChatPrompt, ChatPromptSubmit, type ChatStatus } from '@frond/ui'
import { useEffect, useState } from 'react'

/** A server that answers half of the questions. */
export default function ChatPromptSubmitCycle() {
  const [status, setStatus] = useState<ChatStatus>('ready')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (status !== 'submitted' && status !== 'streaming') return
    const next = status === 'submitted' ? 'streaming' : attempt % 2 === 1 ? 'error' : 'ready'
    const timer = setTimeout(() => setStatus(next), 1500)
    return () => clearTimeout(timer)
  }, [status, attempt])

  const send = () => {
    setAttempt(attempt + 1)
    setStatus('submitted')
  }

  return (
    <ChatPrompt
      defaultValue="When do ferns need water?"
      autoFocus={false}
      error={status === 'error' ? new Error('No answer') : undefined}
      onSubmit={send}
      footer={
        <>
          <span className="px-1 text-xs text-muted">Status: {status}</span>
          <ChatPromptSubmit status={status} onStop={() => setStatus('ready')} onReload={send} />
        </>
      }
      className="w-full max-w-md"
    />
  )
}
