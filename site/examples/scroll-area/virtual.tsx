import { Button, ScrollArea, type ScrollAreaHandle } from '@frond/ui'
import { useRef } from 'react'

const numbers = Array.from({ length: 10_000 }, (_, index) => ({ id: index, label: `${index}² = ${index ** 2}` }))

export default function VirtualScrollArea() {
  const list = useRef<ScrollAreaHandle>(null)

  return (
    <div className="grid w-full max-w-xs grid-cols-1 gap-3">
      <ScrollArea
        items={numbers}
        virtualize={{ estimateSize: 36 }}
        handleRef={list}
        aria-label="Squares"
        className="h-64 rounded-lg border border-default"
      >
        {({ item }) => <p className="px-4 py-2 font-mono text-sm">{item.label}</p>}
      </ScrollArea>
      <div className="flex flex-wrap gap-2">
        <Button
          label="First"
          size="sm"
          color="neutral"
          variant="outline"
          onClick={() => list.current?.virtualizer.scrollToIndex(0)}
        />
        <Button
          label="The middle"
          size="sm"
          color="neutral"
          variant="outline"
          onClick={() => list.current?.virtualizer.scrollToIndex(5000, { align: 'center' })}
        />
        <Button
          label="Last"
          size="sm"
          color="neutral"
          variant="outline"
          onClick={() => list.current?.virtualizer.scrollToIndex(9999)}
        />
      </div>
    </div>
  )
}
