import { Badge, ScrollArea } from '@frond/ui'
import { useState } from 'react'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

export default function ScrollingState() {
  const [isScrolling, setScrolling] = useState(false)

  return (
    <div className="grid w-full max-w-xs justify-items-start gap-3">
      <ScrollArea
        items={letters}
        onScroll={setScrolling}
        aria-label="Letters"
        className="h-48 w-full rounded-lg border border-default"
      >
        {({ item }) => <p className="px-4 py-2 text-sm">{item}</p>}
      </ScrollArea>
      <Badge
        label={isScrolling ? 'Scrolling' : 'At rest'}
        color={isScrolling ? 'primary' : 'neutral'}
        variant="subtle"
      />
    </div>
  )
}
