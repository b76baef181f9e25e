import { setImmediate as nextRound } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

describe('fair queue', () => {
  it('grants one turn per iteration of the event loop', async () => {
    const waitForTurn = createFairQueue()
    let done = 0
    const all = Promise.all(Array.from({ length: 20 }, () => waitForTurn('a').then(() => (done += 1))))
    let before = 0
    for (let round = 0; done < 20; round += 1) {
      expect(round).toBeLessThan(30)
      await nextRound()
      expect(done - before).toBeLessThanOrEqual(1)
      before = done
    }
    await all
  })

  it('takes turns between visitors, regardless of the number of their requests', async () => {
    const waitForTurn = createFairQueue()
    const order: string[] = []
    const take = (visitor: string) => waitForTurn(visitor).then(() => order.push(visitor))
    await Promise.all([...Array.from({ length: 5 }, () => take('greedy')), take('a'), take('b'), take('a')])
    expect(order).toEqual(['greedy', 'a', 'b', 'greedy', 'a', 'greedy', 'greedy', 'greedy'])
  })

  it('grants a turn immediately if no other request waits, also later', async () => {
    const waitForTurn = createFairQueue()
    for (let round = 0; round < 3; round += 1) {
      let isDone = false
      void waitForTurn('a').then(() => (isDone = true))
      await nextRound()
      await nextRound()
      expect(isDone).toBe(true)
    }
  })
})
