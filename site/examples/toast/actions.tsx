import { Button, useToast } from '@frond/ui'
import { useState } from 'react'

export default function ToastActions() {
  const toast = useToast()
  const [files, setFiles] = useState(3)

  function deleteFile() {
    setFiles((count) => count - 1)
    toast.add({
      title: 'File deleted',
      description: 'It stays in the trash for 30 days.',
      icon: 'lucide:trash-2',
      color: 'error',
      actions: [{ label: 'Undo', altText: 'Restore it from the bin.', onClick: () => setFiles((count) => count + 1) }],
    })
  }

  return (
    <Button
      label={`Delete one of ${files} files`}
      color="error"
      variant="soft"
      disabled={files === 0}
      onClick={deleteFile}
    />
  )
}
