import { Button, ConfirmDialog, createOverlay } from '@frond/ui'
import { useState } from 'react'

const confirm = createOverlay(ConfirmDialog, { props: { color: 'warning', confirmLabel: 'Leave' } })

/** Any function of the application may ask, also one that knows nothing of React. */
async function leavePage(): Promise<boolean> {
  return (await confirm.open({ title: 'Leave without saving?' })) ?? false
}

export default function OverlayOutsideReact() {
  const [left, setLeft] = useState<boolean>()

  return (
    <div className="flex items-center gap-4 text-sm">
      <Button label="Leave" color="neutral" variant="outline" onClick={async () => setLeft(await leavePage())} />
      {left !== undefined && (left ? 'You have left.' : 'You have stayed.')}
    </div>
  )
}
