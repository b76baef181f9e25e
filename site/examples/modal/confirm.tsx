import { Button, Modal } from '@frond/ui'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export default function ConfirmModal() {
  return (
    <Modal
      title="Delete project?"
      description="All of its files go with it."
      trigger={<Button label="Delete project" color="error" variant="soft" />}
      ui={{ footer: 'justify-end' }}
      footer={({ close }) => (
        <>
          <Button label="Keep it" color="neutral" variant="ghost" onClick={close} />
          <Button label="Delete" color="error" loadingAuto onClick={() => wait(800).then(close)} />
        </>
      )}
    >
      Its members lose access at once. This cannot be undone.
    </Modal>
  )
}
