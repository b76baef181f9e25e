import { useShortcuts } from '@frond/ui'
import { useRef, useState } from 'react'

export default function UsingInput() {
  const field = useRef<HTMLInputElement>(null)
  const [saved, setSaved] = useState('')
  useShortcuts({
    meta_enter: { handler: () => setSaved(field.current?.value ?? ''), usingInput: 'note' },
  })

  return (
    <label className="grid w-full max-w-xs grid-cols-1 gap-2 text-sm">
      Note
      <input
        ref={field}
        name="note"
        defaultValue="Water the ferns"
        className="h-8 rounded-md border border-accented bg-default px-2.5 outline-primary focus-visible:outline-2"
      />
      <span className="text-muted" aria-live="polite">
        {saved ? `Saved: ${saved}` : 'Ctrl or ⌘ with Enter saves while you type here.'}
      </span>
    </label>
  )
}
