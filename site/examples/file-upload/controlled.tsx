import { Button, FileUpload } from '@frond/ui'
import { useState } from 'react'

export default function ControlledFileUpload() {
  const [files, setFiles] = useState<File[]>([])
  const bytes = files.reduce((sum, file) => sum + file.size, 0)

  return (
    <div className="grid w-96 gap-3">
      <FileUpload
        multiple
        value={files}
        onValueChange={setFiles}
        label="Drop your photos here"
        description="New files are added to the list"
        className="min-h-40"
      />
      <div className="flex items-center justify-between text-sm text-muted">
        <span>
          {files.length} files, {Math.round(bytes / 1024)} KB in total
        </span>
        <Button
          label="Clear"
          color="neutral"
          variant="ghost"
          size="sm"
          disabled={files.length === 0}
          onClick={() => setFiles([])}
        />
      </div>
    </div>
  )
}
