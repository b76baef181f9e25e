import { Button, ConfirmDialog } from '@frond/ui'
import { useState } from 'react'

export default function BasicConfirmDialog() {
  const [published, setPublished] = useState(false)

  return (
    <div className="flex items-center gap-4 text-sm">
      <ConfirmDialog
        title="Publish the article?"
        description="Your readers get a message."
        confirmLabel="Publish"
        trigger={<Button label="Publish" />}
        onConfirm={() => setPublished(true)}
      />
      {published ? 'Published' : 'A draft'}
    </div>
  )
}
