import { Alert, Button } from '@frond/ui'
import { useState } from 'react'

/** The alert does not hide itself: `onOpenChange` updates the state. */
export default function ClosedAlert() {
  const [open, setOpen] = useState(true)

  return open ? (
    <Alert
      color="info"
      variant="soft"
      icon="lucide:info"
      title="Dark mode is available"
      description="Turn it on in your settings."
      close
      onOpenChange={setOpen}
    />
  ) : (
    <Button label="Show again" size="sm" color="neutral" variant="outline" onClick={() => setOpen(true)} />
  )
}
