import { Kbd, useShortcuts } from '@frond/ui'
import { useState } from 'react'

export default function ShortcutChain() {
  const [place, setPlace] = useState('Nowhere yet')
  useShortcuts(
    {
      'g-h': () => setPlace('Home'),
      'g-d': () => setPlace('Docs'),
      g: () => setPlace('Go where?'),
    },
    { chainDelay: 600 },
  )

  return (
    <div className="grid justify-items-center gap-3 text-sm">
      <output className="text-lg font-medium text-highlighted">{place}</output>
      <p className="flex flex-wrap items-center gap-1">
        <Kbd value="G" /> then <Kbd value="H" /> or <Kbd value="D" />
      </p>
    </div>
  )
}
