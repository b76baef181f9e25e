import { describe, expect, it } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

describe('rate limit', () => {
  it('allows a burst, then a steady rate', () => {
    const limit = createRateLimit({ burst: 3, perSecond: 2 })
    expect([1, 2, 3, 4].map(() => limit.take('a', 0))).toEqual([0, 0, 0, 1])
    expect([1, 2].map(() => limit.take('a', 500))).toEqual([0, 1])
    expect(limit.take('a', 1000)).toBe(0)
  })

  it('counts each visitor separately', () => {
    const limit = createRateLimit({ burst: 1, perSecond: 1 })
    expect([limit.take('a', 0), limit.take('b', 0), limit.take('a', 0)]).toEqual([0, 0, 1])
  })

  it('returns the time to wait', () => {
    const limit = createRateLimit({ burst: 1, perSecond: 0.1 })
    limit.take('a', 0)
    expect(limit.take('a', 0)).toBe(10)
    expect(limit.take('a', 9000)).toBe(1)
  })

  it('works if the clock goes backwards', () => {
    const limit = createRateLimit({ burst: 1, perSecond: 1 })
    limit.take('a', 10_000)
    expect(limit.take('a', 0)).toBe(1)
  })

  it('stores a limited number of visitors', () => {
    const limit = createRateLimit({ burst: 1, perSecond: 1 }, 100)
    for (let visitor = 0; visitor < 5000; visitor += 1) limit.take(String(visitor), 0)
    expect(limit.size).toBe(100)
    expect(limit.take('4999', 0)).toBe(1)
  })
})
