import { LruCache } from '../../lru-cache.ts'

/** A token bucket: how often one visitor may do something. */
export interface Rate {
  /** Size of the bucket. */
  readonly burst: number
  /** Tokens added per second. */
  readonly perSecond: number
}

export interface RateLimit {
  /** Takes a token. Returns 0, or the seconds to wait if the bucket is empty. */
  take(visitor: string, now?: number): number
  readonly size: number
}

/** Maximum visitors in memory. The one not seen for longest is removed first. */
const REMEMBERED = 10_000

/** One token bucket per visitor. A removed visitor starts with a full bucket again. */
export function createRateLimit({ burst, perSecond }: Rate, remembered = REMEMBERED): RateLimit {
  const buckets = new LruCache<string, { left: number; at: number }>({ limit: remembered })

  return {
    // A monotonic clock: the system clock can jump.
    take(visitor, now = performance.now()) {
      const known = buckets.get(visitor)
      const refilled = known ? known.left + (Math.max(0, now - known.at) / 1000) * perSecond : burst
      const left = Math.min(burst, refilled)
      const isAllowed = left >= 1
      buckets.set(visitor, { left: isAllowed ? left - 1 : left, at: now })
      return isAllowed ? 0 : Math.ceil((1 - left) / perSecond)
    },
    get size() {
      return buckets.count
    },
  }
}
