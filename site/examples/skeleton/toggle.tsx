import { Button, Card, Skeleton } from '@frond/ui'
import { useState } from 'react'

/** The skeleton has the shape of the content, so that the layout does not shift. */
export default function SkeletonToggle() {
  const [loading, setLoading] = useState(true)

  return (
    <div className="grid w-full max-w-sm justify-items-start gap-4">
      <Button
        label={loading ? 'Show the text' : 'Load again'}
        size="sm"
        variant="soft"
        onClick={() => setLoading(!loading)}
      />
      <Card className="w-full">
        {loading ? (
          <Skeleton aria-label="Loading the forecast" className="grid gap-3">
            <Skeleton className="h-5 w-32" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-2/3" />
          </Skeleton>
        ) : (
          <div className="grid gap-3">
            <h3 className="text-base leading-5 font-semibold">Tomorrow</h3>
            <p className="text-sm leading-7 text-muted">
              Fog in the valleys until noon, then sun. In the evening the wind turns to the west.
            </p>
          </div>
        )}
      </Card>
    </div>
  )
}
