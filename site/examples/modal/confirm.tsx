import { Button, Modal } from '@frond/ui'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export default function ConfirmModal() {
  return (
    <Modal
      title="Delete project?"
      description="This also deletes all of its files."
      trigger={<Button label="Delete project" color="error" variant="soft" />}
      ui={{ footer: 'justify-end' }}
      footer={({ close }) => (
        <>
          <Button label="Cancel" color="neutral" variant="ghost" onClick={close} />
          <Button label="Delete" color="error" loadingAuto onClick={() => wait(800).then(close)} />
        </>
      )}
    >
      Its members lose access at once. This cannot be undone.
    </Modal>
  )
}
