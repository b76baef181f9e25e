import { Button, ColorPicker, Popover } from '@frond/ui'
import { useState } from 'react'

export default function ColorPickerInPopover() {
  const [color, setColor] = useState('#3B82F6')

  return (
    <Popover
      aria-label="Accent"
      renderContent={
        <div className="p-3">
          <ColorPicker value={color} onValueChange={setColor} aria-label="Accent" />
        </div>
      }
    >
      <Button
        color="neutral"
        variant="outline"
        label={color}
        renderLeading={
          <svg width="16" height="16" aria-hidden>
            <rect width="16" height="16" rx="4" fill={color} />
          </svg>
        }
      />
    </Popover>
  )
}
