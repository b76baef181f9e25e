import { Button, ChatReasoning } from '@frond/ui'
import { useEffect, useState } from 'react'

const words =
  'The bed is on the north side, so it gets little sun. The soil is wet in winter. Ferns, hostas and astilbe like both.'.split(
    ' ',
  )

export default function StreamingChatReasoning() {
  const [count, setCount] = useState(words.length)
  const streaming = count < words.length

  useEffect(() => {
    if (!streaming) return
    const timer = setTimeout(() => setCount(count + 1), 120)
    return () => clearTimeout(timer)
  }, [streaming, count])

  return (
    <div className="grid w-80 gap-4">
      <ChatReasoning text={words.slice(0, count).join(' ')} streaming={streaming} icon="lucide:brain" />
      <Button
        label="Think again"
        color="neutral"
        variant="outline"
        disabled={streaming}
        className="justify-self-start"
        onClick={() => setCount(0)}
      />
    </div>
  )
}
