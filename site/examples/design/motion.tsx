import { Button } from '@frond/ui'
import { useState } from 'react'

const tracks = [
  { ms: 100, curve: 'ease-in', use: 'What leaves, tooltips', className: 'duration-fast ease-in' },
  { ms: 150, curve: 'ease-out', use: 'Color, popups', className: 'duration-base ease-out' },
  { ms: 150, curve: 'ease-spring', use: 'Thumbs', className: 'duration-base ease-spring' },
  { ms: 250, curve: 'ease-out', use: 'Dialogs, heights', className: 'duration-slow ease-out' },
  { ms: 400, curve: 'ease-out', use: 'Slideovers, toasts', className: 'duration-slower ease-out' },
]

export default function Motion() {
  const [moved, setMoved] = useState(false)

  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button label="Play" icon="lucide:play" color="neutral" variant="outline" onClick={() => setMoved(!moved)} />
        <p className="hidden text-sm text-muted motion-reduce:block">
          Your system asks for less motion: fades stay, and things go to their places at once.
        </p>
      </div>
      <ul className="mt-6 space-y-6">
        {tracks.map((track) => (
          <li key={`${track.ms} ${track.curve}`} className="gap-6 sm:flex sm:items-center">
            <p className="grid grid-cols-[6fr_4fr_10fr] items-baseline text-xs wrap-anywhere sm:w-80 sm:shrink-0">
              <code className="font-mono text-highlighted">{track.curve}</code>
              <span className="text-muted tabular-nums">{track.ms} ms</span>
              <span className="text-muted">{track.use}</span>
            </p>
            <div className="@container mt-3 flex-1 rounded-full bg-elevated p-1 sm:mt-0">
              <div
                data-moved={moved || undefined}
                className={`size-4 rounded-full bg-primary transition-[translate] data-moved:translate-x-[calc(100cqw-100%)] motion-reduce:transition-none rtl:data-moved:-translate-x-[calc(100cqw-100%)] ${track.className}`}
              />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
