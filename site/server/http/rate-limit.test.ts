import { describe, expect, it } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

describe('rate limit', () => {
  it('lets a burst pass, then as many as come back with time', () => {
    const limit = createRateLimit({ burst: 3, perSecond: 2 })
    expect([1, 2, 3, 4].map(() => limit.take('a', 0))).toEqual([0, 0, 0, 1])
    expect([1, 2].map(() => limit.take('a', 500))).toEqual([0, 1])
    expect(limit.take('a', 1000)).toBe(0)
  })

  it('counts each visitor apart', () => {
    const limit = createRateLimit({ burst: 1, perSecond: 1 })
    expect([limit.take('a', 0), limit.take('b', 0), limit.take('a', 0)]).toEqual([0, 0, 1])
  })

  it('says how long to wait', () => {
    const limit = createRateLimit({ burst: 1, perSecond: 0.1 })
    limit.take('a', 0)
    expect(limit.take('a', 0)).toBe(10)
    expect(limit.take('a', 9000)).toBe(1)
  })

  it('does not fall for a clock that goes backwards', () => {
    const limit = createRateLimit({ burst: 1, perSecond: 1 })
    limit.take('a', 10_000)
    expect(limit.take('a', 0)).toBe(1)
  })

  it('remembers a bounded number of visitors', () => {
    const limit = createRateLimit({ burst: 1, perSecond: 1 }, 100)
    for (let visitor = 0; visitor < 5000; visitor += 1) limit.take(String(visitor), 0)
    expect(limit.size).toBe(100)
    expect(limit.take('4999', 0)).toBe(1)
  })
})
