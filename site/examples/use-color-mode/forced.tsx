import { Button, useColorMode } from '@frond/ui'
import { useState } from 'react'

/** Stands for a page that is always dark. */
function DarkPage() {
  useColorMode({ forced: 'dark' })
  return <p className="text-sm text-muted">This page is dark, whatever was chosen.</p>
}

export default function ForcedColorMode() {
  const [shown, setShown] = useState(false)

  return (
    <div className="grid justify-items-center gap-3">
      <Button label={shown ? 'Leave the page' : 'Go to the page'} onClick={() => setShown(!shown)} />
      {shown && <DarkPage />}
    </div>
  )
}
