import { ChatReasoning, Switch } from '@frond/ui'
import { useState } from 'react'

export default function ControlledChatReasoning() {
  const [open, setOpen] = useState(false)

  return (
    <div className="grid w-80 gap-4">
      <Switch label="Show reasoning" checked={open} onCheckedChange={setOpen} />
      <ChatReasoning
        open={open}
        onOpenChange={setOpen}
        text="The order left the warehouse on Monday. Parcels to this address take three days."
      />
    </div>
  )
}
