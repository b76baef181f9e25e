import { Button, Slideover } from '@frond/ui'
import { useState } from 'react'

export default function NotDismissibleSlideover() {
  const [refused, setRefused] = useState(false)

  return (
    <Slideover
      dismissible={false}
      title="Unsaved changes"
      trigger={<Button label="Edit article" />}
      onAfterLeave={() => setRefused(false)}
      onClosePrevent={() => setRefused(true)}
      footer={({ close }) => <Button label="Save and close" onClick={close} />}
    >
      {refused
        ? 'Save your changes, or press the close button.'
        : 'Escape and a press outside do not close this panel.'}
    </Slideover>
  )
}
