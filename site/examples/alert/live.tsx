import { Alert, Button } from '@frond/ui'
import { useState } from 'react'

/** An alert that comes later has to be said aloud: it is given the role for it. */
export default function LiveAlert() {
  const [failed, setFailed] = useState(false)

  return (
    <div className="grid w-full justify-items-start gap-4">
      <Button label="Save" icon="lucide:save" onClick={() => setFailed(true)} />
      {failed && (
        <Alert
          role="alert"
          color="error"
          variant="soft"
          icon="lucide:circle-x"
          title="Not saved"
          description="The connection was lost. Your changes are still here."
          actions={[{ label: 'Try again', onClick: () => setFailed(false) }]}
        />
      )}
    </div>
  )
}
