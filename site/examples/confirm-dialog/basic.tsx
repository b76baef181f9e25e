import { Button, ConfirmDialog } from '@frond/ui'
import { useState } from 'react'

export default function BasicConfirmDialog() {
  const [published, setPublished] = useState(false)

  return (
    <div className="flex items-center gap-4 text-sm">
      <ConfirmDialog
        title="Publish the article?"
        description="Your subscribers are notified by email."
        confirmLabel="Publish"
        trigger={<Button label="Publish" />}
        onConfirm={() => setPublished(true)}
      />
      {published ? 'Published' : 'Draft'}
    </div>
  )
}
