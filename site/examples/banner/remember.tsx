import { Banner, Button } from '@frond/ui'
import { useState } from 'react'

/** Its id is new each time it is asked for, so that it can be closed more than once here. */
export default function RememberedBanner() {
  const [round, setRound] = useState(1)

  return (
    <div className="grid w-full justify-items-center gap-4">
      <Banner id={`example-terms-${round}`} color="info" title="Our terms change on the first of next month." close />
      <Button
        label="Show it again"
        size="sm"
        color="neutral"
        variant="outline"
        onClick={() => {
          localStorage.removeItem(`frond-banner-example-terms-${round}`)
          setRound(round + 1)
        }}
      />
    </div>
  )
}
