import { Button, Checkbox } from '@frond/ui'
import { useState } from 'react'

export default function ControlledCheckbox() {
  const [accepted, setAccepted] = useState(false)

  return (
    <div className="grid justify-items-start gap-4">
      <Checkbox
        label="I accept the terms of service"
        description="Required to create an account."
        checked={accepted}
        onCheckedChange={setAccepted}
      />
      <Button label="Create account" disabled={!accepted} />
    </div>
  )
}
