import { Badge, Button, Marquee } from '@frond/ui'
import { useState } from 'react'

const words = ['Calm', 'Precise', 'Fast', 'Kind', 'Open']

/** Content that moves for more than five seconds needs a way to pause it. */
export default function ControlledMarquee() {
  const [paused, setPaused] = useState(false)
  return (
    <div className="grid w-full max-w-md justify-items-center gap-4">
      <Marquee paused={paused} className="[--duration:12s] [--gap:--spacing(3)]">
        {words.map((word) => (
          <Badge key={word} label={word} size="lg" variant="soft" />
        ))}
      </Marquee>
      <Button
        label={paused ? 'Go on' : 'Stop'}
        icon={paused ? 'lucide:play' : 'lucide:pause'}
        color="neutral"
        variant="outline"
        size="sm"
        onClick={() => setPaused(!paused)}
      />
    </div>
  )
}
