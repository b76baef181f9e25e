import { ContextMenu, type ContextMenuItem } from '@frond/ui'
import { useState } from 'react'

export default function ContextMenuOfView() {
  const [grid, setGrid] = useState(true)
  const [zoom, setZoom] = useState(100)

  const items: ContextMenuItem[][] = [
    [{ label: 'Show grid', type: 'checkbox', checked: grid, onCheckedChange: setGrid, kbds: ['g'] }],
    [
      { type: 'label', label: 'Zoom' },
      ...[50, 100, 200].map((value) => ({
        label: `${value} %`,
        type: 'radio' as const,
        checked: value === zoom,
        onCheckedChange: () => setZoom(value),
      })),
    ],
  ]

  return (
    <ContextMenu items={items} aria-label="View">
      <div
        tabIndex={0}
        className={`flex h-40 w-full max-w-md items-center justify-center rounded-lg text-sm text-muted ring ring-default ${grid ? 'bg-[radial-gradient(var(--ui-border-accented)_1px,transparent_1px)] bg-size-[16px_16px]' : ''}`}
      >
        <span className="rounded-md bg-default px-2 py-1">{zoom} %</span>
      </div>
    </ContextMenu>
  )
}
