import { Button, Checkbox, Tooltip } from '@frond/ui'
import { useState } from 'react'

export default function TooltipOnDisabledButton() {
  const [accepted, setAccepted] = useState(false)

  return (
    <div className="flex flex-wrap items-center gap-4">
      <Checkbox
        label="I accept the terms"
        checked={accepted}
        onCheckedChange={(checked) => setAccepted(checked === true)}
      />
      <Tooltip text="Accept the terms first" disabled={accepted}>
        <Button label="Create account" disabled={!accepted} />
      </Tooltip>
    </div>
  )
}
