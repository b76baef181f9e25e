import { Button, useFileUpload } from '@frond/ui'
import { useState } from 'react'

export default function BasicUseFileUpload() {
  const [names, setNames] = useState<string[]>([])
  const { isDragging, open, inputRef, dropzoneRef } = useFileUpload({
    multiple: true,
    accept: 'image/*',
    onUpdate: (files) => setNames(files.map((file) => file.name)),
  })

  return (
    <div
      ref={dropzoneRef}
      className={`grid w-96 grid-cols-1 justify-items-center gap-3 rounded-lg border p-6 text-sm ${isDragging ? 'border-primary bg-primary/10' : 'border-default'}`}
    >
      <input ref={inputRef} type="file" aria-label="Pictures" className="sr-only" tabIndex={-1} />
      <p className="text-muted">{names.length > 0 ? names.join(', ') : 'No pictures yet'}</p>
      <Button label="Choose pictures" color="neutral" variant="outline" onClick={open} />
    </div>
  )
}
