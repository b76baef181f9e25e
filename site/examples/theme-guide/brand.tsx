import { Button, createTheme, Theme } from '@frond/ui'
import { contrast, createScale } from '@frond/ui/colors'
import { useState } from 'react'

/** Any colour will do: what is written on it is chosen so that it can be read. */
export default function BrandColor() {
  const [color, setColor] = useState('#7c3aed')
  const scale = createScale(color, { at: 600 })
  const theme = createTheme({ colors: { primary: scale } })

  return (
    <Theme theme={theme}>
      <div className="grid justify-items-center gap-4">
        <label className="flex items-center gap-2 text-sm">
          Brand color
          <input type="color" value={color} onChange={(event) => setColor(event.target.value)} />
        </label>
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
