import { Button, Chip } from '@frond/ui'
import { useState } from 'react'

export default function CountingChip() {
  const [count, setCount] = useState(3)

  return (
    <div className="flex flex-wrap items-center gap-6">
      <Chip text={count} color="error" show={count > 0}>
        <Button icon="lucide:mail" aria-label={`Messages, ${count} unread`} color="neutral" variant="outline" />
      </Chip>
      <div className="flex flex-wrap gap-2">
        <Button label="Add message" size="sm" variant="soft" onClick={() => setCount(count + 1)} />
        <Button label="Mark all as read" size="sm" color="neutral" variant="ghost" onClick={() => setCount(0)} />
      </div>
    </div>
  )
}
