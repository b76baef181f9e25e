import { ChatTool } from '@frond/ui'
import { useState } from 'react'

type Answer = 'open' | 'allowed' | 'denied'

const texts: Record<Answer, string> = {
  open: 'Send the order?',
  allowed: 'Sent the order',
  denied: 'Did not send the order',
}

export default function ChatToolApproval() {
  const [answer, setAnswer] = useState<Answer>('open')

  return (
    <ChatTool
      variant="card"
      text={texts[answer]}
      icon={answer === 'denied' ? 'lucide:circle-x' : answer === 'allowed' ? 'lucide:circle-check' : 'lucide:package'}
      actions={
        answer === 'open'
          ? [
              { label: 'Allow', onClick: () => setAnswer('allowed') },
              { label: 'Deny', onClick: () => setAnswer('denied') },
            ]
          : []
      }
      className="w-full max-w-sm"
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt>Plants</dt>
        <dd className="text-end text-highlighted">12 ferns</dd>
        <dt>Total</dt>
        <dd className="text-end text-highlighted tabular-nums">€84.00</dd>
      </dl>
    </ChatTool>
  )
}
