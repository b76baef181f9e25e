import { Avatar, Button, FileUpload } from '@frond/ui'
import { useEffect, useState } from 'react'

export default function AvatarUpload() {
  const [file, setFile] = useState<File | null>(null)
  const src = useObjectUrl(file)

  return (
    <FileUpload value={file} onValueChange={setFile} accept="image/*" aria-label="Profile picture" className="w-auto">
      {({ open, removeFile }) => (
        <div className="flex flex-wrap items-center gap-3">
          <Avatar src={src} icon="lucide:user" size="3xl" />
          <Button label={file ? 'Change picture' : 'Upload picture'} color="neutral" variant="outline" onClick={open} />
          {file && <Button label="Remove" color="error" variant="ghost" onClick={() => removeFile()} />}
        </div>
      )}
    </FileUpload>
  )
}

/** Creates an object URL for the file and revokes it on cleanup. */
function useObjectUrl(file: File | null): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return
    const address = URL.createObjectURL(file)
    setUrl(address)
    return () => {
      URL.revokeObjectURL(address)
      setUrl(undefined)
    }
  }, [file])
  return url
}
