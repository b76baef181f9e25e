import { Button, extractShortcuts, Kbd, useShortcuts } from '@frond/ui'
import { useState } from 'react'

export default function ExtractedShortcuts() {
  const [last, setLast] = useState('')
  const actions = [
    { label: 'Duplicate', kbds: ['shift', 'd'], onSelect: () => setLast('Duplicated') },
    { label: 'Archive', kbds: ['shift', 'a'], onSelect: () => setLast('Archived') },
  ]
  useShortcuts(extractShortcuts(actions))

  return (
    <div className="grid justify-items-center gap-3">
      <div className="flex flex-wrap gap-2">
        {actions.map(({ label, kbds, onSelect }) => (
          <Button
            key={label}
            label={label}
            color="neutral"
            variant="outline"
            onClick={onSelect}
            renderTrailing={kbds.map((key) => (
              <Kbd key={key} value={key.length > 1 ? key : key.toUpperCase()} size="sm" />
            ))}
          />
        ))}
      </div>
      <output className="text-sm text-muted">{last || 'Press a button or its keys.'}</output>
    </div>
  )
}
