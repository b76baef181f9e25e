import { Banner, Button } from '@frond/ui'
import { useState } from 'react'

/** The example uses a new id each time, so that the banner can be closed more than once. */
export default function RememberedBanner() {
  const [round, setRound] = useState(1)

  return (
    <div className="grid w-full justify-items-center gap-4">
      <Banner
        id={`example-terms-${round}`}
        color="info"
        title="Our terms of service change on the first of next month."
        close
      />
      <Button
        label="Show again"
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
