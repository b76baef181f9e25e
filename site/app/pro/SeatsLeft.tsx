import { Progress } from '@frond/ui/progress'
import type { Seats } from './use-key-check'

/** How many seats of a license are in use. */
export function SeatsLeft({ used, total, left }: Seats) {
  return (
    <div role="status" className="grid gap-2 text-sm">
      <p className="flex justify-between gap-4">
        <span className="font-medium text-highlighted">
          {left === 0 ? 'No seats left' : left === 1 ? '1 seat left' : `${left} seats left`}
        </span>
        <span className="text-muted tabular-nums">
          {used} of {total} in use
        </span>
      </p>
      <Progress
        value={used}
        max={total}
        size="sm"
        color={left === 0 ? 'warning' : 'primary'}
        aria-label="Seats in use"
        getValueText={() => `${used} of ${total} seats`}
      />
      {left === 0 && (
        <p className="text-muted">A person who already has a seat can activate again. It is not counted twice.</p>
      )}
    </div>
  )
}
