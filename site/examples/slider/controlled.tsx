import { Button, Slider } from '@frond/ui'
import { useState } from 'react'

export default function ControlledSlider() {
  const [volume, setVolume] = useState(40)

  return (
    <div className="flex w-full max-w-sm items-center gap-4">
      <Button
        icon={volume === 0 ? 'lucide:volume-x' : 'lucide:volume-2'}
        aria-label={volume === 0 ? 'Sound on' : 'Mute'}
        color="neutral"
        variant="ghost"
        onClick={() => setVolume(volume === 0 ? 40 : 0)}
      />
      <Slider aria-label="Volume" value={volume} onValueChange={setVolume} />
      <span className="w-8 text-end text-sm text-muted tabular-nums">{volume}</span>
    </div>
  )
}
