import { Button, Textarea, useToast } from '@frond/ui'
import { useState } from 'react'

export default function Reply() {
  const [reply, setReply] = useState('')
  const toast = useToast()

  const send = () => {
    toast.add({ title: 'Reply sent', description: reply })
    setReply('')
  }

  return (
    <div className="grid w-full max-w-sm gap-2">
      <Textarea
        aria-label="Reply"
        placeholder="Write a reply"
        icon="lucide:message-square"
        autoresize
        rows={2}
        value={reply}
        onValueChange={setReply}
        className="w-full"
      />
      <Button label="Send" disabled={!reply.trim()} className="justify-self-end" onClick={send} />
    </div>
  )
}
