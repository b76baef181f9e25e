/** How often one visitor may do something. */
export interface Rate {
  /** How many times at once. */
  readonly burst: number
  /** How many more each second. */
  readonly perSecond: number
}

export interface RateLimit {
  /** Takes one turn of a visitor. Answers 0, or the seconds to wait where none is left. */
  take(visitor: string, now?: number): number
  readonly size: number
}

/** As many visitors are remembered; the one not seen for longest is forgotten first. */
const REMEMBERED = 10_000

/** A bucket for each visitor that fills up again with time. A forgotten visitor starts with a full one. */
export function createRateLimit({ burst, perSecond }: Rate, remembered = REMEMBERED): RateLimit {
  const buckets = new Map<string, { left: number; at: number }>()

  return {
    // The clock of the process: that of the machine may be set back or on.
    take(visitor, now = performance.now()) {
      const known = buckets.get(visitor)
      const refilled = known ? known.left + (Math.max(0, now - known.at) / 1000) * perSecond : burst
      const left = Math.min(burst, refilled)
      const isAllowed = left >= 1
      // Moved to the end, so that the first is the one to forget.
      buckets.delete(visitor)
      buckets.set(visitor, { left: isAllowed ? left - 1 : left, at: now })
      if (buckets.size > remembered) buckets.delete(buckets.keys().next().value!)
      return isAllowed ? 0 : Math.ceil((1 - left) / perSecond)
    },
    get size() {
      return buckets.size
    },
  }
}
