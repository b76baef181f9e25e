import { useScrollShadow } from '@frond/ui'
import { useRef } from 'react'

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

export default function BasicScrollShadow() {
  const list = useRef<HTMLUListElement>(null)
  const { style } = useScrollShadow(list)

  return (
    <ul ref={list} tabIndex={0} style={style} className="h-48 w-40 overflow-y-auto text-sm">
      {hours.map((hour) => (
        <li key={hour} className="border-b border-muted py-2 tabular-nums">
          {hour}
        </li>
      ))}
    </ul>
  )
}
