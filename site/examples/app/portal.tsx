import { App, Button, Modal } from '@frond/ui'
import { useState } from 'react'

/** Overlays are rendered inside the frame. */
export default function AppPortal() {
  const [frame, setFrame] = useState<HTMLElement | null>(null)

  return (
    <div
      ref={setFrame}
      className="relative h-80 w-full overflow-hidden rounded-lg p-4 ring ring-default [contain:layout]"
    >
      <App portal={frame ?? false}>
        <Modal title="Inside the frame" modal={false} trigger={<Button label="Open" />}>
          The modal covers only this frame.
        </Modal>
      </App>
    </div>
  )
}
