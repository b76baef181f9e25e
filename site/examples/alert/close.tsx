import { Alert, Button } from '@frond/ui'
import { useState } from 'react'

/** The alert only tells that it was closed: whether it goes is up to its owner. */
export default function ClosedAlert() {
  const [open, setOpen] = useState(true)

  return open ? (
    <Alert
      color="info"
      variant="soft"
      icon="lucide:info"
      title="Dark mode is here"
      description="Switch to it at the top of each page."
      close
      onOpenChange={setOpen}
    />
  ) : (
    <Button label="Show it again" size="sm" color="neutral" variant="outline" onClick={() => setOpen(true)} />
  )
}
