import { expect, test } from 'vitest'
import { killWorkers } from './kill-workers.ts'
import { createPlace, storeKinds } from './stores.ts'

/** Starting processes takes most of the time. `npm run test:full` kills more of them. */
const KILLS = process.env.FROND_FULL ? 20 : 4

test.each(storeKinds)(
  'L15, W21, W22: a process killed at any moment loses and doubles nothing on %s',
  async (kind) => {
    const { kills, seats, purchases } = await killWorkers(await createPlace(kind), KILLS)
    expect(kills).toBe(KILLS)
    expect(seats).toBeGreaterThanOrEqual(KILLS)
    expect(purchases).toBeGreaterThan(0)
  },
  240_000,
)
