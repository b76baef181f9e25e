import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { Refused } from '../problems.ts'
import type { Store } from '../store/open-store.ts'

/** How often something may happen: `burst` at once, and `count` in `perMs` on average. */
export interface Rate {
  readonly count: number
  readonly perMs: number
  /** @default count */
  readonly burst?: number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export const rates = {
  activate: { count: 10, perMs: MINUTE, burst: 5 },
  activateKey: { count: 20, perMs: HOUR },
  guess: { count: 20, perMs: HOUR },
  validate: { count: 60, perMs: MINUTE },
  validateKey: { count: 600, perMs: HOUR },
  deactivate: { count: 10, perMs: MINUTE },
  checkout: { count: 10, perMs: MINUTE },
  checkoutEmail: { count: 5, perMs: HOUR },
  purchase: { count: 60, perMs: MINUTE },
  resend: { count: 10, perMs: HOUR },
  resendEmail: { count: 3, perMs: HOUR },
  manage: { count: 30, perMs: MINUTE },
  download: { count: 30, perMs: HOUR },
  downloadLicense: { count: 100, perMs: 24 * HOUR },
  sandbox: { count: 60, perMs: MINUTE },
} as const satisfies Record<string, Rate>

export type RateName = keyof typeof rates

/** An address that sent too many unknown keys is refused for this long. */
const BLOCK_MS = 15 * MINUTE

/** Where buckets are kept. A bucket is the time at which it is full again. */
export interface Buckets {
  /** Takes one. Returns 0, or the milliseconds to wait. */
  take(name: string, rate: Rate, now: number): Promise<number>
  /** Until when a name is blocked, or 0. */
  find(name: string): Promise<number>
  set(name: string, fullAt: number): Promise<void>
}

export interface RateLimits {
  /** Throws `rate-limited` if there were too many. */
  check(name: RateName, subject: string): Promise<void>
  /** Like `check`, as an answer. */
  isAllowed(name: RateName, subject: string): Promise<boolean>
  /** Throws if the address has sent too many unknown keys. */
  checkGuesses(visitor: string): Promise<void>
  /** Counts a key that does not exist. */
  countGuess(visitor: string): Promise<void>
  /** Counts a text that is no key, or throws like `checkGuesses`. It uses the database only to block the address. */
  countMalformed(visitor: string): Promise<void>
}

export interface RateLimitOptions {
  readonly store: Store
  readonly isOn: boolean
  now(): Date
}

/** With Postgres the buckets are shared by all processes. With SQLite there is one process, and they are in memory. */
export function createRateLimits({ store, isOn, now }: RateLimitOptions): RateLimits {
  const memory = createMemoryBuckets()
  const shared = store.kind === 'postgres' ? createPostgresBuckets(store) : memory

  async function take(buckets: Buckets, name: RateName, subject: string): Promise<number> {
    return isOn ? buckets.take(toBucket(name, subject), rates[name], now().getTime()) : 0
  }

  async function checkBlock(buckets: Buckets, visitor: string): Promise<void> {
    if (!isOn) return
    const wait = (await buckets.find(toBucket('block', visitor))) - now().getTime()
    if (wait > 0) throw refuse('guess', wait)
  }

  /** Blocks an address that has reached the limit, in all processes. */
  async function count(buckets: Buckets, visitor: string): Promise<void> {
    const wait = await take(buckets, 'guess', visitor)
    if (wait === 0) return
    const bucket = toBucket('block', visitor)
    const until = now().getTime() + BLOCK_MS
    await memory.set(bucket, until)
    // While the store is down, the block holds in this process only.
    if (shared !== memory) await shared.set(bucket, until).catch(() => {})
  }

  return {
    async check(name, subject) {
      const wait = await take(shared, name, subject)
      if (wait > 0) throw refuse(name, wait)
    },
    isAllowed: async (name, subject) => (await take(shared, name, subject)) === 0,
    async checkGuesses(visitor) {
      await checkBlock(memory, visitor)
      await checkBlock(shared, visitor)
    },
    countGuess: (visitor) => count(shared, visitor),
    async countMalformed(visitor) {
      await checkBlock(memory, visitor)
      await count(memory, visitor)
    },
  }
}

function refuse(name: RateName, waitMs: number): Refused {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  const { count, perMs } = rates[name]
  return new Refused('rate-limited', {
    headers: {
      'Retry-After': String(seconds),
      RateLimit: `"${name}";r=0;t=${seconds}`,
      'RateLimit-Policy': `"${name}";q=${count};w=${perMs / 1000}`,
    },
  })
}

/** The subject is an address, a mail address or a hash of a key. None of them is kept. */
function toBucket(name: string, subject: string): string {
  return `${name}:${createHash('sha256').update(subject).digest('base64url')}`
}

/** The oldest buckets are forgotten first. */
const MAX_BUCKETS = 20_000

export function createMemoryBuckets(max = MAX_BUCKETS): Buckets {
  const buckets = new Map<string, number>()

  function set(name: string, fullAt: number): void {
    buckets.delete(name)
    buckets.set(name, fullAt)
    for (const oldest of buckets.keys()) {
      if (buckets.size <= max) break
      buckets.delete(oldest)
    }
  }

  return {
    async take(name, rate, now) {
      const { interval, capacity } = toTimes(rate)
      const fullAt = Math.max(buckets.get(name) ?? 0, now) + interval
      if (fullAt > now + capacity) return fullAt - now - capacity
      set(name, fullAt)
      return 0
    },
    find: async (name) => buckets.get(name) ?? 0,
    set: async (name, fullAt) => set(name, fullAt),
  }
}

/** One statement takes from a bucket, so processes that do so at once count correctly. */
function createPostgresBuckets(store: Store): Buckets {
  async function find(name: string): Promise<number> {
    const row = await store.run((db) =>
      db.selectFrom('rate_bucket').select('full_at_ms').where('name', '=', name).executeTakeFirst(),
    )
    return row?.full_at_ms ?? 0
  }

  return {
    find,
    async take(name, rate, now) {
      const { interval, capacity } = toTimes(rate)
      const next = sql`greatest(rate_bucket.full_at_ms, ${now}::float8) + ${interval}::float8`
      const { rows } = await store.run((db) =>
        sql`insert into rate_bucket (name, full_at_ms) values (${name}, ${now + interval})
          on conflict (name) do update set full_at_ms = ${next}
          where ${next} <= ${now + capacity}::float8 returning name`.execute(db),
      )
      return rows.length > 0 ? 0 : Math.max(1, (await find(name)) + interval - now - capacity)
    },
    async set(name, fullAt) {
      await store.run((db) =>
        db
          .insertInto('rate_bucket')
          .values({ name, full_at_ms: fullAt })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ full_at_ms: fullAt }))
          .execute(),
      )
    },
  }
}

function toTimes({ count, perMs, burst = count }: Rate): { interval: number; capacity: number } {
  const interval = perMs / count
  return { interval, capacity: interval * burst }
}
