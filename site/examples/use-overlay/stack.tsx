import { Button, ConfirmDialog, Slideover, useOverlay, type OverlayProps } from '@frond/ui'

function Draft({ onClose, ...overlay }: OverlayProps) {
  const confirm = useOverlay().create(ConfirmDialog)

  async function discard() {
    if (await confirm.open({ title: 'Discard the draft?', color: 'error', confirmLabel: 'Discard' })) onClose?.()
  }

  return (
    <Slideover
      {...overlay}
      title="New message"
      footer={<Button label="Discard" color="error" variant="soft" onClick={discard} />}
    >
      Dear all, the meeting has been moved to Thursday.
    </Slideover>
  )
}

export default function OverlayStack() {
  const draft = useOverlay().create(Draft)

  return <Button label="Write" onClick={() => draft.open()} />
}
