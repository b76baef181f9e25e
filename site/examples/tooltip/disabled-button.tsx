import { Button, Tooltip } from '@frond/ui'
import { useState } from 'react'

export default function TooltipOnDisabledButton() {
  const [accepted, setAccepted] = useState(false)

  return (
    <div className="flex items-center gap-4">
      <label className="flex items-center gap-2 text-sm">
        <input type="checkbox" checked={accepted} onChange={(event) => setAccepted(event.target.checked)} />I accept the
        terms
      </label>
      <Tooltip text="Accept the terms first" disabled={accepted}>
        <Button label="Create account" disabled={!accepted} />
      </Tooltip>
    </div>
  )
}
