import { Button, Checkbox } from '@frond/ui'
import { useState } from 'react'

export default function ControlledCheckbox() {
  const [accepted, setAccepted] = useState(false)

  return (
    <div className="grid justify-items-start gap-4">
      <Checkbox
        label="I have read the rules of the house"
        description="They hang beside the door."
        checked={accepted}
        onCheckedChange={setAccepted}
      />
      <Button label="Check in" disabled={!accepted} />
    </div>
  )
}
