import { Button, Modal } from '@frond/ui'
import { useState } from 'react'

export default function NotDismissibleModal() {
  const [refused, setRefused] = useState(0)

  return (
    <Modal
      dismissible={false}
      close={false}
      title="Your session has ended"
      trigger={<Button label="End session" />}
      onAfterLeave={() => setRefused(0)}
      onClosePrevent={() => setRefused(refused + 1)}
      footer={({ close }) => <Button label="Sign in again" onClick={close} />}
    >
      {refused > 0 ? 'Please use the button below.' : 'Escape and a press outside do not close this dialog.'}
    </Modal>
  )
}
