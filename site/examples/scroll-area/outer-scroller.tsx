import { ScrollArea } from '@frond/ui'
import { useRef } from 'react'

const lines = Array.from({ length: 5000 }, (_, index) => ({ id: index, text: `Line ${index + 1}` }))

export default function OuterScroller() {
  const page = useRef<HTMLDivElement>(null)

  return (
    <div
      ref={page}
      role="region"
      aria-label="Page"
      tabIndex={0}
      className="h-72 w-full max-w-sm overflow-y-auto rounded-lg border border-default"
    >
      <h3 className="px-4 pt-4 pb-2 font-semibold text-highlighted">Everything above scrolls away, too</h3>
      <ScrollArea items={lines} virtualize={{ estimateSize: 36, getScrollElement: () => page.current }}>
        {({ item }) => <p className="px-4 py-2 text-sm">{item.text}</p>}
      </ScrollArea>
    </div>
  )
}
