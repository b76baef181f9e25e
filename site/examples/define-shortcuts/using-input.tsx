import { FormField, Input, useShortcuts } from '@frond/ui'
import { useRef, useState } from 'react'

export default function UsingInput() {
  const field = useRef<HTMLInputElement>(null)
  const [saved, setSaved] = useState('')
  useShortcuts({
    meta_enter: { handler: () => setSaved(field.current?.value ?? ''), usingInput: 'note' },
  })

  return (
    <div className="grid w-full max-w-xs grid-cols-1 gap-2 text-sm">
      <FormField label="Note">
        <Input ref={field} name="note" defaultValue="Water the ferns" className="w-full" />
      </FormField>
      <p className="text-muted" aria-live="polite">
        {saved ? `Saved: ${saved}` : 'Ctrl or ⌘ with Enter saves while you type here.'}
      </p>
    </div>
  )
}
