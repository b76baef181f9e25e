import { Alert, Button } from '@frond/ui'
import { useState } from 'react'

/** `role="alert"` announces an alert that appears after the page has loaded. */
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
          title="Could not save"
          description="The connection was lost. Your changes are kept in this tab."
          actions={[{ label: 'Try again', onClick: () => setFailed(false) }]}
        />
      )}
    </div>
  )
}
