import { Button, ColorPicker, createTheme, Popover, Theme } from '@frond/ui'
import { contrast, createScale } from '@frond/ui/colors'
import { useState } from 'react'

/** Works with any color: `createScale` chooses a text color that is readable on it. */
export default function BrandColor() {
  const [color, setColor] = useState('#7c3aed')
  const scale = createScale(color, { at: 600 })
  const theme = createTheme({ colors: { primary: scale } })

  return (
    <Theme theme={theme}>
      <div className="grid justify-items-center gap-4">
        <Popover
          aria-label="Brand color"
          renderContent={
            <div className="p-3">
              <ColorPicker value={color} onValueChange={setColor} aria-label="Brand color" />
            </div>
          }
        >
          <Button
            color="neutral"
            variant="outline"
            label="Brand color"
            renderLeading={
              <svg width="16" height="16" aria-hidden>
                <rect width="16" height="16" rx="4" fill={color} />
              </svg>
            }
          />
        </Popover>
        <div className="flex flex-wrap gap-2">
          <Button label="Save changes" />
          <Button label="Preview" variant="soft" />
          <Button label="Cancel" variant="link" />
        </div>
        <p className="text-sm text-muted">
          Text on the button: {contrast(scale.light.fill, scale.light.on).toFixed(1)} to 1 in light mode,{' '}
          {contrast(scale.dark.fill, scale.dark.on).toFixed(1)} to 1 in dark mode
        </p>
      </div>
    </Theme>
  )
}
