import { ColorPicker } from '@frond/ui'
import { useState } from 'react'

export default function ControlledColorPicker() {
  const [color, setColor] = useState('#8B5CF6')

  return (
    <div className="flex flex-wrap items-center gap-6">
      <ColorPicker value={color} onValueChange={setColor} />
      <svg viewBox="0 0 120 120" width="120" height="120" role="img" aria-label={`A leaf in ${color}`}>
        <path fill={color} d="M14 106C10 50 44 12 108 12c2 62-34 98-80 84 12-34 32-54 54-62-32 6-56 32-68 72z" />
      </svg>
    </div>
  )
}
