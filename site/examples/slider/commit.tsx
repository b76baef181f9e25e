import { Slider } from '@frond/ui'
import { useState } from 'react'

export default function CommittedSlider() {
  const [saved, setSaved] = useState(20)

  return (
    <div className="grid w-full max-w-sm gap-3">
      <Slider
        aria-label="Temperature"
        min={15}
        max={25}
        step={0.5}
        defaultValue={20}
        tooltip
        onValueCommit={setSaved}
      />
      <p className="text-sm text-muted">The heating is set to {saved} °C.</p>
    </div>
  )
}
