import { ColorModeButton } from '@frond/ui'
import { useState } from 'react'

export default function ColorModeButtonClick() {
  const [presses, setPresses] = useState(0)

  return (
    <div className="flex items-center gap-3 text-sm text-muted">
      <ColorModeButton
        onClick={(event) => {
          event.preventDefault()
          setPresses(presses + 1)
        }}
      />
      Pressed {presses} times. The mode did not change.
    </div>
  )
}
