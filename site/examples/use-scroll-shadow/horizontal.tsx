import { Badge, useScrollShadow } from '@frond/ui'
import { useRef } from 'react'

const topics = ['Color', 'Type', 'Layout', 'Motion', 'Sound', 'Access', 'Speed', 'Words', 'Trust', 'Care']

export default function HorizontalScrollShadow() {
  const row = useRef<HTMLDivElement>(null)
  const { style } = useScrollShadow(row, { orientation: 'horizontal', size: 48 })

  return (
    <div ref={row} tabIndex={0} style={style} className="flex w-full max-w-xs gap-2 overflow-x-auto py-1">
      {topics.map((topic) => (
        <Badge key={topic} label={topic} color="neutral" variant="subtle" size="lg" className="shrink-0" />
      ))}
    </div>
  )
}
