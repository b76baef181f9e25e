import { Kbd, useShortcuts } from '@frond/ui'
import { useState } from 'react'

export default function BasicShortcuts() {
  const [count, setCount] = useState(0)
  useShortcuts({
    meta_shift_u: () => setCount((before) => before + 1),
    meta_shift_i: () => setCount(0),
  })

  return (
    <div className="grid justify-items-center gap-3 text-sm">
      <output className="text-3xl font-semibold text-highlighted tabular-nums">{count}</output>
      <p className="flex flex-wrap items-center gap-1">
        Press <Kbd value="meta" /> <Kbd value="shift" /> <Kbd value="U" /> to count,
        <Kbd value="meta" /> <Kbd value="shift" /> <Kbd value="I" /> to begin again.
      </p>
    </div>
  )
}
