import { Alert, Button, useFileUpload, type FileRejection } from '@frond/ui'
import { useState } from 'react'

const words = {
  accept: 'is not a text',
  minSize: 'is empty',
  maxSize: 'is larger than 10 KB',
  maxFiles: 'is one too many',
}

export default function LimitedFileUpload() {
  const [name, setName] = useState<string>()
  const [rejections, setRejections] = useState<FileRejection[]>([])
  const { open, inputRef, dropzoneRef } = useFileUpload({
    accept: 'text/*,.md',
    minSize: 1,
    maxSize: 10 * 1024,
    onReject: setRejections,
    onUpdate([file]) {
      setName(file?.name)
      setRejections([])
    },
  })

  return (
    <div ref={dropzoneRef} className="grid w-96 grid-cols-1 gap-3 rounded-lg border border-default p-6">
      <input ref={inputRef} type="file" aria-label="Text" className="sr-only" tabIndex={-1} />
      <Button
        label={name ?? 'Choose a text'}
        icon="lucide:file-text"
        color="neutral"
        variant="outline"
        onClick={open}
      />
      {rejections.map(({ file, reason }) => (
        <Alert key={file.name} color="error" variant="soft" description={`${file.name} ${words[reason]}.`} />
      ))}
    </div>
  )
}
