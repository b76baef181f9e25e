import { Badge, Checkbox } from '@frond/ui'
import { useState } from 'react'

export default function CheckboxValues() {
  const [status, setStatus] = useState<'open' | 'done'>('open')

  return (
    <div className="flex items-center gap-3">
      <Checkbox
        label="Water the plants"
        trueValue="done"
        falseValue="open"
        checked={status}
        onCheckedChange={setStatus}
      />
      <Badge label={status} variant="soft" color={status === 'done' ? 'success' : 'neutral'} />
    </div>
  )
}
